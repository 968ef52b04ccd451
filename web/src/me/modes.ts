/** Kinds of games, as statistics and ratings name them: `expert+grozilla+sum`. */
import { modeText } from "../start/setup.svelte";
import { cardName } from "../texts/texts.svelte";

export const MODES = ["family", "expert"].flatMap((specials) =>
  ["", "+grozilla"].flatMap((monsters) => ["", "+sum"].map((sum) => specials + monsters + sum)),
);

export function modeNamed(mode: string): string {
  const words = mode.split("+");
  return modeText(
    {
      specials: words[0] === "expert" ? "expert" : "family",
      grozilla: words.includes("grozilla"),
      scoring: words.includes("sum") ? "sum" : "product",
    },
    cardName("grozilla"),
  );
}
