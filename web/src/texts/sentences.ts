/**
 * Cards, moves and refusals as sentences: which message, filled with which facts.
 * The twin of happycity.texts.catalogue; both read the same messages.
 */
import type { CardRefusal } from "../protocol";
import { cardOf, coloursOf, isSpecial, pricesOf, type CardFacts, type Symbols } from "./cards";
import { cardName, filled, has, t, type Facts } from "./texts.svelte";

const SYMBOLS = ["income", "hearts", "inhabitants"] as const;

/** Which symbols these numbers are about, as the message `gain` names its variants. */
function gives(numbers: Partial<Symbols>): string {
  return SYMBOLS.filter((symbol) => numbers[symbol]).join("-");
}

/** What is printed on a card or worth as much, "" if nothing. */
export function symbolsText({ income = 0, hearts = 0, inhabitants = 0 }: Partial<Symbols>): string {
  const printed = { income, hearts, inhabitants };
  return gives(printed) ? t("gain", { gives: gives(printed), ...printed }) : "";
}

/** What a special building or a monster does, "" if it only has printed symbols to count. */
export function effectText(card: CardFacts): string {
  return effectIn("effect", card);
}

/** The same in at most 34 letters, for places where the sentence has no room. */
export function briefText(card: CardFacts): string {
  return effectIn("brief", card);
}

function effectIn(words: "effect" | "brief", card: CardFacts): string {
  if (card.effect) {
    const numbers = { income: 0, hearts: 0, inhabitants: 0, ...card.effect.numbers };
    const key = `${words}-${wordOf(words, card.effect).replaceAll("_", "-")}`;
    const facts = { ...numbers, colour: card.effect.colour ?? "", gives: gives(numbers) };
    return has(key) ? filled(key, facts) : "";
  }
  const crossed = Object.fromEntries(
    SYMBOLS.map((symbol) => [symbol, Math.max(0, -card[symbol])]),
  ) as unknown as Symbols;
  if (card.kind !== "monster" || !gives(crossed)) return "";
  return t(`${words}-crossed-out`, { ...crossed, gives: gives(crossed) });
}

/** Which sentence an effect has: a tie that pays no more than losing goes without saying. */
function wordOf(words: "effect" | "brief", effect: NonNullable<CardFacts["effect"]>): string {
  const { hearts_if_tied: tied, hearts_otherwise: otherwise } = effect.numbers;
  const alone = words === "effect" && effect.do === "most_colour" && tied === otherwise;
  return alone ? "most_colour_alone" : effect.do;
}

/** How many cards of each colour: "2 × blue, 1 × green". */
export function countsText(counts: Partial<Record<string, number>>): string {
  const parts = Object.entries(counts).map(([colour, count]) =>
    t("count-of-colour", { colour, count: count ?? 0 }),
  );
  return parts.join(t("list-separator"));
}

/** The kind of a card in words: "public building", "dwelling", "special building". */
export function kindText(card: CardFacts, face?: string | null): string {
  if (card.kind === "building" || card.kind === "multicoloured") {
    const [colour, ...more] = coloursOf(card, face);
    return colour && !more.length ? t(`web-kind-${colour}`) : t("kind-multicoloured");
  }
  return t(`kind-${card.kind}`);
}

/** A card in one sentence, for screen readers: name, kind, price, what it brings. */
export function cardSentence(
  id: string,
  options: { face?: string | null; price?: number; extra?: string } = {},
): string {
  const card = cardOf(id);
  const parts = [cardName(id), ...(card.kind === "market" ? [] : [kindText(card, options.face)])];
  // conditions and decks name colours: whoever hears both knows that they are the same
  const colours = coloursOf(card, options.face).map((colour) => t("colour-name", { colour }));
  if (!isSpecial(card)) parts.push(...colours);
  if (options.price !== undefined) parts.push(t("web-price", { price: options.price }));
  const brings = [symbolsText(card), isSpecial(card) || card.kind === "monster" ? effectText(card) : ""];
  const said = [parts.join(t("list-separator")), ...brings, options.extra ?? ""];
  return inSentences(said);
}

/** One sentence after the other as one text, without the last full stop; what is empty is not said. */
export function inSentences(said: readonly string[]): string {
  return said
    .filter(Boolean)
    .map((part) => part.replace(/[.。]$/, ""))
    .join(t("web-sentence-separator"));
}

/** The words of a move: `buy zoo with blue` is word `buy`, card `zoo`, tokens [`blue`]. */
export interface MoveWords {
  word: string;
  /** A card, a colour or a number, as it stands in the notation. */
  what: string;
  tokens: string[];
}

export function wordsOf(move: string): MoveWords {
  const [head = "", tokens = ""] = move.split(" with ");
  const [word = "", what = ""] = head.split(" ");
  return { word, what, tokens: tokens ? tokens.split(/[ ,+]+/) : [] };
}

/** A move as the label of a button. */
export function moveText(move: string, names: string[], price?: number | null): string {
  const { word, what, tokens } = wordsOf(move);
  const seat = word === "give" || word === "copy" ? Number(what) : null;
  const key = word === "buy" && price != null ? "move-buy-priced" : `move-${word}`;
  if (!has(key)) return move;
  const label = filled(key, {
    card: cardName(what),
    colour: what,
    number: Number(what) || 0,
    deck: pricesOf(Number(what)),
    player: seat === null ? "" : (names[seat] ?? t("seat-name", { seat })),
    price: price ?? 0,
  });
  if (!tokens.length) return label;
  return t("move-with-tokens", { label, tokens: countsText(counted(tokens)) });
}

/** How often each colour stands in a list, in the order of the list. */
export function counted(colours: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const colour of colours) counts[colour] = (counts[colour] ?? 0) + 1;
  return counts;
}

/** Entries of a list that a sentence shows. */
const MOST_LISTED = 12;

/** The items in one line; of a long list only the beginning. */
export function listed(items: string[]): string {
  const text = items.slice(0, MOST_LISTED).join(t("list-separator"));
  const more = items.length - MOST_LISTED;
  return more > 0 ? t("list-more", { items: text, more }) : text;
}

/** Why a card cannot be had, in a word or two for the ribbon on it. */
export function shortRefusal(refusal: CardRefusal): string {
  const price = Number(refusal.facts.price ?? 0);
  const coins = Number(refusal.facts.coins ?? 0);
  const key = `web-short-${refusal.code}`;
  return has(key) ? filled(key, { missing: Math.max(0, price - coins) }) : "";
}

/** The same as a sentence. */
export function refusalText(refusal: CardRefusal): string {
  const facts: Facts = { card: cardName(refusal.card), token_count: 0 };
  for (const [name, value] of Object.entries(refusal.facts)) {
    if (typeof value === "number") facts[name] = value;
    else if (name === "condition") facts[name] = countsText(value as Record<string, number>);
    else if (name === "tokens" && Array.isArray(value)) {
      facts.tokens = countsText(counted(value.map(String)));
      facts.token_count = value.length;
    } else if (Array.isArray(value)) facts[name] = listed(value.map(String));
    else if (typeof value === "string" && name !== "card") facts[name] = value;
  }
  const key = `refusal-${refusal.code}`;
  return has(key) ? filled(key, facts) : "";
}
