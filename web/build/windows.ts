/** `virtual:windows`: the media queries of src/table/styles/windows.css by name, so that no breakpoint is written twice. */
import globalData from "@csstools/postcss-global-data";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import customMedia from "postcss-custom-media";
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

/** Replaces `@media (--phone)` by what it stands for, in every style of the client. */
export const windowNames = [globalData({ files: [FILE] }), customMedia()];

export function windows(): Plugin {
  return {
    name: "windows",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      this.addWatchFile(FILE);
      return `export default ${JSON.stringify(windowsIn(readFileSync(FILE, "utf8")))};`;
    },
  };
}
