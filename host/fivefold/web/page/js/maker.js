// The panel for makers and the curious.

import { load, save } from "./store.js";

export class Maker {
  constructor(live, restart) {
    this.live = live;
    this.restart = restart;
    this.board = new URLSearchParams(location.search).get("board") ?? load("board", "esp32_devkitc");
  }
}
