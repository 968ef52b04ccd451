/**
 * No file may import itself by way of others, and no folder either. Types and `import()` count: whoever reads one file
 * of a circle has to read them all. The graph of all sources is read once for each run.
 */
import { readFileSync } from "node:fs";
import { folderOf, importsOf, nameOf, sources, watching } from "./imports.js";

/** Which file imports which. */
function graphOf(root) {
  return new Map(sources(root).map((file) => [file, importsOf(file, readFileSync(file, "utf8"))]));
}

/** The same for folders. */
function foldersOf(root, graph) {
  const folders = new Map();
  for (const [file, imports] of graph) {
    const from = folderOf(root, file);
    const to = imports.map((one) => folderOf(root, one)).filter((one) => one !== from);
    folders.set(from, [...new Set([...(folders.get(from) ?? []), ...to])]);
  }
  return folders;
}

/** The shortest way back to where one begins, by way of `next`; undefined when there is none. */
function wayBack(graph, start, next) {
  const before = new Map([[next, start]]);
  for (const at of before.keys()) {
    if (at === start) break;
    for (const to of graph.get(at) ?? []) if (!before.has(to)) before.set(to, at);
  }
  if (!before.has(start)) return undefined;
  const way = [start];
  for (let at = before.get(start); at !== start; at = before.get(at)) way.unshift(at);
  return [start, ...way];
}

let known;

/** The graphs of a root, read once. */
function graphs(root) {
  if (known?.root !== root) {
    const files = graphOf(root);
    known = { root, files, folders: foldersOf(root, files) };
  }
  return known;
}

export default {
  meta: {
    type: "problem",
    schema: [{ type: "object", properties: { root: { type: "string" } }, required: ["root"] }],
    messages: {
      files: "A circle of files: {{way}}",
      folders: "A circle of folders: {{way}}",
    },
  },
  create(context) {
    const { root } = context.options[0];
    const report = (node, messageId, way) =>
      context.report({ node, messageId, data: { way: way.map((one) => nameOf(root, one)).join(" → ") } });
    return watching(context, (node, file, target) => {
      const { files, folders } = graphs(root);
      const circle = wayBack(files, file, target);
      if (circle) report(node, "files", circle);
      const [here, there] = [folderOf(root, file), folderOf(root, target)];
      const wide = here === there ? undefined : wayBack(folders, here, there);
      if (wide) report(node, "folders", wide);
    });
  },
};
