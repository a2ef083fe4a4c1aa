// Game controllers as pads: the first one is seat 1, and so on.

const BUTTONS = { 0: "MATCH", 1: "BACK", 12: "UP", 13: "DOWN", 14: "LEFT", 15: "RIGHT" }; // the standard layout
const TILT = 0.5;

export class Gamepads {
  constructor(hand) {
    this.hand = hand;
    this.seats = [];
    this.held = new Set();
    const look = () => {
      this.look();
      requestAnimationFrame(look);
    };
    addEventListener("gamepadconnected", look, { once: true });
  }

  look() {
    const now = new Set();
    navigator.getGamepads().filter(Boolean).forEach((pad, place) => {
      const seat = this.seats[place];
      if (!seat) return;
      const down = new Set();
      for (const number in BUTTONS) if (pad.buttons[number]?.pressed) down.add(BUTTONS[number]);
      const [x = 0, y = 0] = pad.axes;
      if (x < -TILT) down.add("LEFT");
      if (x > TILT) down.add("RIGHT");
      if (y < -TILT) down.add("UP");
      if (y > TILT) down.add("DOWN");
      for (const button of down) now.add(`${seat} ${button}`);
    });
    for (const key of now) if (!this.held.has(key)) this.move(key, true);
    for (const key of this.held) if (!now.has(key)) this.move(key, false);
    this.held = now;
  }

  move(key, down) {
    const [seat, button] = key.split(" ");
    this.hand(Number(seat), button, down, performance.now());
  }
}
