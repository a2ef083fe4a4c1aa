// The VM lives here, so that the page never waits for it.

import { loadMicroPython } from "../vm/micropython.mjs";
import { startVM } from "./vm.js";

const START = `
import uctypes
from fivefold.virtual.programs.web.page import Page
def _open(board, seed, files, language, less):
    global _page
    _page = Page(board, seed, files, language, less)
    return _page.facts()
def _tick(text):
    return _page.tick(text)
def _pixels():
    return uctypes.addressof(_page.pixels())
def _heap():
    return _page.heap()
def _replay(text):
    return _page.replay(text)
def _seek(moves):
    _page.seek(moves)
def _daily(year, month, day):
    _page.daily(year, month, day)
`;

const bundled = fetch(new URL("../firmware.json", import.meta.url)).then((answer) => answer.json());
let mp;
const python = {};
let size = 0;
let printed = [];

function print(line) {
  printed = [...printed, line].slice(-30);
}

async function open({ board, seed, files, language, less }) {
  const bundle = await bundled;
  mp = await startVM({
    loadMicroPython,
    url: new URL("../vm/micropython.wasm", import.meta.url).href,
    files: bundle.files,
    search: bundle.search,
    heap: bundle.heap,
    print,
  });
  mp.runPython(START);
  for (const name of ["_open", "_tick", "_pixels", "_heap", "_replay", "_seek", "_daily"]) python[name] = mp.globals.get(name);
  const facts = JSON.parse(python._open(board, seed, JSON.stringify(files), language, less));
  size = facts.width * facts.height * 3;
  postMessage({ ready: facts });
}

function crash(error) {
  postMessage({ crash: [String(error.message ?? error), ...printed].join("\n") });
}

function tick(text) {
  const began = performance.now();
  const out = JSON.parse(python._tick(text));
  let pixels;
  if ("picture" in out) {
    const at = python._pixels();
    pixels = mp._module.HEAPU8.slice(at, at + size);
  }
  const busy = performance.now() - began;
  postMessage({ out, pixels, busy }, pixels ? [pixels.buffer] : []);
}

onmessage = async ({ data }) => {
  try {
    if (data.open) await open(data.open);
    else if (data.tick) tick(data.tick);
    else if (data.heap) postMessage({ heap: python._heap() });
    else if (data.seek !== undefined) python._seek(data.seek);
    else if (data.daily) python._daily(...data.daily);
    else if (data.replay) postMessage({ replay: JSON.parse(python._replay(data.replay)) });
  } catch (error) {
    crash(error);
  }
};

bundled.then(({ boards }) => postMessage({ boards }), crash);
