// A player's five blocks: drag, turn and roll them onto the mat. Which symbols they carry comes from the firmware.

import { element } from "./dom.js";
import { say } from "./words.js";

const BESIDE = 0.3; // cells between the mat and the blocks beside it
const DRAG_PX = 6; // less than this is a tap

export class Mat {
  /** facts: of the firmware: side, blocks, bars (second cell of each cell and direction), shapes. */
  constructor(seat, facts) {
    this.seat = seat;
    this.facts = facts;
    this.blocks = facts.blocks.map((_, index) => ({ index, cell: null, direction: 0, face: 0 }));
    this.hand = null;
    this.board = element("div", { class: "board" });
    this.board.style.setProperty("--side", facts.side);
    this.tools = element("div", { class: "tools", role: "group" });
    this.said = element("p", { class: "hint", role: "status" });
    this.element = element("div", { class: "mat rests", role: "group" }, this.board,
      element("div", { class: "below-board" }, this.tools, this.said));
    this.element.inert = true;
    this.element.style.setProperty("--side", facts.side);
    this.ghost = element("div", { class: "ghost", hidden: true });
    this.board.append(this.ghost);
    for (const block of this.blocks) {
      const home = element("div", { class: "home", "aria-hidden": "true" }, String(block.index + 1));
      block.faces = element("div", { class: "faces" });
      for (const place of [home, block.faces]) place.style.setProperty("--row", block.index);
      block.element = element("button", { type: "button", class: "block", "data-number": block.index + 1 });
      this.board.append(home, block.faces, block.element);
      this.listen(block);
    }
    this.speak();
  }

  /** Write the words anew, after a change of language. */
  speak() {
    this.element.setAttribute("aria-label", say("blocks", this.seat));
    this.tools.setAttribute("aria-label", say("in_hand"));
    this.tools.replaceChildren(
      this.tool(say("turn"), "R", () => this.turn(this.hand)),
      this.tool(say("roll"), "F", () => this.roll(this.hand)),
      this.tool(say("off"), "X", () => this.takeOff(this.hand)),
      this.tool(say("clear"), "", () => this.clear()),
    );
    this.show();
  }

  /** Whether the blocks are of use now; without it they only lie there. */
  use(wanted) {
    this.element.classList.toggle("rests", !wanted);
    this.element.inert = !wanted;
  }

  tool(name, key, deed) {
    return element("button", { type: "button", onclick: deed }, name, key ? element("kbd", { "aria-hidden": "true" }, key) : "");
  }

  /** What lies where: `[cell, direction, face]` a block, null for one beside the mat. */
  placements() {
    return this.blocks.map(({ cell, direction, face }) => (cell === null ? null : [cell, direction, face]));
  }

  /** Tell what is wrong with the blocks: what: a word of the page; numbers: of the blocks. */
  hint(what, numbers) {
    this.said.textContent = say(what === "missing" && numbers.length === 1 ? "missing_one" : what, numbers.join(", "));
  }

  clear() {
    for (const block of this.blocks) block.cell = null;
    this.hand = null;
    this.show();
  }

  /** Take block `index` in hand; one from beside the mat comes onto it. */
  pick(index) {
    const block = this.blocks[index];
    if (!block || this.element.inert) return;
    block.element.focus();
    if (block.cell === null) this.layAnywhere(block);
  }

  second(cell, direction) {
    return this.facts.bars[cell * 4 + direction];
  }

  fits(block, cell, direction) {
    const bar = [cell, this.second(cell, direction)];
    return bar[1] !== null && !this.blocks.some((other) => other !== block && other.cell !== null
      && [other.cell, this.second(other.cell, other.direction)].some((taken) => bar.includes(taken)));
  }

  layAnywhere(block) {
    const side = this.facts.side;
    for (let cell = 0; cell < side * side; cell++) {
      for (let turn = 0; turn < 4; turn++) {
        const direction = (block.direction + turn) % 4;
        if (this.fits(block, cell, direction)) return this.lay(block, cell, direction);
      }
    }
  }

  lay(block, cell, direction) {
    block.cell = cell;
    block.direction = direction;
    this.show();
  }

  takeOff(block) {
    if (!block) return;
    block.cell = null;
    this.show();
  }

  roll(block) {
    if (!block) return;
    block.face = (block.face + 1) % this.facts.blocks[block.index].length;
    this.show();
  }

  turn(block) {
    if (!block) return;
    const direction = (block.direction + 1) % 4;
    if (block.cell === null) block.direction = direction;
    else this.lay(block, this.near(block.cell, direction), direction);
    this.show();
  }

  step(block, columns, rows) {
    if (block.cell === null) return this.layAnywhere(block);
    const side = this.facts.side;
    const column = (block.cell % side) + columns;
    const row = Math.floor(block.cell / side) + rows;
    if (column < 0 || row < 0 || column >= side || row >= side) return;
    const cell = row * side + column;
    if (this.second(cell, block.direction) !== null) this.lay(block, cell, block.direction);
  }

  // The cell nearest to a wanted one on which a block can lie; at an edge it moves in.
  near(wanted, direction) {
    const side = this.facts.side;
    const distance = (cell) => Math.hypot((cell % side) - (wanted % side), Math.floor(cell / side) - Math.floor(wanted / side));
    const cells = Array.from({ length: side * side }, (_, cell) => cell).filter((cell) => this.second(cell, direction) !== null);
    cells.sort((one, other) => distance(one) - distance(other));
    return cells[0];
  }

  // Drawing.

  show() {
    this.said.textContent = "";
    for (const block of this.blocks) this.showBlock(block);
    for (const tool of [...this.tools.children].slice(0, 3)) tool.disabled = !this.hand;
  }

  showBlock(block) {
    const { side, blocks } = this.facts;
    const made = block.element;
    const faces = blocks[block.index];
    const [first, second] = faces[block.face];
    const laid = block.cell !== null;
    const clash = laid && !this.fits(block, block.cell, block.direction);
    const across = !laid || block.direction % 2 === 0;
    // Beside the mat all blocks lie across, one under the other.
    const turned = block.direction >= 2;
    const start = laid ? Math.min(block.cell, this.second(block.cell, block.direction)) : block.index * side;
    made.style.setProperty("--column", laid ? start % side : side + BESIDE);
    made.style.setProperty("--row", Math.floor(start / side));
    made.classList.toggle("upright", !across);
    made.classList.toggle("hand", block === this.hand);
    made.classList.toggle("clash", clash);
    made.replaceChildren(...(turned ? [second, first] : [first, second]).map((symbol) => this.glyph(symbol)));
    const where = (laid ? this.place(block) : say("beside")) + (clash ? say("overlaps") : "");
    made.setAttribute("aria-label", say("block", block.index + 1, block.face + 1, first + 1, second + 1, where));
    block.faces.replaceChildren(...faces.map((face, number) => element(
      "button",
      {
        type: "button", tabindex: -1, class: number === block.face ? "up" : "",
        "aria-label": say("face", block.index + 1, number + 1), onclick: () => this.showFace(block, number),
      },
      ...face.map((symbol) => this.glyph(symbol)),
    )));
  }

  showFace(block, face) {
    block.face = face;
    this.hand = block;
    this.show();
  }

  /** Where a block lies, in words: its first symbol, and where the second one is from there. */
  place({ cell, direction }) {
    const { side } = this.facts;
    const way = { 1: "right", [-1]: "left", [side]: "down", [-side]: "up" }[this.second(cell, direction) - cell];
    return say("lies", Math.floor(cell / side) + 1, (cell % side) + 1, say(way));
  }

  glyph(symbol) {
    const svg = element("svg", { viewBox: "0 0 30 30", "aria-hidden": "true" });
    this.facts.shapes[symbol].forEach((bits, row) => {
      [4, 2, 1].forEach((mask, column) => {
        const lit = bits & mask;
        const dot = element("rect", {
          x: column * 10 + 1, y: row * 10 + 1, width: 8, height: 8, rx: 1.6, "fill-opacity": lit ? 1 : 0.13,
        });
        dot.style.fill = `rgb(var(--symbol-${symbol}))`; // an attribute would be an inline style, which this page forbids
        svg.append(dot);
      });
    });
    return svg;
  }

  // Hands.

  listen(block) {
    const made = block.element;
    let from = null;
    made.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      made.setPointerCapture(event.pointerId);
      const box = made.getBoundingClientRect();
      from = { x: event.clientX, y: event.clientY, left: box.left, top: box.top, moved: false, before: this.hand };
      this.take(block);
    });
    made.addEventListener("pointermove", (event) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.moved && Math.hypot(x, y) < DRAG_PX) return;
      from.moved = true;
      made.classList.add("flying");
      made.style.translate = `${x}px ${y}px`;
      this.showGhost(block, this.landing(block, from.left + x, from.top + y));
    });
    const end = (event) => {
      if (!from) return;
      const { left, top, moved, before } = from;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      from = null;
      made.classList.remove("flying");
      made.style.translate = "";
      this.showGhost(block, null);
      if (event.type === "pointercancel") return;
      if (moved) this.drop(block, left + x, top + y);
      else if (before === block) this.turn(block);
    };
    made.addEventListener("pointerup", end);
    made.addEventListener("pointercancel", end);
    made.addEventListener("focus", () => this.take(block));
    made.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.roll(block);
    });
    made.addEventListener("wheel", (event) => {
      event.preventDefault();
      if (event.deltaY) this.turn(block);
    }, { passive: false });
    made.addEventListener("keydown", (event) => this.key(block, event));
  }

  take(block) {
    if (this.hand === block) return;
    this.hand = block;
    this.show();
  }

  drop(block, x, y) {
    const cell = this.landing(block, x, y);
    if (cell === null) this.takeOff(block);
    else this.lay(block, cell, block.direction);
  }

  // Where a block lands whose upper left corner has come to (x, y) on the page; null beside the mat.
  landing(block, x, y) {
    const side = this.facts.side;
    const box = this.board.getBoundingClientRect();
    const size = box.height / side;
    const column = Math.round((x - box.left) / size);
    const row = Math.round((y - box.top) / size);
    if (row > side || row < -1 || column < -1 || column >= side) return null;
    const keep = (value) => Math.min(Math.max(value, 0), side - 1);
    // A bar that points left or up has its first symbol at the far end.
    const far = block.direction >= 2;
    const across = block.direction % 2 === 0;
    const start = keep(row + (far && !across ? 1 : 0)) * side + keep(column + (far && across ? 1 : 0));
    return this.near(start, block.direction);
  }

  showGhost(block, cell) {
    this.ghost.hidden = cell === null;
    if (cell === null) return;
    const { side } = this.facts;
    const start = Math.min(cell, this.second(cell, block.direction));
    this.ghost.style.setProperty("--column", start % side);
    this.ghost.style.setProperty("--row", Math.floor(start / side));
    this.ghost.classList.toggle("upright", block.direction % 2 === 1);
    this.ghost.classList.toggle("clash", !this.fits(block, cell, block.direction));
  }

  key(block, event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const deeds = { KeyR: () => this.turn(block), KeyF: () => this.roll(block), KeyX: () => this.takeOff(block), Delete: () => this.takeOff(block) };
    if (event.code in steps) this.step(block, ...steps[event.code]);
    else if (event.code in deeds) deeds[event.code]();
    else if (event.code === "Escape") block.element.blur();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
