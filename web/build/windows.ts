/** `virtual:windows`: the media queries of src/table/styles/windows.css by name, so that no breakpoint is written twice. */
import globalData from "@csstools/postcss-global-data";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import customMedia from "postcss-custom-media";
import pxToRem from "postcss-pxtorem";
import type { Plugin } from "vite";

const NAME = "virtual:windows";
const FILE = fileURLToPath(new URL("../src/table/styles/windows.css", import.meta.url));
const WINDOW = /@custom-media --([\w-]+) ([^;]+);/g;

/** Every window of the file by name, as a media query that names no other. */
export function windowsIn(css: string): Record<string, string> {
  const told = new Map([...css.matchAll(WINDOW)].map(([, name, query]) => [name!, query!]));
  const queryOf = (name: string): string => {
    const query = told.get(name);
    if (query === undefined) throw new Error(`windows.css: there is no --${name}`);
    return query.replace(/\(--([\w-]+)\)/g, (_, other: string) => queryOf(other));
  };
  return Object.fromEntries([...told.keys()].map((name) => [name, queryOf(name)]));
}

/** The text size that browsers come with; with twice that, everything is twice as large. */
const ROOT = 16;

/** The same length in the reader's own measure: styles are written in px, and built in rem. */
function inRem(query: string): string {
  return query.replace(/([\d.]+)px/g, (_, px: string) => `${Number(px) / ROOT}rem`);
}

/**
 * For every style of the client: `@media (--phone)` becomes what it stands for, and px become rem, in media queries
 * too. So a larger text of the browser's leads to the next smaller arrangement, never to words that are cut.
 */
export const stylePlugins = [
  globalData({ files: [FILE] }),
  customMedia(),
  pxToRem({ rootValue: ROOT, propList: ["*"], mediaQuery: true, unitPrecision: 6, minPixelValue: 2 }),
];

export function windows(): Plugin {
  return {
    name: "windows",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      this.addWatchFile(FILE);
      return `export default ${inRem(JSON.stringify(windowsIn(readFileSync(FILE, "utf8"))))};`;
    },
  };
}
