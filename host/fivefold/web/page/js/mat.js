// A player's five blocks: drag, turn and roll them onto the mat. Which symbols they carry comes from the firmware.

import { element } from "./dom.js";

const BESIDE = 0.35; // cells between the mat and the blocks beside it
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
    this.tools = element(
      "div",
      { class: "tools", role: "group", "aria-label": "The block in hand" },
      this.tool("Turn", "R", () => this.turn(this.hand)),
      this.tool("Roll", "F", () => this.roll(this.hand)),
      this.tool("Off", "X", () => this.takeOff(this.hand)),
      this.tool("Clear", "", () => this.clear()),
    );
    this.said = element("p", { class: "hint", role: "status" });
    this.element = element(
      "div",
      { class: "mat", role: "group", "aria-label": `Blocks of seat ${seat}` },
      this.board,
      this.tools,
      this.said,
    );
    for (const block of this.blocks) {
      block.element = element("button", { type: "button", class: "block" });
      this.board.append(block.element);
      this.listen(block);
    }
    this.show();
  }

  tool(name, key, deed) {
    return element("button", { type: "button", onclick: deed }, name, key ? element("kbd", { "aria-hidden": "true" }, key) : "");
  }

  /** What lies where: `[cell, direction, face]` a block, null for one beside the mat. */
  placements() {
    return this.blocks.map(({ cell, direction, face }) => (cell === null ? null : [cell, direction, face]));
  }

  hint(text) {
    this.said.textContent = text;
  }

  clear() {
    for (const block of this.blocks) block.cell = null;
    this.hand = null;
    this.show();
  }

  /** Take block `index` in hand; one from beside the mat comes onto it. */
  pick(index) {
    const block = this.blocks[index];
    if (!block || this.element.closest("[hidden]")) return;
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
    else this.putNear(block, block.cell, direction);
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

  // At an edge the block moves in.
  putNear(block, wanted, direction) {
    const side = this.facts.side;
    const distance = (cell) => Math.hypot((cell % side) - (wanted % side), Math.floor(cell / side) - Math.floor(wanted / side));
    const cells = Array.from({ length: side * side }, (_, cell) => cell).filter((cell) => this.second(cell, direction) !== null);
    cells.sort((one, other) => distance(one) - distance(other));
    this.lay(block, cells[0], direction);
  }

  // Drawing.

  show() {
    this.hint("");
    for (const block of this.blocks) this.showBlock(block);
    for (const tool of [...this.tools.children].slice(0, 3)) tool.disabled = !this.hand;
  }

  showBlock(block) {
    const { side, blocks } = this.facts;
    const made = block.element;
    const [first, second] = blocks[block.index][block.face];
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
    const where = laid ? this.place(block) : "beside the mat";
    const symbols = `symbols ${first + 1} and ${second + 1}`;
    const trouble = clash ? ", on another block" : "";
    made.setAttribute("aria-label", `Block ${block.index + 1}, face ${block.face + 1}, ${symbols}, ${where}${trouble}`);
  }

  /** Where a block lies, in words: its first symbol, and where the second one is from there. */
  place({ cell, direction }) {
    const { side } = this.facts;
    const way = { 1: "right", [-1]: "left", [side]: "down", [-side]: "up" }[this.second(cell, direction) - cell];
    return `row ${Math.floor(cell / side) + 1}, column ${(cell % side) + 1}, pointing ${way}`;
  }

  glyph(symbol) {
    const svg = element("svg", { viewBox: "0 0 30 30", "aria-hidden": "true" });
    this.facts.shapes[symbol].forEach((bits, row) => {
      [4, 2, 1].forEach((mask, column) => {
        const lit = bits & mask;
        svg.append(element("rect", {
          x: column * 10 + 1, y: row * 10 + 1, width: 8, height: 8, rx: 1.6,
          style: `fill: rgb(var(--symbol-${symbol}))`, "fill-opacity": lit ? 1 : 0.13,
        }));
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
    });
    const end = (event) => {
      if (!from) return;
      const { left, top, moved, before } = from;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      from = null;
      made.classList.remove("flying");
      made.style.translate = "";
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

  // The upper left corner of the block has come to (x, y) on the page.
  drop(block, x, y) {
    const side = this.facts.side;
    const box = this.board.getBoundingClientRect();
    const size = box.height / side;
    const column = Math.round((x - box.left) / size);
    const row = Math.round((y - box.top) / size);
    if (row > side || row < -1 || column < -1 || column >= side) return this.takeOff(block);
    const keep = (value) => Math.min(Math.max(value, 0), side - 1);
    // A bar that points left or up has its first symbol at the far end.
    const far = block.direction >= 2;
    const across = block.direction % 2 === 0;
    const start = keep(row + (far && !across ? 1 : 0)) * side + keep(column + (far && across ? 1 : 0));
    this.putNear(block, start, block.direction);
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
