/**
 * The client for a site that is opened from a file, on a USB stick say: browsers load no modules from there, start no
 * workers and fetch nothing. So it is built once more from the same sources, as one classic script that has its worker,
 * the kernel's module, all languages and pictures in it. `happycity site` adds it to the folder; a server has no use for
 * it.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export const SCRIPT = "stick.js";
export const STYLES = "stick.css";

/** What loads it, at the root of the site. */
export const STICK_TAGS = [
  `<link rel="stylesheet" href="./${STYLES}">`,
  `<script defer src="./${SCRIPT}"></script>`,
];

/** Leaves out the files that `site` has already, such as fonts: they are named by their content. */
export function stick(site: string): Plugin {
  return {
    name: "happycity-stick",
    apply: "build",
    generateBundle(_, bundle) {
      for (const name of Object.keys(bundle).filter((name) => name.startsWith("assets/"))) {
        if (!existsSync(join(site, name))) this.error(`${name} is not in ${site}: build the site first`);
        delete bundle[name];
      }
    },
  };
}
