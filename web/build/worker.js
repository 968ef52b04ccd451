// The service worker. It keeps the shell, so that the page opens at once and without a server; whatever changes comes
// from the server. The build fills in what it keeps, and a name that is new when any of it is new.
const CACHE = "happycity-VERSION";
/** Where the site lies: `/`, or a folder of a host. */
const ROOT = new URL("./", location.href).pathname;
const FILES = ["FILES"].map((name) => ROOT + name);
/** What is large, and needed by bots only: kept when a page says so, after all that it needs itself. */
const LATER = ["LATER"].map((name) => ROOT + name);
const SERVERS_OWN = /^(api|ws|metrics|healthz|readyz)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "keep the rest") event.waitUntil(keepTheRest());
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || isServersOwn(pathname)) return;
  const isDamaged = event.request.cache === "reload" && LATER.includes(pathname); // so a page has found it
  if (isDamaged) return event.respondWith(keptAnew(event.request, pathname));
  event.respondWith(kept(event.request, pathname).then((answer) => answer ?? fetch(event.request)));
});

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

/** What the server tells while no page is open. One that comes twice is shown once: it has the same tag. */
function show({ id, title, text, url, language }) {
  const picture = `${ROOT}icon-192.png`;
  return self.registration.showNotification(title, {
    body: text,
    tag: id,
    lang: language,
    icon: picture,
    badge: picture,
    data: url,
  });
}

/** To the page that it is about: the one that is open, or a new one; always of the site that this browser uses. */
async function lead(url) {
  const { pathname, hash } = new URL(url);
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((page) => new URL(page.url).pathname === pathname);
  await (there ? there.focus() : self.clients.openWindow(location.origin + pathname + hash));
}

function isServersOwn(pathname) {
  return pathname.startsWith(ROOT) && SERVERS_OWN.test(pathname.slice(ROOT.length));
}

/** The version before stays for pages of its own that are still open: they load parts of themselves later. */
async function forgetOld() {
  const old = (await caches.keys()).filter((name) => name.startsWith("happycity-") && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

/** The version before may have it; without a network the next page asks again. */
async function keepTheRest() {
  const ours = await caches.open(CACHE);
  for (const name of LATER) {
    if (await ours.match(name)) continue;
    const answer = (await caches.match(name)) ?? (await fetch(name).catch(() => null));
    if (answer?.ok) await ours.put(name, answer);
  }
}

/** Kept at once, not with the next page: that one may come without a network. */
async function keptAnew(request, pathname) {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(pathname);
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(pathname, answer.clone());
  return answer;
}

async function kept(request, pathname) {
  const ours = await caches.open(CACHE);
  const isPage = request.mode === "navigate" && !FILES.includes(pathname);
  const wanted = isPage ? ROOT : pathname;
  return (
    (await ours.match(wanted)) ?? (pathname.startsWith(`${ROOT}assets/`) ? caches.match(wanted) : undefined)
  );
}
