import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { addresses } from "./build/addresses";
import { alone } from "./build/alone";
import { cards } from "./build/cards";
import { licences } from "./build/licences";
import { packed } from "./build/packed";
import { pictures } from "./build/pictures";
import { shell } from "./build/shell";
import { texts } from "./build/texts";
import { stylePlugins, windows } from "./build/windows";

const server = process.env.HAPPYCITY_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    cards(),
    texts(),
    pictures(),
    windows(),
    addresses(),
    alone(),
    licences(),
    shell(),
    packed(),
    svelte(),
  ],
  css: { postcss: { plugins: stylePlugins } },
  build: {
    outDir: fileURLToPath(new URL("../src/happycity/server/site", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy allows nothing inline
    modulePreload: { polyfill: false },
    // The table's page asks for some forty files, a browser for six at once: small ones travel together.
    // Not with the puzzles, though, which are large and wanted by few.
    rollupOptions: {
      output: {
        experimentalMinChunkSize: 10_000,
        manualChunks: (file) => (file.includes("puzzles/shipped.json") ? "puzzles" : undefined),
      },
    },
  },
  worker: { format: "es", plugins: () => [cards(), texts()] },
  // A page may be asked for at any depth and names its files from the root; they name each other relative to themselves.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/assets/mind-": { target: server, changeOrigin: false }, // made of the package's weights
      "/ws": { target: server, ws: true, changeOrigin: false },
    },
  },
});
