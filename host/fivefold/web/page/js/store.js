// What the browser keeps between visits; without storage (a private window) nothing is kept and nothing breaks.

const PREFIX = "fivefold/";

export function load(name, otherwise) {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

export function save(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Full or forbidden.
  }
}

/** The console's own files on the flash of one board: name -> hexadecimal content. */
export class Flash {
  constructor(board) {
    this.name = `flash/${board}`;
    this.files = load(this.name, {});
  }

  store(changes) {
    for (const [name, data] of Object.entries(changes)) {
      if (data === null) delete this.files[name];
      else this.files[name] = data;
    }
    save(this.name, this.files);
  }
}
