// Keeps the whole site in the version that was built last, so that the page opens at once and without a network.
//
// A version is all or nothing: the files of two builds are never mixed. VERSION is written in by the build.

const VERSION = "";
const PREFIX = "fivefold-";
const CACHE = PREFIX + VERSION;

async function keepAll() {
  const all = await (await fetch("files.json", { cache: "no-cache" })).json();
  const names = all.filter((name) => !name.startsWith("flash")); // large, and of use with a board only
  const cache = await caches.open(CACHE);
  await cache.addAll(["./", ...names].map((name) => new Request(name, { cache: "no-cache" })));
  await self.skipWaiting();
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

// With a network, a page that is opened is fresh: it may be of a newer build. What it loads then is, too.
async function answer(request) {
  try {
    const fresh = await fetch(request, { cache: "no-cache" });
    if (fresh.ok) return fresh;
    return (await kept(request)) ?? fresh;
  } catch (error) {
    const found = await kept(request);
    if (found) return found;
    throw error;
  }
}

const kept = async (request) => (await caches.open(CACHE)).match(request, { ignoreSearch: true });

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
