/**
 * `.alone.html`: the page of a copy for static hosting, which has no server and may lie in any folder. `happycity site`
 * puts it in the place of index.html; whichever address it is loaded at, it finds out where the site begins. Opened from
 * a file, it loads what browsers load from there (build/stick.ts).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { PAGES, SHORT_WAYS } from "../src/addresses";
import { STICK_TAGS } from "./stick";

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

/**
 * Where to go on from a file without our first file beside it: it lies in a folder of a page, as the host of a site needs
 * it, and the site begins above. Null: it was copied alone.
 */
export function fileUp(pathname: string, pages: RegExp): string | null {
  const folder = pathname.replace(/\/[^/]*$/, "");
  const root = folder.replace(pages, "");
  return root === folder ? null : `${root}/index.html#${folder.slice(root.length)}`;
}

/** Said before there are any languages, as in index.html. */
const LONELY =
  "Happy City needs all the files of its folder: copy the whole folder, then open its index.html.";

/** Tags that load a file of ours. */
const LOADING = /\s*<(?:link|script)[^>]*(?:href|src)="\/[^>]*>(?:<\/script>)?/g;

/** What browsers refuse to load from files. */
const NOT_FROM_FILES = /crossorigin|rel="manifest"/;

/** Tags as a script of the page itself writes them. */
function written(tags: string[]): string {
  return `\`${tags.join("").replaceAll("</", "<\\/")}\``;
}

/**
 * The same page, alone: a script writes the tags that load anything once it knows the root. Tags with addresses
 * relative to it would be followed by browsers that look ahead, before the root is known.
 */
export function aloneOf(page: string): string {
  const tags = [...page.matchAll(LOADING)].map(([tag]) => tag.trim().replace(/(href|src)="/, '$1="${root}'));
  const fromFile = [...tags.filter((tag) => !NOT_FROM_FILES.test(tag)), ...STICK_TAGS];
  const finder = [
    `const pages = ${pageAtEnd()}, isFile = location.protocol === "file:";`,
    `const root = isFile ? "." : location.pathname.replace(pages, "");`,
    `Object.assign(document.documentElement.dataset, { root, alone: "" });`,
    String(oneUp),
    String(fileUp),
    `const sayLonely = () => document.body.append(${JSON.stringify(LONELY)});`,
    `document.addEventListener("error", ({ target }) => {`,
    `  if (!target.src || !(isFile || target.src.endsWith("theme.js"))) return;`,
    `  const { pathname, hash } = location, higher = isFile ? fileUp(pathname, pages) : oneUp(pathname, hash);`,
    `  if (higher) location.replace(higher);`,
    `  else if (isFile) addEventListener("load", sayLonely, { once: true });`,
    `}, true);`,
    `document.write(isFile ? ${written(fromFile)} : ${written(tags)});`,
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
