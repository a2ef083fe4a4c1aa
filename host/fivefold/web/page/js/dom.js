// A small helper for making elements.

/** element("button", { class: "x", "aria-label": "…", onclick: f, disabled: true }, "text", child, …) */
export function element(tag, attributes = {}, ...children) {
  const made = tag === "svg" || tag === "rect" ? document.createElementNS("http://www.w3.org/2000/svg", tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

export const find = (selector) => document.querySelector(selector);
