// Keeps what was loaded, so that the page works without a network; with one, everything is fresh.

const CACHE = "fivefold";

async function keepAll() {
  const names = await (await fetch("files.json")).json();
  const cache = await caches.open(CACHE);
  await cache.addAll(["./", ...names]);
  await self.skipWaiting();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
