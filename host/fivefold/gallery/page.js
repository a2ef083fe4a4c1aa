"use strict";
const bar = document.getElementById("bar");
const figures = [...document.querySelectorAll(".shots figure")];
const words = new Map(figures.map((figure) => {
  const above = figure.closest(".script").querySelector("h3").textContent;
  const caption = figure.querySelector("figcaption");
  return [figure, `${above} ${caption.title} ${caption.textContent}`.toLowerCase()];
}));
if (matchMedia("(prefers-reduced-motion: reduce)").matches) bar.elements.moving.checked = false;

// What is chosen stands in the address, so that a view can be sent to somebody.
for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
  const field = bar.elements[name];
  if (field?.type === "checkbox") field.checked = value === "1";
  else if (field) field.value = value;
}

function show() {
  const { q, part, display, palette, language, sight, moving } = bar.elements;
  const wanted = q.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const figure of figures) {
    const fits =
      (!part.value || figure.closest(".part").dataset.part === part.value) &&
      [display, palette, language].every((field) => !field.value || figure.dataset[field.name] === field.value) &&
      wanted.every((word) => words.get(figure).includes(word));
    figure.hidden = !fits;
    if (fits) count += 1;
    const image = figure.querySelector("img");
    const source = moving.checked ? image.dataset.gif : image.dataset.png;
    if (fits && source && image.getAttribute("src") !== source) image.src = source;
  }
  for (const box of document.querySelectorAll(".script, .part")) {
    box.hidden = !box.querySelector("figure:not([hidden])");
  }
  document.querySelector(".colours").hidden = Boolean(part.value || q.value);
  for (const image of document.querySelectorAll(".led")) {
    image.style.filter = sight.value ? `url(#${sight.value})` : "";
  }
  document.getElementById("count").textContent = `${count} of ${figures.length}`;
  const state = new URLSearchParams();
  for (const field of bar.elements) {
    if (field.name) state.set(field.name, field.type === "checkbox" ? Number(field.checked) : field.value);
  }
  history.replaceState(null, "", `#${state}`);
}

bar.addEventListener("input", show);
bar.addEventListener("submit", (event) => event.preventDefault());
show();
