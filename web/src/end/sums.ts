/** What cards and choices did to somebody, all in all. */
import type { Decision } from "../api/teacher";
import type { Story } from "../protocol";
import { costOf, ENOUGH_DECISIONS, inBalancedPoints, inPoints, isMistake } from "../teacher/judged";
import { number, t } from "../texts/texts.svelte";
import type { Player } from "./ending";

/** Of whom it is told: of the reader; where nobody is “you”, of every person at the table; of bots if they are alone. */
export function toldAbout(players: readonly Player[]): Player[] {
  const reader = players.filter((player) => player.who === "you");
  if (reader.length) return reader;
  const people = players.filter((player) => !player.isBot);
  return people.length ? people : [...players];
}

/** “The cards gave you +12, your choices took 9.” As long as not all choices are known: of the cards alone. */
export function sumText(
  player: Player,
  luck: readonly number[],
  decisions: readonly Decision[] | null,
): string {
  const points = inBalancedPoints(luck)[player.seat] ?? 0;
  const cards = {
    who: player.who,
    name: player.name,
    cards: kindOf(points),
    luck: Math.abs(points),
  };
  if (!decisions) return t("web-review-only-cards", cards);
  return t("web-review-sentence", { ...cards, cost: pointsOf(decisions, player.seat) });
}

/**
 * What neither cards nor own choices explain, above all what the others chose. As it is told, everything adds up: the chance
 * at the start, the cards, less the choices, and this make the result.
 */
export function restText({ seat }: Player, story: Story, decisions: readonly Decision[]): string {
  const [begun = 0, luck = 0, ended = 0] = [story.chances[0], story.luck, story.chances.at(-1)].map(
    (parts) => inBalancedPoints(parts ?? [])[seat],
  );
  const points = ended - begun - luck + pointsOf(decisions, seat);
  return t("web-review-rest", { begun, ended, rest: kindOf(points), points: Math.abs(points) });
}

function kindOf(points: number): "gave" | "took" | "even" {
  return points > 0 ? "gave" : points < 0 ? "took" : "even";
}

/** What the choices of a seat took, in points: what is listed, one by one, and what is too small for that. */
function pointsOf(decisions: readonly Decision[], seat: number): number {
  const listed = decisions.filter((one) => one.seat === seat && isMistake(one));
  return listed.reduce((sum, { cost }) => sum + inPoints(cost), 0) + smallPoints(decisions, seat);
}

/** What those choices took that cost too little to be listed, all together. */
export function smallPoints(decisions: readonly Decision[], seat: number): number {
  const small = decisions.filter((one) => !isMistake(one));
  return inPoints(costOf(small, seat));
}

/** What a decision of theirs took on average; "" if there were too few to say. */
export function eachText({ seat }: Player, decisions: readonly Decision[]): string {
  const count = decisions.filter((one) => one.seat === seat).length;
  if (count < ENOUGH_DECISIONS) return "";
  const cost = number((100 * costOf(decisions, seat)) / count, { maximumFractionDigits: 1 });
  return t("web-review-each", { cost, decisions: count });
}
