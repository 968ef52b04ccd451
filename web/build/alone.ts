/**
 * `.alone.html`: the page of a copy for static hosting, which has no server and may lie in any folder. `happycity site`
 * puts it in the place of index.html; whichever address it is loaded at, it finds out where the site begins.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { PAGES, SHORT_WAYS } from "../src/addresses";

/** Fits the end of an address that is a page's own: what precedes it is where the site lies. */
export function pageAtEnd(): RegExp {
  const pages = [...PAGES, ...Object.keys(SHORT_WAYS), "/index.html", "/404.html"]
    .filter((page) => page !== "/")
    .map((page) => page.replace(".", "\\.").replace(/:\w+/, "[^/]+"))
    .sort((a, b) => b.split("/").length - a.split("/").length); // `/replay/7` before `/replay`
  return new RegExp(`(${pages.join("|")})?/*$`);
}

/**
 * Where to go on if our first file is not where the address said that the site begins: one folder higher, until it is
 * found. The address is none of ours then, or the site lies in a folder named like a page. Null: at the start page itself
 * it is the host that does not answer. The page gets this function as it is written here: it refers to nothing else.
 */
export function oneUp(pathname: string, hash: string): string | null {
  if (pathname === "/" || (pathname.endsWith("/") && hash !== "#up")) return null;
  return pathname.replace(/[^/]*\/*$/, "") + "#up";
}

/** Tags that load a file of ours. */
const LOADING = /\s*<(?:link|script)[^>]*(?:href|src)="\/[^>]*>(?:<\/script>)?/g;

/**
 * The same page, alone: a script writes the tags that load anything once it knows the root. Tags with addresses
 * relative to it would be followed by browsers that look ahead, before the root is known.
 */
export function aloneOf(page: string): string {
  const tags = [...page.matchAll(LOADING)].map(([tag]) => tag.trim().replace(/(href|src)="/, '$1="${root}'));
  const finder = [
    `const root = location.pathname.replace(${pageAtEnd()}, "");`,
    `Object.assign(document.documentElement.dataset, { root, alone: "" });`,
    String(oneUp),
    `document.addEventListener("error", ({ target }) => {`,
    `  const higher = target.src?.endsWith("theme.js") && oneUp(location.pathname, location.hash);`,
    `  if (higher) location.replace(higher);`,
    `}, true);`,
    `document.write(\`${tags.join("").replaceAll("</", "<\\/")}\`);`,
  ];
  return page
    .replace(LOADING, "")
    .replace('<meta charset="utf-8" />', (first) => `${first}\n    <script>{ ${finder.join(" ")} }</script>`);
}

export function alone(): Plugin {
  return {
    name: "happycity-alone",
    apply: "build",
    writeBundle({ dir }) {
      if (!dir) return;
      writeFileSync(join(dir, ".alone.html"), aloneOf(readFileSync(join(dir, "index.html"), "utf8")));
    },
  };
}
