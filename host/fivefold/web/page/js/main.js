// Puts the page together.

import { Caps } from "./caps.js";
import { Console } from "./console.js";
import { element, find } from "./dom.js";
import { Gamepads } from "./gamepads.js";
import { openKeys } from "./keyboard.js";
import { Keys } from "./keys.js";
import { layOut } from "./layout.js";
import { Maker } from "./maker.js";
import { Mat } from "./mat.js";
import { Matrix } from "./matrix.js";
import { Pad } from "./pads.js";
import { Replay } from "./replay.js";
import { Sound } from "./sound.js";
import { load, save, whole } from "./store.js";
import { Today } from "./today.js";
import { fromBrowser, loadWords, say, speak } from "./words.js";

await loadWords();
const live = new Console();
const sound = new Sound();
const keys = new Keys(handBy("keys"));
const gamepads = new Gamepads(handBy("gamepad"));
const replay = new Replay(live, restart);
const maker = new Maker(live, restart, (lines) => replay.open(lines));
new Today(live, () => maker.lines);
let seats = []; // of { pad, mat, element }, seat 1 first
let matrices = [];
let people = load("people", "of_players", whole(1, 6), 1);
let lastUsed = "";
let lastSeat = null; // whose pad or blocks were used last
let aspect = 1; // of the console's case

const isBehind = () => document.querySelector("dialog[open]") !== null;

// The caps of a seat show what its player uses.
function handBy(by) {
  return (seat, ...move) => {
    seats[seat - 1]?.caps.use(by);
    hand(seat, ...move);
  };
}

function hand(seat, button, down, at) {
  const place = seats[seat - 1];
  if (!place || (down && isBehind())) return;
  sound.wake();
  lastSeat = place;
  place.pad.showPressed(button, down);
  live.hand(seat, button, down, at, button === "MATCH" ? place.mat.placements() : null);
}

function restart() {
  find("#crash").hidden = true;
  find("#elsewhere").hidden = true;
  find("#says").textContent = say("starting");
  useBlocks([]);
  delete document.body.dataset.screen;
  live.start(maker.board, Math.floor(Math.random() * 2 ** 29), fromBrowser(), replay.lines === null);
}

function build(facts) {
  const views = facts.sides === 2 ? ["front", "back"] : ["matrix"];
  const width = facts.width / facts.sides;
  aspect = (facts.sides * width * (facts.sides === 2 ? 1.04 : 1)) / facts.height;
  matrices = [];
  const canvases = views.map((name, side) => {
    const canvas = element("canvas", { role: "img", "data-label": name, "aria-label": say(name) });
    canvas.style.aspectRatio = `${width} / ${facts.height}`;
    matrices.push([canvas, width, facts.height, side * width, facts.width]);
    return element("div", { class: "diffuser" }, canvas);
  });
  find("#matrix").replaceChildren(...canvases);
  matrices = matrices.map((parts) => new Matrix(...parts));
  find("#mats").replaceChildren();
  lastSeat = null;
  seats = facts.seats.map((seat, place) => {
    const pad = new Pad(seat, facts.buttons, handBy("touch"));
    const mat = new Mat(seat, facts);
    const title = element("h2", {});
    const room = element("div", { class: "place" }, mat.element);
    pad.element.prepend(title);
    const caps = new Caps(seat, (of, button) => keys.name(of, button));
    const card = element("section", { class: "seat" }, room, pad.element, caps.element);
    return { seat, pad, mat, caps, title, name: "", element: card };
  });
  seats.forEach(showName);
  find("#seats").replaceChildren(...seats.map((seat) => seat.element));
  paint(facts.colours);
  const choice = find("#people");
  choice.replaceChildren(...facts.seats.map((seat) => element("option", { value: seat }, String(seat))));
  people = Math.min(people, seats.length);
  choice.value = people;
  seatPeople();
}

/** Seats and blocks in the colours of the palette in use. */
function paint(colours) {
  seats.forEach(({ mat, element: card }, place) => {
    for (const owner of [card, mat.element]) owner.style.setProperty("--seat", colours.seats[place].join(" "));
  });
  colours.symbols.forEach((colour, at) => document.body.style.setProperty(`--symbol-${at}`, colour.join(" ")));
}

function seatPeople() {
  seats.forEach((seat, place) => (seat.element.hidden = place >= people));
  for (const { mat } of seats.slice(people)) mat.element.remove();
  document.body.dataset.people = people;
  const taken = Array.from({ length: people }, (_, place) => place + 1);
  keys.seats = gamepads.seats = taken;
  showKeys();
  place();
}

function place() {
  if (seats.length) layOut(seats.slice(0, people).map(({ element: card, mat }) => ({ element: card, mat: mat.element })), aspect);
}

// The blocks of these seats are of use now; the others' lie there.
function useBlocks(who) {
  document.body.classList.toggle("blocks", who.length > 0);
  for (const { seat, mat } of seats) mat.use(who.includes(seat));
}

/** A card says who sits there: by the letters of the name, or by the number of the seat. */
function showName({ seat, name, title, element: card }) {
  const letters = name.replace(/^\p{Extended_Pictographic}/u, ""); // the face has no room beside the buttons
  title.textContent = letters || seat;
  title.classList.toggle("named", letters !== "");
  const label = letters ? `${say("seat", seat)}: ${letters}` : say("seat", seat);
  for (const owner of [title, card]) owner.setAttribute("aria-label", label);
}

function speakAll(language) {
  speak(language);
  for (const { pad, mat } of seats) {
    pad.speak();
    mat.speak();
  }
  seats.forEach(showName);
  maker.speak();
  showSound();
  place();
}

function showKeys() {
  for (const { pad, caps } of seats) {
    pad.showKeys((seat, button) => keys.name(seat, button));
    caps.draw();
  }
}

// What the console shows.

live.addEventListener("ready", ({ detail }) => build(detail));
live.addEventListener("picture", ({ detail }) => matrices.forEach((matrix) => matrix.show(detail.pixels)));
live.addEventListener("lights", ({ detail }) => detail.forEach((light, place) => seats[place].pad.showLight(light)));
live.addEventListener("tones", ({ detail }) => sound.play(detail));
live.addEventListener("text", ({ detail }) => {
  const [first, ...rest] = detail.split("\n");
  find("#says").replaceChildren(first, element("small", {}, rest.join("\n")));
});
live.addEventListener("offers", ({ detail: { held, pads } }) => pads.forEach((offers, place) => seats[place].caps.show(offers, held)));
live.addEventListener("names", ({ detail }) => seats.forEach((seat, place) => showName(Object.assign(seat, { name: detail[place] }))));
live.addEventListener("colours", ({ detail }) => paint(detail));
live.addEventListener("screen", ({ detail }) => (document.body.dataset.screen = detail));
live.addEventListener("blocks", ({ detail }) => useBlocks(detail));
live.addEventListener("language", ({ detail }) => speakAll(detail));
live.addEventListener("hint", ({ detail: [seat, what, numbers] }) => seats[seat - 1].mat.hint(what, numbers));
live.addEventListener("records", ({ detail }) => {
  for (const { event, seat, right } of detail) if (event === "verdict" && right) seats[seat - 1]?.mat.clear();
});
live.addEventListener("crash", ({ detail }) => {
  find("#crash").hidden = false;
  find("#crash pre").textContent = detail;
  find("#says").textContent = "";
  sound.silence();
});
live.addEventListener("taken", () => {
  find("#elsewhere").hidden = false;
  find("#says").textContent = "";
  sound.silence();
});

// The page's own controls.

find("#people").addEventListener("change", ({ target }) => {
  people = Number(target.value);
  save("people", people);
  seatPeople();
});
find("#volume").value = sound.volume;
function showSound() {
  const { state } = sound;
  const button = find("#mute");
  button.setAttribute("aria-pressed", state === "sound_on");
  button.setAttribute("aria-label", say(state));
  button.title = say(state);
  find("#mute use").setAttribute("href", `icons.svg#${{ sound_on: "loud", sound_off: "mute", sound_waits: "waits" }[state]}`);
}
sound.changed = showSound;
find("#volume").addEventListener("input", ({ target }) => sound.set(Number(target.value), false));
// The same tap that lets a page sound must not silence it.
let before = "";
find("#mute").addEventListener("pointerdown", () => (before = sound.state), { capture: true });
find("#mute").addEventListener("click", ({ detail }) => {
  const waited = (detail ? before : sound.state) === "sound_waits";
  sound.wake();
  sound.set(sound.volume, waited ? false : !sound.muted);
});
showSound();
find("#full").addEventListener("click", () => {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen?.();
});
find("#keys").addEventListener("click", () => openKeys(keys, keys.seats));
// Nothing that was held goes on behind a dialog, and whoever closes one plays on: the keys belong to the pads again.
for (const dialog of document.querySelectorAll("dialog")) {
  dialog.addEventListener("close", () => document.activeElement?.blur());
  dialog.addEventListener("beforetoggle", ({ newState }) => newState === "open" && keys.releaseAll());
}
keys.changed = showKeys;
find("#restart").addEventListener("click", restart);
find("#here").addEventListener("click", restart);
find("#forget").addEventListener("click", () => {
  live.flash?.putAside();
  restart();
});
find("#make").addEventListener("click", ({ currentTarget }) => {
  const open = find("#maker").hidden;
  find("#maker").hidden = !open;
  currentTarget.setAttribute("aria-expanded", open);
  place();
});
addEventListener("resize", place);
new ResizeObserver(place).observe(find("header"));
// The sound's own button hears of it first.
addEventListener("pointerdown", () => sound.wake());
// Who used a control with the mouse plays on with the keys: they belong to the pads again.
addEventListener("click", ({ target, detail }) => {
  if (detail && !isBehind() && target.closest("button:not(.block)")) document.activeElement.blur();
});
for (const type of ["keydown", "pointerdown"]) addEventListener(type, () => (lastUsed = type), { capture: true });
addEventListener("change", ({ target }) => {
  if (lastUsed === "pointerdown") target.blur();
});
addEventListener("keydown", (event) => {
  if (isBehind() || event.target.closest?.("input, select") || event.ctrlKey || event.altKey || event.metaKey) return;
  const active = document.activeElement;
  const user = seats.find(({ element: card, mat }) => card.contains(active) || mat.element.contains(active)) ?? lastSeat ?? seats[0];
  if (/^Digit\d$/.test(event.code)) user?.mat.pick(Number(event.code.at(-1)) - 1);
});

if ("serviceWorker" in navigator) navigator.serviceWorker.register("./sw.js");
if (!replay.fromLink()) restart();
