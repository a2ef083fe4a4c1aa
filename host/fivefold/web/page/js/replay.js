// A recorded game, from a file or from the fragment of a link, played again with a slider through its moves.
//
// A fragment stays in the browser: no server ever sees the game. The console on which it is played keeps nothing.

import { find } from "./dom.js";
import { notice } from "./store.js";
import { say } from "./words.js";

const MARK = "#replay=";
const MOST = 1 << 20; // bytes of an unpacked game; a long one has a hundredth of it

async function through(bytes, transform, most = Infinity) {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const parts = [];
  let size = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    size += value.length;
    if (size > most) throw new RangeError("too large");
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The lines of a recording as text for a link. */
export async function pack(lines) {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(lines)), new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The other way round; throws for what is no packed recording. */
export async function unpack(text) {
  const packed = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw"), MOST)));
}

/** The address that plays a recording. */
export async function link(lines) {
  return location.href.split(/[?#]/)[0] + MARK + (await pack(lines));
}

/** Copy a text; whether the browser did so. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export class Replay {
  /** restart() switches the console on anew: without keeping anything while `lines` is set. */
  constructor(live, restart) {
    this.live = live;
    this.restart = restart;
    this.lines = null;
    live.addEventListener("ready", () => this.lines && live.replay(this.lines));
    live.addEventListener("replay", ({ detail: refused }) => this.begin(refused));
    live.addEventListener("moves", ({ detail }) => this.show(...detail));
    addEventListener("hashchange", () => this.fromLink());
    find("#position").addEventListener("input", ({ target }) => {
      this.tell(Number(target.value), Number(target.max));
      live.seek(Number(target.value));
    });
    find("#play").addEventListener("click", () => this.hold(!live.paused));
    find("#leave").addEventListener("click", () => this.leave());
  }

  /** Open what the address holds, if it does; whether it does. */
  fromLink() {
    if (!location.hash.startsWith(MARK)) return false;
    unpack(location.hash.slice(MARK.length)).then((lines) => this.open(lines), () => this.refuse("no_replay"));
    return true;
  }

  /** Play these lines. */
  open(lines) {
    this.lines = lines;
    this.restart();
  }

  begin(refused) {
    if (refused) return this.refuse("no_game");
    find("#replay").hidden = false;
    document.body.classList.add("replaying");
    this.hold(false);
  }

  refuse(why) {
    notice(say(why));
    this.leave();
  }

  leave() {
    this.lines = null;
    find("#replay").hidden = true;
    document.body.classList.remove("replaying");
    if (location.hash) history.replaceState(null, "", location.pathname + location.search);
    this.hold(false);
    this.restart();
  }

  hold(paused) {
    this.live.paused = paused;
    const sign = paused ? "play" : "pause";
    find("#play").setAttribute("aria-label", say(sign));
    find("#play use").setAttribute("href", `icons.svg#${sign}`);
  }

  show(made, all) {
    const slider = find("#position");
    slider.max = all;
    if (document.activeElement !== slider || !this.live.paused) slider.value = made;
    this.tell(made, all);
  }

  tell(made, all) {
    find("#made").textContent = say("move_of", made, all);
  }
}
