// The LED matrix behind its diffuser, on a canvas: flat cells, a mask with the falloff of each LED, and a soft glow.

const UNLIT = 20;
const PEAK_LEAST = 40; // eyes do not get used to less light than this

/** Pixels to light: what an eye that is used to the brightest pixel sees. */
class Eye {
  constructor() {
    this.peak = 0;
    this.table = new Uint8ClampedArray(256);
  }

  look(pixels) {
    let most = PEAK_LEAST;
    for (const value of pixels) if (value > most) most = value;
    const peak = Math.max(most, this.peak * 0.99);
    if (Math.abs(peak - this.peak) > 1) this.adapt(peak);
  }

  adapt(peak) {
    this.peak = peak;
    const exposure = (255 / peak) ** 0.85;
    for (let value = 0; value < 256; value++) {
      const light = Math.min(1, (value / 255) * exposure);
      this.table[value] = UNLIT + (255 - UNLIT) * light ** (1 / 1.4);
    }
    this.table[0] = UNLIT;
  }
}

/** Draws pictures of width × height pixels; `from`: the first column shown (the back of a two-sided board). */
export class Matrix {
  constructor(canvas, width, height, from, stride) {
    Object.assign(this, { canvas, width, height, from, stride });
    this.eye = new Eye();
    this.small = new OffscreenCanvas(width, height);
    this.image = new ImageData(width, height);
    this.pixels = new Uint8Array(stride * height * 3);
    this.context = canvas.getContext("2d", { alpha: false });
    new ResizeObserver(() => this.resize()).observe(canvas);
    this.resize();
  }

  resize() {
    const wide = Math.round(this.canvas.clientWidth * devicePixelRatio) || 320;
    this.cell = Math.max(4, Math.floor(wide / this.width));
    this.canvas.width = this.cell * this.width;
    this.canvas.height = this.cell * this.height;
    this.mask = this.makeMask();
    this.draw();
  }

  makeMask() {
    const { cell, width, height } = this;
    const one = new OffscreenCanvas(cell, cell);
    const pen = one.getContext("2d");
    pen.fillStyle = "#1b1b1f";
    pen.fillRect(0, 0, cell, cell);
    const glow = pen.createRadialGradient(cell / 2, cell / 2, 0, cell / 2, cell / 2, cell * 0.72);
    glow.addColorStop(0, "#fff");
    glow.addColorStop(0.55, "#e9e9e9");
    glow.addColorStop(1, "#8c8c8c");
    pen.fillStyle = glow;
    const gap = Math.max(0.5, cell * 0.045);
    pen.beginPath();
    pen.roundRect(gap, gap, cell - 2 * gap, cell - 2 * gap, cell * 0.16);
    pen.fill();
    const mask = new OffscreenCanvas(cell * width, cell * height);
    const all = mask.getContext("2d");
    all.fillStyle = all.createPattern(one, "repeat");
    all.fillRect(0, 0, mask.width, mask.height);
    return mask;
  }

  show(pixels) {
    this.pixels = pixels;
    this.eye.look(pixels);
    this.draw(false);
  }

  // Paints what differs from what is on the canvas, or everything.
  draw(everything = true) {
    if (!this.eye.peak) this.eye.adapt(PEAK_LEAST);
    const changed = this.mix();
    const { width, height, cell } = this;
    const box = everything ? { left: 0, top: 0, right: width, bottom: height } : changed;
    if (!box) return;
    // An LED glows over its neighbours, and what they look like depends on theirs.
    const inner = this.around(box, 1);
    const outer = this.around(box, 2);
    const to = outer.map((cells) => cells * cell);
    this.small.getContext("2d").putImageData(this.image, 0, 0);
    const pen = this.context;
    pen.save();
    pen.beginPath();
    pen.rect(...inner.map((cells) => cells * cell));
    pen.clip();
    pen.globalCompositeOperation = "source-over";
    pen.globalAlpha = 1;
    pen.imageSmoothingEnabled = false;
    pen.drawImage(this.small, ...outer, ...to);
    pen.globalCompositeOperation = "multiply";
    pen.drawImage(this.mask, ...to, ...to);
    pen.globalCompositeOperation = "lighter";
    pen.globalAlpha = 0.22;
    pen.imageSmoothingEnabled = true;
    pen.drawImage(this.small, ...outer, ...to);
    pen.restore();
  }

  // A box of cells with `ring` cells around it, as left, top, width and height.
  around({ left, top, right, bottom }, ring) {
    const x = Math.max(0, left - ring);
    const y = Math.max(0, top - ring);
    return [x, y, Math.min(this.width, right + ring) - x, Math.min(this.height, bottom + ring) - y];
  }

  // Brings the pixels into `image`; the box of those that changed, or null.
  mix() {
    const { image: { data }, width, height, pixels, eye: { table } } = this;
    const box = { left: width, top: height, right: 0, bottom: 0 };
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const from = (y * this.stride + this.from + x) * 3;
        const to = (y * width + x) * 4;
        const before = data[to] << 16 | data[to + 1] << 8 | data[to + 2];
        for (let channel = 0; channel < 3; channel++) data[to + channel] = table[pixels[from + channel]];
        data[to + 3] = 255;
        if (before === (data[to] << 16 | data[to + 1] << 8 | data[to + 2])) continue;
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x + 1);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y + 1);
      }
    }
    return box.right ? box : null;
  }
}

/** A pad's light as an eye sees it: CSS numbers "r g b". */
export function glow(colour) {
  return colour.map((value) => Math.round(255 * (value / 255) ** (1 / 2.4))).join(" ");
}
