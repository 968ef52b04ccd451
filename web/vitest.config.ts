import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cards } from "./build/cards";
import { texts } from "./build/texts";
import { windows } from "./build/windows";

process.env.TZ = "UTC"; // dates read alike everywhere
const twin = process.env.HAPPYCITY_TWIN;

export default defineConfig({
  plugins: [cards(), texts(), windows(), svelte()],
  resolve: { conditions: ["browser"] }, // Svelte as a browser runs it, effects included
  test: {
    // tests/twins.py has cases that Python has worked out, to be worked out here once more, and asks for nothing else
    include: twin ? [`testing/${twin}.ts`] : ["src/**/*.test.ts"],
    environment: "happy-dom",
    environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
    pool: "vmThreads", // one document a worker, made anew for each file: a third of the time of a process each
    maxWorkers: "100%", // with two cores the default is one of them
    fsModuleCache: false, // it does not know the virtual modules
    unstubGlobals: true,
    restoreMocks: true,
    coverage: {
      enabled: Boolean(process.env.WITH_COVERAGE), // costs nearly as much as the tests: make test-all
      provider: "v8",
      // What counts is the logic in .ts files. Left out, because only a browser can say whether it works:
      include: ["src/**/*.ts"],
      exclude: [
        "src/local/store/database.ts", // a browser's own database; tests/web/test_offline.py
        "src/main.ts", // puts the page together; every test in a browser begins with it
        "src/protocol.ts", // generated: types and a few numbers
        "src/shell/worker.ts", // talks to a service worker; tests/web/test_new_version.py
        "src/sound/*.ts", // draws sounds on an AudioContext
        "src/table/motion/{actors,anchors,cities,coins,monsters,offers,purses,scene,stage}.ts", // flights on a screen
      ],
      thresholds: { lines: 85 },
      reporter: [["text", { skipFull: true }]],
      reportsDirectory: "node_modules/.coverage",
    },
  },
});
