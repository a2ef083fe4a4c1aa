// What the browser keeps between visits; without storage (a private window) nothing is kept and nothing breaks.
// It is checked here, once: whatever was damaged is put aside as `….bad`, and the page says so.

import { element, find } from "./dom.js";
import { say } from "./words.js";

const PREFIX = "fivefold/";
const FILES = 64;
const FILE_DIGITS = 128 * 1024; // 64 KiB; a console's own files have a few
const FILE_NAME = /^(?!\.)[\w.-]{1,80}(\/(?!\.)[\w.-]{1,80}){0,3}$/;
const HEXADECIMAL = /^([0-9a-f]{2})*$/;

/** Tell something on the page, until somebody closes it; only once. */
export function notice(text) {
  const place = find("#notices");
  if ([...place.children].some((other) => other.firstChild.textContent === text)) return;
  const line = element("p", {}, text, element("button", { type: "button", onclick: () => line.remove() }, say("close")));
  place.append(line);
}

function read(key) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

function write(key, text) {
  try {
    localStorage.setItem(PREFIX + key, text);
    return true;
  } catch {
    return false; // full or forbidden
  }
}

/** What was saved as `name`. clean(value) gives what is good of it, undefined for nothing; title: a word of the page. */
export function load(name, title, clean, otherwise) {
  const text = read(name);
  if (text === null) return otherwise;
  let good;
  try {
    good = clean(JSON.parse(text));
  } catch {
    good = undefined;
  }
  if (JSON.stringify(good) !== text) {
    write(`${name}.bad`, text);
    if (good === undefined) forget(name);
    else save(name, good);
    notice(say("damaged", say(title)));
  }
  return good ?? otherwise;
}

/** Keep a value; whether that worked. */
export function save(name, value) {
  return write(name, JSON.stringify(value));
}

export function forget(name) {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}

/** The value itself when it is a whole number from `least` to `most`. */
export const whole = (least, most) => (value) => (Number.isInteger(value) && value >= least && value <= most ? value : undefined);

/** The value itself when it is of this type. */
export const only = (type) => (value) => (typeof value === type ? value : undefined);

const isMap = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Of a map of maps what `isGood(outer key, inner key, value)` lets pass. */
export const entries = (isGood) => (value) => {
  if (!isMap(value)) return undefined;
  const good = {};
  for (const outer of Object.keys(value)) {
    if (!isMap(value[outer])) continue;
    const inner = Object.entries(value[outer]).filter(([name, found]) => isGood(outer, name, found));
    if (inner.length) good[outer] = Object.fromEntries(inner);
  }
  return good;
};

function files(value) {
  if (!isMap(value)) return undefined;
  const isGood = ([name, data]) => FILE_NAME.test(name) && typeof data === "string" && data.length <= FILE_DIGITS
    && HEXADECIMAL.test(data);
  return Object.fromEntries(Object.entries(value).filter(isGood).slice(0, FILES));
}

const flashName = (board) => `flash/${board}`;

/** A copy of the flash of a board, for a console that nothing is kept of. */
export class Copy {
  constructor(board) {
    this.files = load(flashName(board), "of_files", files, {});
  }

  store() {}

  close() {}
}

/**
 * The console's own files on the flash of one board: name -> hexadecimal content.
 *
 * One tab has them at a time, the one that was opened last: two consoles with one flash would each undo what the
 * other has saved. `taken()` is called when another tab has them now; nothing is written then.
 */
export class Flash {
  constructor(board, taken) {
    this.name = flashName(board);
    this.tab = Array.from(crypto.getRandomValues(new Uint32Array(2))).join("-");
    this.owner = `tab/${board}`;
    this.owned = write(this.owner, this.tab);
    this.files = load(this.name, "of_files", files, {});
    this.taken = taken;
    this.watch = ({ key }) => key === PREFIX + this.owner && this.isTaken() && taken();
    addEventListener("storage", this.watch);
  }

  isTaken() {
    return this.owned && (read(this.owner) ?? this.tab) !== this.tab;
  }

  close() {
    removeEventListener("storage", this.watch);
  }

  store(changes) {
    if (this.isTaken()) return this.taken();
    for (const [name, data] of Object.entries(changes)) {
      if (data === null) delete this.files[name];
      else this.files[name] = data;
    }
    if (!save(this.name, this.files)) notice(say("storage_full"));
  }

  /** Go on with an empty flash; what was there stays beside it. */
  putAside() {
    if (this.isTaken()) return;
    save(`${this.name}.bad`, this.files);
    forget(this.name);
  }
}
