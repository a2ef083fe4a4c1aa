// The page's own words, in the language that the console speaks.

import { find } from "./dom.js";

const KEY = "fivefold/language"; // of the last visit, for the moment before the console is on

let all = {}; // language -> key -> text
let words = {};

/** The words of every language, and the first one of the page. */
export async function loadWords() {
  all = await (await fetch("words.json")).json();
  let before = null;
  try {
    before = localStorage.getItem(KEY);
  } catch {
    // No storage: the browser's language will do.
  }
  speak(Object.hasOwn(all, before ?? "") ? before : fromBrowser());
}

/** The language of the browser, where the console knows it. */
export function fromBrowser() {
  const wanted = (navigator.languages ?? [navigator.language]).map((name) => name.slice(0, 2).toLowerCase());
  return wanted.find((name) => Object.hasOwn(all, name)) ?? "en";
}

/** From now on the page speaks this language. */
export function speak(language) {
  words = all[language];
  document.documentElement.lang = language;
  for (const place of document.querySelectorAll("[data-word]")) place.textContent = say(place.dataset.word);
  for (const place of document.querySelectorAll("[data-label]")) {
    place.setAttribute("aria-label", say(place.dataset.label));
    if (place.matches("button")) place.title = say(place.dataset.label);
  }
  find("meta[name=description]").content = say("description");
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Then the next visit begins with the browser's language.
  }
}

/** A text of the page; {0}, {1}, … are replaced by the parts. */
export function say(key, ...parts) {
  return words[key].replace(/\{(\d)\}/g, (_, number) => parts[number]);
}
