/** Sentences of the table that depend on where the game stands. */
import { VISIBLE, type Preview, type PublicView } from "../../protocol";
import { aroundOf, operatorOf, signed } from "../../texts/amounts";
import { pricesOf } from "../../texts/cards";
import { cardSentence, refusalText, wordsOf } from "../../texts/sentences";
import { cardName, filled, has, list, t } from "../../texts/texts.svelte";
import type { Desk, Spot } from "./desk.svelte";
import { screen } from "./screen.svelte";

export interface Headline {
  who: string;
  what: string;
}

/** Longer names would push the question out of its line. */
const LONG_NAME = 10;

/** Whose turn it is, and what is asked for. */
export function headline(desk: Desk): Headline {
  const { view, phase, yours, names, board } = desk;
  if (!view) return { who: "", what: "" };
  if (phase === "over") return { who: resultText(desk), what: "" };
  if (desk.live?.sending) return { who: t("web-table-sending"), what: "" };
  if (desk.away) return { who: t("web-table-ask-away"), what: "" };
  if (yours?.must_end) return { who: playedText(desk), what: t("web-table-ask-end") };
  const doing = t(desk.ending === null ? `web-table-doing-${phase}` : "web-table-doing-end");
  if (yours?.seat == null) return awaited(desk, view, doing);
  const player = names[yours.seat] ?? "";
  const cards = VISIBLE - view.visible.length;
  const monster = phase === "destroy" ? destroyerOf(yours.legal) : null;
  const what = monster
    ? t("web-table-ask-destroy-by", { monster: cardName(monster) })
    : t(`web-table-ask-${phase}`, { cards, coins: giftOf(yours.legal) });
  // in somebody else's turn
  if (view.turn !== yours.seat)
    return { who: t("web-table-turn-of", { player: names[view.turn] ?? "" }), what };
  const several = (yours.seats.length ?? 0) > 1;
  const who = several
    ? t("web-table-now-turn", { player })
    : t(player.length > LONG_NAME || screen.sheets ? "web-table-your-turn-short" : "web-table-your-turn", {
        player,
      });
  return { who: board.amSeated ? who : player, what };
}

/** Where one practises, it is not the table that says how good a move was. */
function playedText({ live }: Desk): string {
  return t(live?.info?.practice ? "web-table-tried" : "web-table-played");
}

/** Who is waited for, and what they are about. */
function awaited(desk: Desk, view: PublicView, doing: string): Headline {
  const seat = desk.ending ?? view.seat ?? view.turn;
  const player = desk.names[seat] ?? "";
  const gone = desk.isGone(seat) ? t("web-table-not-here") : null;
  if (isStruck(view))
    return { who: t("web-table-struck", { player }), what: gone ?? t("web-table-waiting", { player }) };
  return { who: t("web-table-turn-of", { player }), what: gone ?? doing };
}

/** Whether a monster asks somebody for a card in a turn that is not theirs (R8.6). */
function isStruck(view: PublicView): boolean {
  return view.phase === "destroy" && view.seat !== view.turn;
}

/** The monster that is about to cover a card: every move names the same one. */
export function destroyerOf(legal: readonly Preview[]): string | null {
  const event = legal.flatMap((preview) => preview.events).find((one) => one.event === "destroyed");
  return event?.monster ?? null;
}

/** What somebody else is about, in one sentence. */
export function doingText(desk: Desk): string {
  const { view, names } = desk;
  if (!view || view.phase === "over") return "";
  const player = names[view.seat ?? view.turn] ?? "";
  if (isStruck(view)) return t("web-table-struck", { player });
  return `${t("web-table-turn-of", { player })} ${t(`web-table-doing-${view.phase}`)}`;
}

/** How many coins whoever is chosen gets: every move that gives brings the same. */
function giftOf(legal: readonly Preview[]): number {
  const gift = legal.flatMap((preview) => preview.events).find((event) => event.event === "gift");
  return gift?.coins ?? 0;
}

/** Who has won, or leads. */
export function resultText(desk: Desk): string {
  const { view, names, board, readerSeat } = desk;
  const winners = board.info?.result?.winners ?? view?.leaders ?? [];
  const points = view?.cities[winners[0] ?? 0]?.points ?? 0;
  const others = winners.filter((seat) => seat !== readerSeat).map((seat) => names[seat] ?? "");
  const who = others.length < winners.length ? "you" : "other";
  return t("web-table-won", { who, players: list(others), winners: winners.length, points });
}

/** The label of the button that plays a move. */
export function doText(preview: Preview, names: string[]): string {
  const { word, what } = wordsOf(preview.move);
  const seat = word === "give" || word === "copy" ? Number(what) : 0;
  const key = keepsForCoin(preview) ? "web-table-do-keep-coin" : `web-table-do-${word}`;
  if (!has(key)) return preview.move;
  return filled(key, {
    price: preview.price ?? 0,
    player: names[seat] ?? "",
    coins: coinsOf(preview),
  });
}

/** The label of the dock's button: what is done, and with what. */
export function actText(desk: Desk, preview: Preview): string {
  const { word, what } = wordsOf(preview.move);
  if (word === "discard" || word === "take") return t(`web-table-act-${word}`, { card: cardName(what) });
  if (word === "draw") return t("web-table-act-draw", { prices: pricesOf(Number(what)) });
  return doText(preview, desk.names);
}

/** "5 × 2 = 10", as these points are reckoned. */
export function sumText(
  desk: Desk,
  { inhabitants, hearts, points }: Pick<Preview, "inhabitants" | "hearts" | "points">,
): string {
  const { before, after } = aroundOf({ inhabitants, hearts, points, scoring: desk.scoring });
  const counted = `${signed(inhabitants)} ${operatorOf(desk.scoring)} ${signed(hearts)}`;
  return `${before}${counted}${after} = ${signed(points)}`;
}

/** The coins that taking nothing brings. */
export function coinsOf(preview: Preview | undefined): number {
  const passed = preview?.events.find((event) => event.event === "passed");
  return passed && "coins" in passed ? passed.coins : 1;
}

/** Whether nothing can be bought once all cards are kept, so that the coin is taken with it. */
export function keepsForCoin(preview: Preview | undefined): boolean {
  return preview?.move === "keep" && preview.events.some((event) => event.event === "passed");
}

/** One sentence for screen readers: the card, and whether one can have it. */
export function spotSentence(
  desk: Desk,
  spot: Spot,
  id: string,
  options: { face?: string | null; price?: number } = {},
): string {
  const refusal = spot.startsWith("plot-") ? undefined : desk.refusalOf(id); // what one has is not refused
  const moves = desk.movesAt(spot);
  let extra = "";
  if (moves.length) extra = canText(desk, spot);
  else if (refusal) extra = refusalText(refusal);
  return cardSentence(id, { ...options, extra });
}

function canText(desk: Desk, spot: Spot): string {
  const word = wordsOf(desk.movesAt(spot)[0]?.move ?? "").word;
  if (desk.chosen === spot) return t("web-table-chosen");
  const key = `web-table-can-${word}`;
  return has(key) ? filled(key) : "";
}

/** Of a city's card that is covered: by whom. */
export function coveredText(card: string, monster: string): string {
  return t("web-table-covered", { card: cardName(card), monster: cardName(monster) });
}
