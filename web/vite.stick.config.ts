/** The second build of the same sources, after the first one (vite.config.ts): see build/stick.ts. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { cards } from "./build/cards";
import { pictures } from "./build/pictures";
import { SCRIPT, stick, STYLES } from "./build/stick";
import { texts } from "./build/texts";
import { stylePlugins, windows } from "./build/windows";

const site = fileURLToPath(new URL("../src/happycity/server/site", import.meta.url));

export default defineConfig({
  plugins: [cards(), texts(), pictures({ inside: true }), windows(), stick(site), svelte()],
  base: "./",
  publicDir: false, // the first build has it
  css: { postcss: { plugins: stylePlugins } },
  resolve: { alias: [{ find: /\?worker$/, replacement: "?worker&inline" }] },
  build: {
    outDir: `${site}/.stick`,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: (file) => file.endsWith(".wasm"),
    cssCodeSplit: false,
    rollupOptions: {
      input: fileURLToPath(new URL("src/main.ts", import.meta.url)),
      output: {
        format: "iife",
        inlineDynamicImports: true,
        entryFileNames: SCRIPT,
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css")) ? STYLES : "assets/[name]-[hash][extname]",
      },
    },
  },
  worker: { format: "iife", plugins: () => [cards(), texts()] },
});
