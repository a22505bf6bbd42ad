// Serves the page where there is no line: the start page and whatever it is made of, as it was when the
// line was last there. Tables, cards and all else that the server knows are never kept: they need the line.
const KEPT = "kickdoor-page";
const START = new URL("./", self.registration.scope).href;
const ASSETS = new URL("assets/", START).href;
// What is built has its fingerprint in its name, so that a name never means something else.
const NAMED = /\/([\w-]{1,80}\.(?:js|css|woff2?|json))(?=["'`)])/g;

self.addEventListener("install", (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

/** The start page, and all that it names, and all that those name. */
async function keepPage(found) {
  const cache = await caches.open(KEPT);
  const start = found ?? (await fetch(START, { cache: "no-cache" }));
  if (!start.ok) return;
  const needed = new Set([START]);
  let texts = [await start.clone().text()];
  await cache.put(START, start);
  while (texts.length) {
    const names = texts.flatMap((text) => [...text.matchAll(NAMED)].map((found) => found[1]));
    const fresh = [...new Set(names.map((name) => ASSETS + name))].filter(
      (one) => !needed.has(one),
    );
    fresh.forEach((one) => needed.add(one));
    texts = (await Promise.all(fresh.map((one) => keep(cache, one)))).filter(Boolean);
  }
  for (const request of await cache.keys()) {
    if (!needed.has(request.url)) await cache.delete(request);
  }
}

/** Keeps one file; its text, if it may name others. */
async function keep(cache, url) {
  let found = await cache.match(url);
  if (!found) {
    found = await fetch(url).catch(() => undefined);
    if (!found?.ok) return "";
    await cache.put(url, found.clone());
  }
  return /\.(js|css)$/.test(url) ? found.text() : "";
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(START)) return;
  if (request.mode === "navigate") {
    event.respondWith(
      fetch(request).then(
        (found) => {
          // The start page is kept as it is now.
          if (request.url === START) event.waitUntil(keepPage(found.clone()));
          return found;
        },
        async () => (await caches.match(START)) ?? Response.error(),
      ),
    );
  } else if (request.url.startsWith(ASSETS)) {
    event.respondWith(caches.match(request.url).then((found) => found ?? fetch(request)));
  }
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((all) => {
      const here = all.find((one) => one.url === event.notification.data) ?? all[0];
      return here ? here.focus() : self.clients.openWindow(event.notification.data ?? START);
    }),
  );
});
