/** What files import, as their text says it: types, `import()` and what a Svelte file loads in its markup count too. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";

const IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.[^"']*)["']/g;
/** Tests are no part of the house: they may import whatever they test. */
export const SOURCE = /(?<!\.test)\.(ts|svelte)$/;
const ENDINGS = ["", ".ts", ".js"];

/** Every source file below a folder. */
export function sources(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => SOURCE.test(file));
}

/** The files that a text of a file imports. */
export function importsOf(file, text) {
  return [...text.matchAll(IMPORT)]
    .map((found) => resolve(dirname(file), found[1]))
    .map((path) =>
      ENDINGS.map((ending) => path + ending).find((one) => existsSync(one) && statSync(one).isFile()),
    )
    .filter((path) => path !== undefined);
}

/** The folder of a file; a file directly in the root stands for itself. */
export function folderOf(root, file) {
  return dirname(file) === root ? file : dirname(file);
}

/** A path as it is written in messages. */
export function nameOf(root, path) {
  return relative(root, path).split(sep).join("/");
}

/** Calls `arrow(node, file, target)` for every import of one source by another. */
export function watching(context, arrow) {
  const look = (node) => {
    const named = node.source?.value;
    if (typeof named !== "string" || !named.startsWith(".")) return;
    const [target] = importsOf(context.filename, `import "${named}"`);
    if (target && SOURCE.test(target)) arrow(node, context.filename, target);
  };
  return {
    ImportDeclaration: look,
    ImportExpression: look,
    ExportNamedDeclaration: look,
    ExportAllDeclaration: look,
    TSImportType: look,
  };
}
