/** The addresses of pages, in a file for the server: it has no list of its own. */
import type { Plugin } from "vite";
import { HIDDEN, PAGES, SHORT_WAYS } from "../src/addresses";

export function addresses(): Plugin {
  return {
    name: "happycity-addresses",
    apply: "build",
    generateBundle() {
      const source = JSON.stringify({
        pages: PAGES.filter((page) => !HIDDEN.has(page)),
        short_ways: SHORT_WAYS,
      });
      this.emitFile({ type: "asset", fileName: "addresses.json", source });
    },
  };
}
