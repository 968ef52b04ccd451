/** Judged decisions in words. */
import type { Ground } from "../protocol";
import { inPoints } from "./judged";
import { effectText, wordsOf } from "../texts/sentences";
import { cardOf, DECK_PRICES, pricesOf } from "../texts/cards";
import { cardName, filled, has, number, t, type Facts } from "../texts/texts.svelte";

/** A chance as it is told: whole percent. */
export function percent(chance: number | undefined): string {
  return number(chance ?? 0, { style: "percent", maximumFractionDigits: 0 });
}

/** Of a choice inside the error bar: where its chance is written otherwise than the best one's, how wide the bar is. */
export function equalText(behind: number, error?: number): string {
  const points = inPoints(error ?? 0);
  return inPoints(behind) && points ? t("web-choice-equal", { points }) : t("hint-equal");
}

/** A move in a word or two: the name of the card that is bought, or what is done instead. */
export function choiceText(move: string, names: readonly string[]): string {
  const { word, what } = wordsOf(move);
  const key = `web-choice-${word}`;
  if (!has(key)) return move;
  return filled(key, {
    card: cardName(what),
    colour: what,
    place: Number(what) || 0,
    prices: pricesOf(Number(what)),
    player: names[Number(what)] ?? t("seat-name", { seat: Number(what) + 1 }),
  });
}

/** Why a choice is good, in a sentence or two; "" if nothing can be said. `you`: the seat of the reader, whom no name is for. */
export function becauseText(
  grounds: readonly Ground[],
  names: readonly string[],
  you: number | null = null,
): string {
  return grounds
    .map(({ code, facts }) => {
      const key = you !== null && facts.to === you ? `web-because-${code}-you` : `because-${code}`;
      if (!has(key)) return "";
      const told = Object.entries(facts).map(([fact, value]) => [fact, factText(fact, value, names)]);
      return filled(key, Object.fromEntries(told) as Facts);
    })
    .filter(Boolean)
    .join(t("web-between-sentences"));
}

function factText(fact: string, value: string | number, names: readonly string[]): string | number {
  if (fact === "card" || fact === "special") return cardName(String(value));
  if (fact === "to") return names[Number(value)] ?? t("seat-name", { seat: Number(value) + 1 });
  if (fact === "effect") return effectText(cardOf(String(value)));
  return fact === "deck" ? pricesOf(Number(value)) : value;
}

/** What is drawn for a move: a card, a coin, a face of the Happy Market, or something that stands for it. */
export type Drawing =
  | { drawn: "card"; id: string; face?: string }
  | { drawn: "coin" }
  | { drawn: "sign"; id: string }
  | { drawn: "deck"; prices: string };

export function drawingOf(move: string): Drawing {
  const { word, what } = wordsOf(move);
  switch (word) {
    case "buy":
    case "take":
    case "discard":
      return { drawn: "card", id: what };
    case "market":
      return { drawn: "card", id: "happy_market", face: what };
    case "coin":
      return { drawn: "coin" };
    case "draw":
      return { drawn: "deck", prices: DECK_PRICES[Number(what)] ?? "" };
    default:
      return { drawn: "sign", id: SIGNS[word] ?? "thinking-face" };
  }
}
const SIGNS: Record<string, string> = {
  keep: "eyes",
  decline: "waving-hand",
  refuse: "waving-hand",
  destroy: "t-rex",
  give: "folded-hands",
  copy: "eyes",
};
