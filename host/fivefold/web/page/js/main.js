// Puts the page together.

import { Caps } from "./caps.js";
import { Console } from "./console.js";
import { element, find } from "./dom.js";
import { Gamepads } from "./gamepads.js";
import { openKeys } from "./keyboard.js";
import { Keys } from "./keys.js";
import { Maker } from "./maker.js";
import { Mat } from "./mat.js";
import { Matrix } from "./matrix.js";
import { Pad } from "./pads.js";
import { Sound } from "./sound.js";
import { load, save, whole } from "./store.js";

const live = new Console();
const sound = new Sound();
const keys = new Keys(handBy("keys"));
const gamepads = new Gamepads(handBy("gamepad"));
const maker = new Maker(live, restart);
let seats = []; // of { pad, mat, element }, seat 1 first
let matrices = [];
let people = load("people", "players", whole(1, 6), 1);
let lastUsed = "";

// The caps of a seat show what its player uses.
function handBy(by) {
  return (seat, ...move) => {
    seats[seat - 1]?.caps.use(by);
    hand(seat, ...move);
  };
}

function hand(seat, button, down, at) {
  sound.wake();
  const place = seats[seat - 1];
  if (!place) return;
  place.pad.showPressed(button, down);
  live.hand(seat, button, down, at, button === "MATCH" ? place.mat.placements() : null);
}

function restart() {
  find("#crash").hidden = true;
  find("#elsewhere").hidden = true;
  find("#says").textContent = "Switching on …";
  document.body.classList.remove("blocks");
  delete document.body.dataset.screen;
  live.start(maker.board, Math.floor(Math.random() * 2 ** 29));
}

function build(facts) {
  document.body.dataset.sides = facts.sides;
  const views = facts.sides === 2 ? ["Front", "Back"] : ["The matrix"];
  const width = facts.width / facts.sides;
  matrices = [];
  const canvases = views.map((name, side) => {
    const canvas = element("canvas", { role: "img", "aria-label": name });
    canvas.style.aspectRatio = `${width} / ${facts.height}`;
    matrices.push([canvas, width, facts.height, side * width, facts.width]);
    return element("div", { class: "diffuser" }, canvas);
  });
  find("#matrix").replaceChildren(...canvases);
  matrices = matrices.map((parts) => new Matrix(...parts));
  seats = facts.seats.map((seat, place) => {
    const pad = new Pad(seat, facts.buttons, handBy("touch"));
    const mat = new Mat(seat, facts);
    const title = element("h2", {}, `Seat ${seat}`);
    const card = element("section", { class: "seat", "aria-label": `Seat ${seat}` }, title, mat.element, pad.element);
    const caps = new Caps(seat, (of, button) => keys.name(of, button));
    pad.element.append(caps.element);
    return { pad, mat, caps, element: card };
  });
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
  seats.forEach((seat, place) => seat.element.style.setProperty("--seat", colours.seats[place].join(" ")));
  colours.symbols.forEach((colour, at) => document.body.style.setProperty(`--symbol-${at}`, colour.join(" ")));
}

function seatPeople() {
  seats.forEach((seat, place) => (seat.element.hidden = place >= people));
  document.body.dataset.people = people;
  const taken = Array.from({ length: people }, (_, place) => place + 1);
  keys.seats = gamepads.seats = taken;
  showKeys();
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
live.addEventListener("colours", ({ detail }) => paint(detail));
live.addEventListener("screen", ({ detail }) => (document.body.dataset.screen = detail));
live.addEventListener("blocks", ({ detail }) => document.body.classList.toggle("blocks", detail));
live.addEventListener("hint", ({ detail: [seat, text] }) => seats[seat - 1].mat.hint(text));
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
const showSound = () => {
  find("#mute").setAttribute("aria-pressed", sound.muted);
  find("#mute use").setAttribute("href", `icons.svg#${sound.muted ? "mute" : "loud"}`);
};
find("#volume").addEventListener("input", ({ target }) => {
  sound.set(Number(target.value), false);
  showSound();
});
find("#mute").addEventListener("click", () => {
  sound.set(sound.volume, !sound.muted);
  showSound();
});
showSound();
find("#full").addEventListener("click", () => {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen?.();
});
find("#keys").addEventListener("click", () => openKeys(keys, keys.seats));
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
});
addEventListener("pointerdown", () => sound.wake(), { capture: true });
// Who used a control with the mouse plays on with the keys: they belong to the pads again.
addEventListener("click", ({ target, detail }) => {
  if (detail && target.closest("button:not(.block)")) document.activeElement.blur();
});
for (const type of ["keydown", "pointerdown"]) addEventListener(type, () => (lastUsed = type), { capture: true });
addEventListener("change", ({ target }) => {
  if (lastUsed === "pointerdown") target.blur();
});
addEventListener("keydown", (event) => {
  if (event.target.closest?.("input, select, dialog") || event.ctrlKey || event.altKey || event.metaKey) return;
  const place = seats.find((seat) => seat.element.contains(document.activeElement)) ?? seats[0];
  if (document.body.classList.contains("blocks") && /^Digit\d$/.test(event.code)) {
    place.mat.pick(Number(event.code.at(-1)) - 1);
  }
});

if ("serviceWorker" in navigator) navigator.serviceWorker.register("./sw.js");
restart();
