// The keyboard as pads: a map of keys for every seat, shown on the page and changeable.

import { entries, load, save } from "./store.js";

// By the place on the keyboard, so that they lie well on every layout.
const USUAL = {
  1: { MATCH: "Enter", UP: "ArrowUp", DOWN: "ArrowDown", LEFT: "ArrowLeft", RIGHT: "ArrowRight", BACK: "Backspace" },
  2: { MATCH: "KeyE", UP: "KeyW", DOWN: "KeyS", LEFT: "KeyA", RIGHT: "KeyD", BACK: "KeyQ" },
  3: { MATCH: "KeyO", UP: "KeyI", DOWN: "KeyK", LEFT: "KeyJ", RIGHT: "KeyL", BACK: "KeyU" },
  4: { MATCH: "Numpad0", UP: "Numpad8", DOWN: "Numpad5", LEFT: "Numpad4", RIGHT: "Numpad6", BACK: "NumpadDecimal" },
  5: { MATCH: "KeyY", UP: "KeyT", DOWN: "KeyG", LEFT: "KeyF", RIGHT: "KeyH", BACK: "KeyR" },
  6: { MATCH: "Quote", UP: "Semicolon", DOWN: "Period", LEFT: "Comma", RIGHT: "Slash", BACK: "KeyM" },
};
const NAMES = {
  ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", Backspace: "⌫", Enter: "⏎", Space: "␣",
  Semicolon: ";", Quote: "'", Comma: ",", Period: ".", Slash: "/", Backslash: "\\", BracketLeft: "[",
  BracketRight: "]", Minus: "-", Equal: "=", Backquote: "`", NumpadDecimal: "Num .", Escape: "Esc",
};
const MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"]);
const CODE = /^\w{1,24}$/; // such as "KeyE"

/** How a key is called. */
export function keyName(code) {
  return NAMES[code] ?? code.replace(/^(Key|Digit)/, "").replace(/^Numpad/, "Num ");
}

/** The map; `changed` is called when it changes. */
export class Keys {
  constructor(hand) {
    this.hand = hand;
    this.map = structuredClone(USUAL);
    const isKey = (seat, button, code) => Object.hasOwn(USUAL, seat) && Object.hasOwn(USUAL[seat], button)
      && typeof code === "string" && CODE.test(code);
    const own = load("keys", "of_keys", entries(isKey), {});
    for (const seat in own) Object.assign(this.map[seat], own[seat]);
    this.seats = [];
    this.held = new Map();
    this.catching = null;
    this.changed = () => {};
    addEventListener("keydown", (event) => this.down(event));
    addEventListener("keyup", (event) => this.up(event));
    addEventListener("blur", () => this.releaseAll());
  }

  /** The key of a button, as people call it. */
  name(seat, button) {
    return keyName(this.map[seat][button]);
  }

  /**
   * The next key pressed becomes the key of a button; whoever had it before gets the old one. done(whether a key was
   * taken) is called then, or when it comes to nothing.
   */
  catch(seat, button, done) {
    this.forget();
    this.catching = { seat, button, done };
  }

  /** Wait for a new key no longer. */
  forget() {
    const waiting = this.catching;
    this.catching = null;
    waiting?.done(false);
  }

  take(code) {
    const { seat, button, done } = this.catching;
    this.catching = null;
    const old = this.map[seat][button];
    for (const other in this.map) {
      for (const name in this.map[other]) if (this.map[other][name] === code) this.map[other][name] = old;
    }
    this.map[seat][button] = code;
    save("keys", this.map);
    this.changed();
    done(true);
  }

  reset() {
    this.map = structuredClone(USUAL);
    save("keys", {});
    this.changed();
  }

  find(code) {
    for (const seat of this.seats) {
      for (const button in this.map[seat]) if (this.map[seat][button] === code) return [seat, button];
    }
    return null;
  }

  down(event) {
    if (this.catching) {
      event.preventDefault();
      if (event.repeat || event.key === "Unidentified" || MODIFIERS.has(event.key)) return;
      if (["Escape", "Tab"].includes(event.code)) this.forget();
      else this.take(event.code);
      return;
    }
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isForControl(event)) return;
    const found = this.find(event.code);
    if (!found) return;
    event.preventDefault();
    if (event.repeat || this.held.has(event.code)) return;
    this.held.set(event.code, found);
    this.hand(...found, true, event.timeStamp);
  }

  up(event) {
    const found = this.held.get(event.code);
    if (!found) return;
    this.held.delete(event.code);
    this.hand(...found, false, event.timeStamp);
  }

  releaseAll() {
    for (const found of this.held.values()) this.hand(...found, false, performance.now());
    this.held.clear();
  }
}

// Keys that a control of the page itself needs, such as Enter on a button or arrows in a list.
function isForControl({ target, code }) {
  if (document.querySelector("dialog[open]")) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest("input, select, textarea")) return true;
  return ["Enter", "Space", "NumpadEnter"].includes(code) && !!target.closest("button:not(.block), a, summary");
}
