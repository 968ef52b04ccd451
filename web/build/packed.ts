/** Packed copies beside the files that shrink: the server sends the smallest that a browser can unpack. */
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const SHRINKS = /\.(html|js|css|svg|wasm|webmanifest|txt)$/;
/** A copy that saves less is not worth the unpacking. */
const WORTH_IT = 0.95;

async function pack(path: string): Promise<void> {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const copies = {
    br: await promisify(brotliCompress)(content, { params }),
    gz: await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, copy] of Object.entries(copies))
    if (copy.length < content.length * WORTH_IT) await writeFile(`${path}.${ending}`, copy);
}

export function packed(): Plugin {
  let folder = "";
  return {
    name: "happycity-packed",
    apply: "build",
    writeBundle({ dir }) {
      folder = dir ?? "";
    },
    // When everything is written, the worker too.
    async closeBundle() {
      if (!folder) return; // the build has failed before
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
        SHRINKS.test(name),
      );
      await Promise.all(names.map((name) => pack(join(folder, name))));
    },
  };
}
