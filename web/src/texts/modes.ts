/** Kinds of games, as statistics and ratings name them: `expert+grozilla+sum`. */
import type { ConfigPart } from "../protocol";
import { cardName, t } from "./texts.svelte";

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

/** The name of a kind of game, as `modeNamed` reads it. */
export function modeOf({ specials, grozilla, scoring }: ConfigPart): string {
  return specials + (grozilla ? "+grozilla" : "") + (scoring === "sum" ? "+sum" : "");
}

/** A kind of game in a few words: “Expert · Grozilla”. */
export function modeText(
  config: Pick<ConfigPart, "specials" | "grozilla" | "scoring">,
  grozilla: string,
): string {
  const words = [t(`web-start-mode-${config.specials}`)];
  if (config.grozilla) words.push(grozilla);
  if (config.scoring === "sum") words.push(t("web-start-mode-sum"));
  return words.join(" · ");
}
