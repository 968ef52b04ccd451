import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cards } from "./build/cards";
import { texts } from "./build/texts";

process.env.TZ = "UTC"; // dates read alike everywhere

export default defineConfig({
  plugins: [cards(), texts(), svelte()],
  resolve: { conditions: ["browser"] }, // Svelte as a browser runs it, effects included
  test: {
    include: ["src/**/*.test.ts"],
    environment: "happy-dom",
    environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
    pool: "vmThreads", // one document a worker, made anew for each file: a third of the time of a process each
    fsModuleCache: false, // it does not know the virtual modules
    unstubGlobals: true,
    restoreMocks: true,
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      reporter: ["text"],
      reportsDirectory: "node_modules/.coverage",
    },
  },
});
