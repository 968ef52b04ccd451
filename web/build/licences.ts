/** `licences.txt`: whose work is in the client, and on which terms. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

interface Package {
  version: string;
  license: string;
  author?: string | { name: string };
  homepage?: string;
  dependencies?: Record<string, string>;
}

const root = new URL("../", import.meta.url);

function packageAt(folder: URL): Package {
  return JSON.parse(readFileSync(new URL("package.json", folder), "utf8")) as Package;
}

/** A package: what it is, and its licence in full where it comes with one. */
function chapter(name: string): string {
  const folder = new URL(`node_modules/${name}/`, root);
  const { version, license, author, homepage } = packageAt(folder);
  const by = typeof author === "string" ? author : author?.name;
  const text = ["LICENSE", "LICENSE.md", "LICENCE"]
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

export function licences(): Plugin {
  return {
    name: "happycity-licences",
    apply: "build",
    generateBundle() {
      // Svelte is needed to build, and a part of it is in what was built.
      const names = ["svelte", ...Object.keys(packageAt(root).dependencies ?? {})].sort();
      const source = names.map(chapter).join(`\n\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: `${source}\n` });
    },
  };
}
