// The dialog that shows and changes the keys.

import { element, find } from "./dom.js";
import { say } from "./words.js";

export function openKeys(keys, seats) {
  const dialog = find("#keyboard");
  show(keys, seats);
  find("#usual").onclick = () => {
    keys.reset();
    show(keys, seats);
  };
  dialog.onclose = () => keys.forget();
  if (!dialog.open) dialog.showModal();
}

function show(keys, seats) {
  const buttons = Object.keys(keys.map[1]);
  const head = element("tr", {}, element("th", { scope: "col" }, say("player")));
  for (const button of buttons) head.append(element("th", { scope: "col" }, button));
  const rows = seats.map((seat) => {
    const row = element("tr", {}, element("th", { scope: "row" }, String(seat)));
    for (const button of buttons) row.append(element("td", {}, keyButton(keys, seats, seat, button)));
    return row;
  });
  find("#keyboard table").replaceChildren(element("thead", {}, head), element("tbody", {}, ...rows));
}

// Whoever clicks it asks for a change: the next key pressed is taken, and Escape, Tab or a click elsewhere takes none.
function keyButton(keys, seats, seat, button) {
  const name = keys.name(seat, button);
  const made = element("button", { type: "button", "aria-label": say("change_key", seat, button, name) }, name);
  const reset = () => {
    made.textContent = name;
    made.classList.remove("catching");
  };
  made.addEventListener("click", () => {
    made.textContent = say("press_key");
    made.classList.add("catching");
    keys.catch(seat, button, (taken) => {
      if (!taken) return reset();
      show(keys, seats);
      find("#keyboard [autofocus]").focus();
    });
  });
  made.addEventListener("blur", () => made.classList.contains("catching") && keys.forget());
  return made;
}
