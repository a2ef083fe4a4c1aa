// The dialog that shows and changes the keys.

import { element, find } from "./dom.js";

export function openKeys(keys, seats) {
  const dialog = find("#keyboard");
  const buttons = Object.keys(keys.map[1]);
  const head = element("tr", {}, element("th", { scope: "col" }, "Seat"));
  for (const button of buttons) head.append(element("th", { scope: "col" }, button));
  const rows = seats.map((seat) => {
    const row = element("tr", {}, element("th", { scope: "row" }, String(seat)));
    for (const button of buttons) row.append(element("td", {}, keyButton(keys, seat, button, () => openKeys(keys, seats))));
    return row;
  });
  find("#keyboard table").replaceChildren(element("thead", {}, head), element("tbody", {}, ...rows));
  find("#usual").onclick = () => {
    keys.reset();
    openKeys(keys, seats);
  };
  dialog.onclose = () => (keys.catching = null);
  if (!dialog.open) dialog.showModal();
}

function keyButton(keys, seat, button, done) {
  const name = keys.name(seat, button);
  const made = element("button", { type: "button", "aria-label": `Seat ${seat} ${button}: ${name}. Change` }, name);
  made.addEventListener("click", () => {
    made.textContent = "press a key";
    keys.catch(seat, button, done);
  });
  return made;
}
