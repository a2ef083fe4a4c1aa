// The page's end of the console: presses go in, what there is to see and hear comes out as events.

import { Copy, Flash } from "./store.js";

const GAP_MS = 250; // a longer gap between two frames is a pause: the page was hidden
const BEHIND_US = 200000; // further behind than this, the console's time slips
const TAP_US = 50000; // a mouse or a script may be faster than the slowest contact
const FRAME_MS = 1000 / 60;
const EAGER_MS = 60; // after a hand has moved, one tick follows the other for so long
const PICTURE_US = 50000; // in so long the console draws one
const USUAL_BOARD = "esp32_devkitc";
const TOLD = [
  "colours", "lights", "tones", "records", "lines", "language", "text", "offers", "screen", "blocks", "hint", "playing", "moves",
  "replayed", "daily", "spelled", "names",
];

/**
 * One running console. Events, with `detail`: boards ({boards, board, wanted}: name -> title of each, which of them it
 * is, which it should have been), ready (facts), colours (as in facts), picture ({pixels, mA}), busy (ms of the last
 * tick), heap (bytes in use), replay (why not, or null), crash (text), taken (another tab has this console now), and
 * TOLD, which virtual/programs/web/page.py describes.
 */
export class Console extends EventTarget {
  constructor() {
    super();
    this.paused = false;
    this.worker = null;
  }

  /** Switch it on. language: where nobody has chosen one. kept: whether what is set and played is kept. */
  start(board, seed, language, kept = true) {
    this.stop();
    this.kept = kept;
    this.language = language;
    this.wanted = board;
    this.seed = seed;
    this.presses = [];
    this.moved = new Map(); // "seat button" -> when it moved last, µs
    this.latest = 0;
    this.commands = [];
    this.ready = this.waiting = this.peeking = false;
    this.origin = null; // page time in ms at which the console's time was 0
    this.now = 0; // the console's time in µs
    this.last = null;
    this.eagerUntil = 0;
    this.worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => this.hear(data);
    this.worker.onerror = (event) => this.crash(event.message || "the worker did not load");
    this.loop();
  }

  // The site's boards are known: one of them is put in, with what its flash has kept.
  open(boards) {
    const board = [this.wanted, USUAL_BOARD, ...Object.keys(boards)].find((name) => Object.hasOwn(boards, name));
    this.tell("boards", { boards, board, wanted: this.wanted });
    this.flash = this.kept ? new Flash(board, () => this.leave()) : new Copy(board);
    const less = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.worker.postMessage({ open: { board, seed: this.seed, files: this.flash.files, language: this.language, less } });
  }

  leave() {
    this.ready = false;
    this.stop();
    this.tell("taken", null);
  }

  stop() {
    cancelAnimationFrame(this.frame);
    this.worker?.terminate();
    this.worker = null;
    this.flash?.close();
  }

  /** A finger goes down on a button or leaves it. at: page time in ms; blocks: of this seat's mat, or null. */
  hand(pad, button, down, at, blocks = null) {
    if (!this.ready || this.paused) return;
    const stamp = Math.round((at - (this.origin ?? at)) * 1000);
    const key = `${pad} ${button}`;
    // Time may have slipped since the last one: presses keep their order, and a button its rest between two moves.
    this.latest = Math.max(stamp, this.latest);
    const us = Math.max(this.latest, (this.moved.get(key) ?? -TAP_US) + TAP_US);
    this.moved.set(key, us);
    this.presses.push({ at: us, pad, button, down, blocks });
    // What comes of it is not left waiting for the page's next frame.
    this.eagerUntil = performance.now() + EAGER_MS;
    this.hurry();
  }

  hurry() {
    const at = performance.now();
    if (this.origin !== null && at < this.eagerUntil && !this.waiting && !this.paused) this.tick(this.time(at));
  }

  // Page time in ms as the console's time in µs.
  time(at) {
    return Math.round((at - this.origin) * 1000);
  }

  /** A command of the serial link. */
  send(command) {
    this.commands.push(command);
  }

  /** Ask for the heap (event heap). */
  askHeap() {
    if (this.ready) this.worker.postMessage({ heap: true });
  }

  /** Play a recorded game, an array of lines (event replay). */
  replay(lines) {
    this.worker.postMessage({ replay: JSON.stringify(lines) });
  }

  /** In a replay, go on from where so many moves have been made. */
  seek(moves) {
    if (!this.ready) return;
    this.worker.postMessage({ seek: moves });
    if (this.paused) this.peek();
  }

  // While paused: let a picture be drawn of what there is now.
  peek() {
    this.peeking = this.waiting;
    if (!this.waiting) this.tick(this.now + PICTURE_US);
  }

  /** Begin the cards of a day. */
  daily(date) {
    if (this.ready) this.worker.postMessage({ daily: [date.getFullYear(), date.getMonth() + 1, date.getDate()] });
  }

  /** While paused: let one frame go by. */
  step() {
    if (this.ready && this.paused && !this.waiting) this.tick(this.now + 33000);
  }

  loop() {
    this.frame = requestAnimationFrame((at) => {
      this.loop();
      if (!this.ready) return;
      this.origin ??= at - this.now / 1000;
      const gap = at - (this.last ?? at);
      this.last = at;
      if (this.paused) this.origin += gap;
      else if (gap > GAP_MS) this.origin += gap - FRAME_MS;
      if (!this.waiting && !this.paused) this.tick(this.time(at));
    });
  }

  tick(now) {
    this.target = now;
    this.waiting = true;
    this.worker.postMessage({ tick: JSON.stringify({ now, presses: this.presses, send: this.commands }) });
    this.presses = [];
    this.commands = [];
  }

  hear({ boards, ready, out, pixels, busy, heap, replay, crash }) {
    if (crash !== undefined) return this.crash(crash);
    if (boards) return this.open(boards);
    if (ready) {
      this.ready = true;
      this.tell("ready", ready);
    } else if (heap !== undefined) {
      this.tell("heap", heap);
    } else if (replay !== undefined) {
      this.tell("replay", replay);
    } else {
      this.waiting = false;
      this.now = out.now;
      if (this.target - out.now > BEHIND_US) this.origin += (this.target - out.now) / 1000;
      if (out.files) this.flash.store(out.files);
      if (pixels) this.tell("picture", { pixels, mA: out.picture });
      for (const name of TOLD) {
        if (name in out) this.tell(name, out[name]);
      }
      this.tell("busy", busy);
      if (this.peeking && this.paused) this.peek();
      else this.hurry();
    }
  }

  crash(text) {
    this.ready = false;
    this.stop();
    this.tell("crash", text);
  }

  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
