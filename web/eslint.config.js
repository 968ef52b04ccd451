import svelte from "eslint-plugin-svelte";
import { fileURLToPath } from "node:url";
import ts from "typescript-eslint";
import noCircle from "./lint/no-circle.js";
import rooms from "./lint/rooms.js";
import svelteConfig from "./svelte.config.js";

const root = fileURLToPath(new URL("./src", import.meta.url));

export default ts.config(
  { ignores: ["node_modules", "build/worker.js", "coverage"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "svelte/require-each-key": "off", // what is drawn anew as a whole needs none
      "svelte/prefer-svelte-reactivity": "off", // maps that are built and then only read
      "svelte/no-useless-mustaches": "off", // a space that Prettier would break at
      "svelte/no-unused-svelte-ignore": "off", // svelte-check knows which are used
      "prefer-const": "off",
      "svelte/prefer-const": "error", // the one that knows runes
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "SvelteAttribute[key.name='href'] > SvelteLiteral:first-child[value=/^.(?!api)/][value=/^\\u002F/]",
          message: "write href={at(…)}: the site may lie in a folder (src/site.ts)",
        },
      ],
    },
  },
  {
    files: ["src/**"],
    ignores: ["src/**/*.test.ts"],
    plugins: { house: { rules: { rooms, "no-circle": noCircle } } },
    rules: { "house/rooms": ["error", { root }], "house/no-circle": ["error", { root }] },
  },
);
