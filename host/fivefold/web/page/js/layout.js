// How large everything is, and where: the matrix and the pads of all who play lie within the window, whatever its form.
//
// What is found depends on the window, the number of players and the board only. So nothing moves when a game starts.

import { find } from "./dom.js";

const GAP = 12;
const PAD_WIDE = 6.5; // a pad is so many buttons wide, and
const PAD_HIGH = 3.7; // so many high; upright it is the other way round
const BUTTON = { least: 24, enough: 44, most: 60, keys: 32 }; // keys: smaller ones have no room for the name of their key
const MAT = { most: 560, tools: 44, units: 9.4, rows: 5 }; // tools: pixels below the board; units: how many cells wide it is
const LEAST_MAT = { fine: 176, coarse: 216 }; // narrower than this, nobody hits a block with a mouse or a finger
const MATRIX = { least: 170, most: 720 };
const STEP = 4;
const SMALLER = 0.55;
const SMALL = { width: 560, height: 480 }; // smaller windows have fewer words in them
const CAP_LINE = 23;

const within = (value, least, most) => Math.min(Math.max(value, least), most);

// The largest pad in a box: the size of its small buttons, and whether it stands upright.
function padIn(width, height) {
  const lying = Math.min(width / PAD_WIDE, height / PAD_HIGH);
  const upright = Math.min(width / PAD_HIGH, height / PAD_WIDE);
  return { button: Math.min(Math.max(lying, upright), BUTTON.most), upright: upright > lying };
}

const matHeight = (width) => (width / MAT.units) * MAT.rows + MAT.tools;

// What a seat makes of its box, or null where it does not fit. Its worth: larger is better, up to what anybody needs.
function seatIn(width, height, leastMat) {
  if (!leastMat) {
    const pad = padIn(width, height);
    return pad.button < BUTTON.least ? null : { ...pad, mat: 0, worth: pad.button ** 0.6 };
  }
  let best = null;
  for (let mat = Math.min(width, MAT.most); mat >= leastMat; mat -= STEP) {
    const pad = padIn(width, height - matHeight(mat) - GAP);
    if (pad.button < BUTTON.least) continue;
    const worth = pad.button ** 0.6 * (mat / 100) ** 0.8;
    if (!best || worth > best.worth) best = { ...pad, mat, worth };
  }
  return best;
}

// Ways to put the seats around a console that is `wide` × `high`: the box that each seat gets, and how many in a row.
function* ways(width, height, seats, wide, high) {
  for (let columns = 1; columns <= seats; columns++) {
    const rows = Math.ceil(seats / columns);
    const box = (w, h) => [(w - (columns - 1) * GAP) / columns, (h - (rows - 1) * GAP) / rows];
    yield ["beside", columns, ...box(width - wide - GAP, height)];
    yield ["below", columns, ...box(width, height - high - GAP)];
  }
  const rows = Math.ceil(seats / 2);
  if (seats > 1) yield ["around", 1, (width - wide - 2 * GAP) / 2, (height - (rows - 1) * GAP) / rows];
}

/**
 * The best arrangement. aspect: of the console's case, width by height; caption: pixels below it; caps: and
 * below a pad; leastMat: width of
 * the narrowest mat, 0 where the mats lie below the window's edge. As {way, columns, size, button, upright, mat,
 * width, height}, the last two of a seat's box; null where nothing fits.
 */
export function arrange({ width, height, seats, aspect, caption, caps, leastMat }) {
  let best = null;
  const most = Math.min(MATRIX.most, height - caption, width / aspect);
  for (let size = most; size >= MATRIX.least; size -= STEP) {
    for (const [way, columns, w, h] of ways(width, height, seats, size * aspect, size + caption)) {
      if (w < 60 || h < 60) continue;
      const seat = seatIn(w, h - caps, leastMat);
      const worth = seat && size ** 1.5 * seat.worth;
      if (worth && (!best || worth > best.worth)) best = { way, columns, size, width: w, height: h, ...seat, worth };
    }
  }
  return best;
}

// With the mats in sight, unless matrix or pads would have to be much smaller for it.
function choose(facts, leastMat) {
  const without = arrange({ ...facts, leastMat: 0 });
  const found = arrange({ ...facts, leastMat });
  const smaller = found && (found.size < SMALLER * without.size || found.button < SMALLER * Math.min(without.button, BUTTON.enough));
  return found && (facts.seats === 1 || !smaller) ? found : without;
}

/** Lay out the page: seats: [{ element, mat }] of those who play. */
export function layOut(seats, aspect) {
  const main = find("main");
  const style = getComputedStyle(main);
  const gone = (names) => names.reduce((sum, name) => sum + parseFloat(style[name]), 0);
  const coarse = matchMedia("(pointer: coarse)").matches;
  const height = innerHeight - find("header").offsetHeight - gone(["paddingTop", "paddingBottom"]);
  const width = main.clientWidth - gone(["paddingLeft", "paddingRight"]);
  const small = height < SMALL.height || width < SMALL.width;
  const facts = {
    width,
    height: within(height, 300, 1200),
    seats: seats.length,
    aspect,
    caption: small ? 48 : 72,
    caps: CAP_LINE * (height < SMALL.height || seats.length > 2 ? 1 : 2),
  };
  const found = choose(facts, LEAST_MAT[coarse ? "coarse" : "fine"])
    ?? { way: "below", columns: 1, size: MATRIX.least, button: BUTTON.least, upright: false, mat: 0, ...facts };
  document.body.dataset.way = found.way;
  document.body.classList.toggle("upright", found.upright);
  document.body.classList.toggle("tiny", found.button < BUTTON.keys);
  const set = (name, value) => main.style.setProperty(name, value);
  set("--height", `${facts.height}px`);
  set("--caption", `${facts.caption}px`);
  set("--caps", `${facts.caps}px`);
  set("--case", `${Math.floor(found.size * aspect)}px`);
  set("--columns", found.way === "around" ? 1 : found.columns);
  set("--seat-width", `${Math.floor(found.width)}px`);
  set("--seat-height", `${Math.floor(found.height)}px`);
  set("--button", `${Math.floor(found.button)}px`);
  set("--mat", `${Math.floor(found.mat || Math.min(MAT.most, facts.width))}px`);
  seats.forEach(({ element, mat }, place) => {
    element.dataset.side = place % 2 ? "right" : "left";
    element.style.gridRow = found.way === "around" ? Math.floor(place / 2) + 1 : "";
    // Too little room: the mats lie further down, each under its player's name.
    const home = found.mat ? element.querySelector(".place") : find("#mats");
    if (mat.parentNode !== home) home.append(mat);
  });
  document.body.classList.toggle("far", !found.mat);
}
