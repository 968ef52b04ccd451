/** Whose work is in the client, and on which terms: `licences.txt` for people, `.packages.json` for the bill of materials. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rollup } from "vite";

interface Package {
  version: string;
  license: string;
  author?: string | { name: string };
  homepage?: string;
  dependencies?: Record<string, string>;
}

const root = new URL("../", import.meta.url);
const folders = "/node_modules/";

function packageAt(folder: URL): Package {
  return JSON.parse(readFileSync(new URL("package.json", folder), "utf8")) as Package;
}

function packageNamed(name: string): Package {
  return packageAt(new URL(`node_modules/${name}/`, root));
}

/** The package that a module is of, if it is none of ours. */
function owner(module: string): string | undefined {
  const [, path] = module.split(folders);
  return path && /^(@[^/]+\/)?[^/]+/.exec(path)?.[0];
}

/** What we ask for, and what is in the files besides: Svelte is needed to build, and parts of it and of what it uses stay. */
function names(bundle: Rollup.OutputBundle): string[] {
  const found = Object.values(bundle).flatMap((file) =>
    file.type === "chunk" ? Object.keys(file.modules).map(owner) : [],
  );
  const asked = Object.keys(packageAt(root).dependencies ?? {});
  return [...new Set([...asked, ...found.filter((name) => name !== undefined)])].sort();
}

/** A package: what it is, and its licence in full where it comes with one. */
function chapter(name: string): string {
  const folder = new URL(`node_modules/${name}/`, root);
  const { version, license, author, homepage } = packageNamed(name);
  const by = typeof author === "string" ? author : author?.name;
  const text = ["LICENSE", "LICENSE.md", "LICENCE", "license"]
    .map((file) => fileURLToPath(new URL(file, folder)))
    .find(existsSync);
  const lines = [
    `${name} ${version} (${license})`,
    by,
    homepage,
    text && `\n${readFileSync(text, "utf8").trim()}`,
  ];
  return lines.filter(Boolean).join("\n");
}

/** A package as `tools/bom.py` reads it. */
function line(name: string): Pick<Package, "version" | "license"> & { name: string } {
  const { version, license } = packageNamed(name);
  return { name, version, license };
}

export function licences(): Plugin {
  return {
    name: "happycity-licences",
    apply: "build",
    generateBundle(_, bundle) {
      const found = names(bundle);
      const source = found.map(chapter).join(`\n\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: `${source}\n` });
      const bill = JSON.stringify(found.map(line), undefined, 1);
      this.emitFile({ type: "asset", fileName: ".packages.json", source: `${bill}\n` });
    },
  };
}
