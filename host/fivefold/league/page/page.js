// Shows the board anew when something has changed; the browser itself connects again when the line was lost.
"use strict";
const board = document.getElementById("board");
const offline = document.getElementById("offline");
const PAGE_MS = 8000; // of standings that are longer than the screen
let fetching = false, again = false;

async function show() {
  if (fetching) { again = true; return; }
  fetching = true;
  try {
    const answer = await fetch("/board?language=" + encodeURIComponent(board.dataset.language));
    if (answer.ok) board.innerHTML = await answer.text(); // escaped where it was made
    turn(0);
  } catch (error) {
    // The next event, or the next connection, shows it.
  }
  fetching = false;
  if (again) { again = false; show(); }
}

let live;
function listen() {
  live = new EventSource("/live");
  live.onopen = () => { offline.hidden = true; };
  live.onmessage = show;
  live.onerror = () => {
    offline.hidden = false;
    // A browser gives up after an answer that is no stream, as of a proxy whose server is away.
    if (live.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  };
}
listen();

// The count-down until the consoles begin.
setInterval(() => {
  const count = board.querySelector(".count");
  if (!count) return;
  if (!count.dataset.until) count.dataset.until = Date.now() + 1000 * count.dataset.left;
  const left = Math.max(Math.round((count.dataset.until - Date.now()) / 1000), 0);
  count.textContent = count.dataset.text.replace("#", left);
}, 250);

// Standings that are longer than the screen are turned over like pages.
let at = 0;
function turn(step) {
  const box = board.querySelector("[data-pages]");
  const rows = box ? [...box.querySelectorAll("tbody tr")] : [];
  rows.forEach((row) => { row.hidden = false; });
  if (!rows.length || !matchMedia("(min-width: 60em)").matches) return;
  const room = innerHeight - rows[0].getBoundingClientRect().top - 24;
  const most = Math.max(Math.floor(room / rows[0].offsetHeight), 1);
  const pages = Math.ceil(rows.length / most);
  at = (at + step) % pages;
  rows.forEach((row, place) => { row.hidden = pages > 1 && Math.floor(place / most) !== at; });
}
setInterval(() => turn(1), PAGE_MS);
addEventListener("resize", () => turn(0));
turn(0);
