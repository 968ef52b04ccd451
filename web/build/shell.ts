/** What makes the page installable: the manifest, and a service worker that keeps the shell. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { WEIGHTS_FILE } from "../src/local/kernel/facts";

/** Relative to itself: the site may lie in a folder. */
const MANIFEST = {
  name: "Happy City",
  short_name: "Happy City",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: "#f4e6cc",
  theme_color: "#f4e6cc",
  categories: ["games", "entertainment"],
  icons: [
    { src: "icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
  ],
};
/** What the page loads by itself; systems ask for icons of pixels when they need them. */
const SHELL = /\.(js|css|svg|wasm|woff2)$/;

/** What is not built and not needed for the page, but for some of the bots. */
const LATER = [`assets/${WEIGHTS_FILE}`];

/** The worker for exactly these files: a change in any of them is a new version. */
function workerOf(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    name.replaceAll("\\", "/"),
  );
  const files = names.filter((name) => SHELL.test(name) && name !== "worker.js").sort();
  const version = createHash("sha256");
  for (const name of ["index.html", ...files]) version.update(name).update(readFileSync(join(folder, name)));
  return readFileSync(new URL("worker.js", import.meta.url), "utf8")
    .replace("VERSION", version.digest("hex").slice(0, 12))
    .replace('["FILES"]', JSON.stringify(["", ...files]))
    .replace('["LATER"]', JSON.stringify(LATER));
}

export function shell(): Plugin {
  return {
    name: "happycity-shell",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify(MANIFEST) });
    },
    writeBundle({ dir }) {
      if (dir) writeFileSync(join(dir, "worker.js"), workerOf(dir));
    },
  };
}
