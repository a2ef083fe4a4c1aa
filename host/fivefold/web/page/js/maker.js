// The workshop: what goes on inside, for makers and the curious.

import { element, find } from "./dom.js";
import { copy, link } from "./replay.js";
import { forget, load, notice, only, save } from "./store.js";
import { say } from "./words.js";

const EVENTS = 200;
const SECOND = 1000;

export class Maker {
  /** restart() switches the console on anew, with `board`; replay(lines) plays a recording. */
  constructor(live, restart, replay) {
    this.live = live;
    this.restart = restart;
    this.replay = replay;
    this.remembered = load("board", "of_board", only("string"), null);
    this.board = new URLSearchParams(location.search).get("board") ?? this.remembered;
    this.lines = []; // of the recording of the last game
    this.frames = this.pictures = this.busy = 0;
    this.follow();
    this.listen();
    setInterval(() => this.showRates(), SECOND);
  }

  follow() {
    const on = (name, deed) => this.live.addEventListener(name, ({ detail }) => deed(detail));
    on("ready", () => this.pause(false));
    on("boards", (facts) => this.showBoards(facts));
    on("picture", ({ mA }) => {
      this.pictures += 1;
      find("#current").textContent = `${mA} mA`;
    });
    on("busy", (ms) => {
      this.frames += 1;
      this.busy += ms;
    });
    on("spelled", (signs) => (find("#spelled").textContent = signs || "–"));
    on("heap", (used) => (find("#heap").textContent = `${Math.ceil(used / 1024)} KiB`));
    on("records", (records) => records.forEach((record) => this.showEvent(record)));
    on("lines", (lines) => lines.forEach((line) => this.keep(line)));
    on("replay", (refused) => this.say(say(refused ? "no_game" : "playing")));
    on("replayed", (departed) => this.say(departed ? say("differs", departed) : say("played")));
  }

  listen() {
    find("#board").addEventListener("change", ({ target }) => {
      this.board = target.value;
      save("board", this.board);
      history.replaceState(null, "", `?board=${encodeURIComponent(this.board)}`);
      this.restart();
    });
    find("#seed").addEventListener("change", ({ target }) => {
      if (target.value !== "" && target.checkValidity()) this.live.send({ do: "seed", value: Number(target.value) });
    });
    find("#save").addEventListener("click", () => this.download());
    find("#link").addEventListener("click", async () => this.say(say((await copy(await link(this.lines))) ? "link_copied" : "copy_failed")));
    find("#load").addEventListener("click", () => find("#file").click());
    find("#file").addEventListener("change", ({ target }) => this.play(target));
    find("#pause").addEventListener("click", () => this.pause(!this.live.paused));
    find("#step").addEventListener("click", () => this.live.step());
  }

  pause(paused) {
    this.live.paused = paused;
    find("#pause").setAttribute("aria-pressed", paused);
    find("#step").disabled = !paused;
  }

  /** Write the words anew, after a change of language. */
  speak() {
    find("#seed").placeholder = say("by_chance");
  }

  say(text) {
    find("#recording").textContent = text;
  }

  showBoards({ boards, board, wanted }) {
    if (wanted !== null && wanted !== board) {
      notice(say("no_board", wanted.slice(0, 40), boards[board]));
      if (wanted === this.remembered) forget("board");
    }
    this.board = board;
    const choices = Object.entries(boards).map(([name, title]) => element("option", { value: name }, title));
    find("#board").replaceChildren(...choices);
    find("#board").value = this.board;
  }

  showEvent({ event, t, ...rest }) {
    const said = Object.entries(rest).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join("");
    const time = t === undefined ? "" : `${(t / 1000).toFixed(3)} `;
    const list = find("#events");
    list.append(element("li", {}, `${time}${event}${said}`));
    while (list.children.length > EVENTS) list.firstChild.remove();
    list.scrollTop = list.scrollHeight;
  }

  showRates() {
    find("#frames").textContent = String(this.frames);
    find("#rate").textContent = String(this.pictures);
    find("#busy").textContent = `${Math.round((this.busy / SECOND) * 100)} %`;
    this.frames = this.pictures = this.busy = 0;
    if (!find("#maker").hidden) this.live.askHeap();
  }

  // Recordings, in the form that `fivefold replay` reads.

  keep(line) {
    if (line.recording) this.lines = [];
    this.lines.push(line);
    const whole = line[0] === "end";
    for (const button of ["#save", "#link"]) find(button).disabled = !whole;
    if (line.recording) this.say(say("being_recorded"));
    if (whole) this.say(say("recorded", this.lines.length - 2));
  }

  download() {
    const text = this.lines.map((line) => JSON.stringify(line) + "\n").join("");
    const { game, seed } = this.lines[0];
    const link = element("a", { href: URL.createObjectURL(new Blob([text])), download: `${game}-${seed}.jsonl` });
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async play(input) {
    const text = await input.files[0]?.text();
    input.value = "";
    if (text === undefined) return;
    try {
      this.replay(text.trim().split("\n").map((line) => JSON.parse(line)));
    } catch {
      this.say(say("no_file"));
    }
  }
}
