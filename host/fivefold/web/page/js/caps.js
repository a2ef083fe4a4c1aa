// What a pad's buttons do now, as the console says it: caps with the keys, the gamepad's buttons or the pad's own signs.

import { element } from "./dom.js";

const SIGNS = { UP: "▲", DOWN: "▼", LEFT: "◀", RIGHT: "▶", BACK: "⟲" };
const GAMEPAD = { MATCH: "A", BACK: "B", UP: "✚▲", DOWN: "✚▼", LEFT: "✚◀", RIGHT: "✚▶" };

export class Caps {
  /** keyName(seat, button): how the key of a button is called. */
  constructor(seat, keyName) {
    this.seat = seat;
    this.keyName = keyName;
    this.by = matchMedia("(pointer: coarse)").matches ? "touch" : "keys";
    this.offers = [];
    this.held = "{}";
    this.element = element("ul", { class: "caps" });
  }

  /** offers: of [button, ms to be held or 0, text], the main one first; held: how one is called that is held. */
  show(offers, held) {
    this.offers = offers;
    this.held = held;
    this.draw();
  }

  /** The player has used keys, gamepad or touch. */
  use(by) {
    if (by === this.by) return;
    this.by = by;
    this.draw();
  }

  draw() {
    // Buttons that do the same share a line.
    const lines = new Map();
    for (const [button, ms, text] of this.offers) {
      const line = lines.get(`${ms} ${text}`) ?? { ms, text, buttons: [] };
      line.buttons.push(button);
      lines.set(`${ms} ${text}`, line);
    }
    this.element.replaceChildren(...[...lines.values()].map((line) => this.line(line)));
  }

  line({ ms, text, buttons }) {
    const names = buttons.map((button) => this.name(button)).join(" ");
    return element("li", ms ? { class: "held" } : {}, element("kbd", { "data-button": buttons[0] }, ms ? this.held.replace("{}", names) : names), ` ${text}`);
  }

  name(button) {
    if (this.by === "keys") return this.keyName(this.seat, button);
    return (this.by === "gamepad" && GAMEPAD[button]) || (SIGNS[button] ?? button);
  }
}
