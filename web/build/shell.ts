/** What makes the page installable: the manifest, and a service worker that keeps the shell. */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const MANIFEST = {
  name: "Happy City",
  short_name: "Happy City",
  start_url: "/",
  display: "standalone",
  background_color: "#f4e6cc",
  theme_color: "#f4e6cc",
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
  ],
};

/** Runs in the worker: the shell from the cache, everything of the server's from the server. */
function worker(version: string, files: string[]): string {
  return `const CACHE = "happycity-${version}";
const FILES = ${JSON.stringify(files)};
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (/^\\/(api|ws|metrics|healthz|readyz)(\\/|$)/.test(url.pathname)) return;
  const wanted = event.request.mode === "navigate" ? "/" : url.pathname;
  event.respondWith(
    caches.open(CACHE)
      .then((cache) => cache.match(wanted))
      .then((kept) => kept ?? fetch(event.request)),
  );
});
`;
}

export function shell(): Plugin {
  return {
    name: "happycity-shell",
    apply: "build",
    generateBundle(_, bundle) {
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify(MANIFEST) });
      const files = Object.keys(bundle).filter((name) => /\.(js|css|svg|woff2)$/.test(name));
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      const shell = ["/", "/icon.svg", ...files.map((name) => `/${name}`)];
      this.emitFile({ type: "asset", fileName: "worker.js", source: worker(version, shell) });
    },
  };
}
