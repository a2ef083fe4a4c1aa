// The buzzer: one square wave, as the piezo makes it.

import { load, only, save, whole } from "./store.js";

const QUIET = 0.12; // the loudest square wave that is still pleasant

export class Sound {
  constructor() {
    this.volume = load("volume", "of_volume", whole(0, 100), 60);
    this.muted = load("muted", "of_muted", only("boolean"), false);
    this.context = null;
    this.changed = () => {};
  }

  /** What somebody hears: sound_on, sound_off, or sound_waits as long as the browser lets the page make no sound. */
  get state() {
    if (this.muted) return "sound_off";
    return this.context?.state === "running" ? "sound_on" : "sound_waits";
  }

  /** Browsers let pages sound only after somebody has done something. */
  wake() {
    if (!this.context && "AudioContext" in window) {
      this.context = new AudioContext();
      this.gain = new GainNode(this.context, { gain: 0 });
      this.tone = new OscillatorNode(this.context, { type: "square", frequency: 440 });
      this.tone.connect(this.gain).connect(this.context.destination);
      this.tone.start();
      this.context.onstatechange = () => this.changed();
    }
    if (this.context?.state === "suspended") this.context.resume();
  }

  set(volume, muted) {
    this.volume = volume;
    this.muted = muted;
    save("volume", volume);
    save("muted", muted);
    if (muted) this.silence();
    this.changed();
  }

  /** tones: [[µs, hertz], …], hertz 0 is silence. */
  play(tones) {
    if (!this.context || this.muted || this.context.state !== "running") return;
    const start = this.context.currentTime + 0.005;
    const loud = QUIET * (this.volume / 100) ** 2;
    for (const [at, hertz] of tones) {
      const when = start + (at - tones[0][0]) / 1e6;
      if (hertz) this.tone.frequency.setValueAtTime(hertz, when);
      this.gain.gain.setValueAtTime(hertz ? loud : 0, when);
    }
  }

  silence() {
    this.gain?.gain.cancelScheduledValues(0);
    this.gain?.gain.setValueAtTime(0, this.context.currentTime);
  }
}
