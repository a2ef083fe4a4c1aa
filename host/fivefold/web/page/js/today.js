// The cards of the day: the same five for everybody, and a result to share. Nothing is sent anywhere.

import { find } from "./dom.js";
import { copy, link } from "./replay.js";
import { say } from "./words.js";

export class Today {
  /** lines(): of the recording of the last game. */
  constructor(live, lines) {
    this.live = live;
    this.lines = lines;
    this.playing = false;
    live.addEventListener("playing", ({ detail }) => (this.playing = detail));
    live.addEventListener("daily", ({ detail }) => this.show(detail));
    find("#today").addEventListener("click", () => {
      find("#ends").hidden = !this.playing;
      find("#daily").showModal();
    });
    find("#daily").addEventListener("close", ({ target }) => {
      if (target.returnValue === "begin") live.daily(new Date());
      target.returnValue = "";
    });
    find("#copy").addEventListener("click", () => this.copy(this.text, "copied"));
    find("#result-link").addEventListener("click", async () => this.copy(await link(this.lines()), "link_copied"));
  }

  show(text) {
    this.text = text;
    find("#result pre").textContent = text;
    find("#copied").textContent = "";
    find("#result").showModal();
  }

  async copy(text, done) {
    find("#copied").textContent = say((await copy(text)) ? done : "copy_failed");
  }
}
