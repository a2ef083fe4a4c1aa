// A pad on the table: the big MATCH button with its light, and the small ones.

import { element } from "./dom.js";
import { glow } from "./matrix.js";
import { say } from "./words.js";

const SIGNS = { UP: "▲", DOWN: "▼", LEFT: "◀", RIGHT: "▶", BACK: "⟲" };
const TAP_MS = 120;

export class Pad {
  /** hand(seat, button, down, at) is called when a button moves. */
  constructor(seat, buttons, hand) {
    this.seat = seat;
    this.hand = hand;
    this.fingers = new Map(); // button -> how many fingers and keys hold it
    this.buttons = {};
    for (const button of buttons) this.buttons[button] = this.makeButton(button);
    const { MATCH, ...small } = this.buttons;
    this.element = element("div", { class: "pad" }, element("div", { class: "nav" }, ...Object.values(small)), MATCH);
  }

  makeButton(button) {
    const sign = button in SIGNS ? element("span", { "aria-hidden": "true" }, SIGNS[button]) : button;
    const key = element("kbd", { "aria-hidden": "true" });
    const made = element(
      "button",
      { type: "button", class: `padbutton ${button.toLowerCase()}`, "aria-label": say("seat_button", this.seat, button) },
      sign,
      key,
    );
    made.keyHint = key;
    const byKey = (event) => event.code === "Enter" || event.code === "Space";
    const listeners = {
      pointerdown: (event) => {
        if (event.button !== 0) return;
        made.setPointerCapture(event.pointerId);
        made.pointer = event.pointerId;
        this.move(button, 1, event.timeStamp);
      },
      // Comes after every end: finger lifted, taken away by the system, or the window left.
      lostpointercapture: (event) => this.move(button, -1, event.timeStamp),
      keydown: (event) => {
        if (!byKey(event)) return;
        event.preventDefault();
        if (!event.repeat) this.move(button, 1, event.timeStamp);
      },
      keyup: (event) => {
        if (!byKey(event)) return;
        event.preventDefault();
        this.move(button, -1, event.timeStamp);
      },
      contextmenu: (event) => event.preventDefault(),
      // A press by a screen reader or by voice has no pointer and no key.
      click: (event) => {
        if (event.detail !== 0) return;
        this.move(button, 1, event.timeStamp);
        setTimeout(() => this.move(button, -1, performance.now()), TAP_MS);
      },
    };
    for (const [name, listener] of Object.entries(listeners)) made.addEventListener(name, listener);
    return made;
  }

  /** Write the words anew, after a change of language. */
  speak() {
    for (const [button, made] of Object.entries(this.buttons)) made.setAttribute("aria-label", say("seat_button", this.seat, button));
  }

  /** One finger more (1) or less (-1) on a button. */
  move(button, fingers, at) {
    const before = this.fingers.get(button) ?? 0;
    const now = Math.max(0, before + fingers);
    this.fingers.set(button, now);
    if (!before !== !now) this.hand(this.seat, button, now > 0, at);
  }

  /** Show whether a button is down, whoever pressed it. */
  showPressed(button, down) {
    this.buttons[button].classList.toggle("pressed", down);
  }

  showLight(colour) {
    const dark = colour.every((value) => value === 0);
    this.element.classList.toggle("dark", dark);
    this.element.style.setProperty("--light", glow(colour));
  }

  showKeys(name) {
    for (const [button, made] of Object.entries(this.buttons)) made.keyHint.textContent = name(this.seat, button);
  }
}
