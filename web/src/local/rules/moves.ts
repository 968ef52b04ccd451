/** Moves as people and programs write them, and their numbers in the kernel: src/happycity/rules/moves.py. */
import type { RefusalCode } from "../../protocol";
import * as layout from "../kernel/layout";
import { COLOURS, IDS } from "./cards";
import { Refused } from "./refused";

/** Every word a move can begin with: its phase and what follows. */
const FORMS = {
  market: [layout.Phase.MARKET, "colour"],
  keep: [layout.Phase.DISCARD, ""],
  discard: [layout.Phase.DISCARD, "card"],
  draw: [layout.Phase.REFILL, "deck"],
  coin: [layout.Phase.BUY, ""],
  buy: [layout.Phase.BUY, "card with tokens"],
  decline: [layout.Phase.SPECIAL, ""],
  take: [layout.Phase.SPECIAL, "card"],
  destroy: [layout.Phase.DESTROY, "place"],
  give: [layout.Phase.GIVE, "seat"],
  copy: [layout.Phase.COPY, "seat"],
  refuse: [layout.Phase.COPY, ""],
} as const;

const WORDS = Object.keys(FORMS);
/** First and last number of what a move can count. */
const NUMBERS: Readonly<Record<string, readonly [number, number]>> = {
  deck: [1, layout.DECKS],
  place: [1, layout.PLACES],
  seat: [0, layout.SEATS - 1],
};
/** Letters; no move is nearly as long. */
const LONGEST = 120;

const PAYMENTS = new Map<string, number>(
  layout.PAYMENT_COLOURS.map((colours, number) => [
    colours.map((colour) => COLOURS[colour]).join(" "),
    number,
  ]),
);

/** One decision. */
export interface Move {
  readonly word: keyof typeof FORMS;
  /** The card of discard, buy and take; the colour of market. */
  readonly card: string;
  /** The deck of draw, the place of destroy, the seat of give and copy; −1: none. */
  readonly number: number;
  /** Colours of the Stop-Zilla tokens that a purchase is paid with. */
  readonly tokens: readonly string[];
}

export function move(
  word: Move["word"],
  { card = "", number = -1, tokens = [] }: Partial<Omit<Move, "word">> = {},
): Move {
  return { word, card, number, tokens };
}

/** The number of the phase that a move belongs to. */
export function phaseOf(move: Move): number {
  return FORMS[move.word][0];
}

/** Whether an action turns up a card that nobody could know: of a deck (R5.2), of the box (R6, Sphinx). */
export function reveals(action: number): boolean {
  return (action >= layout.DRAW && action < layout.COIN) || action === layout.REFUSE;
}

/** The kernel's number for a way to hand over tokens; null if nobody could. */
export function paymentOf(tokens: readonly string[]): number | null {
  return PAYMENTS.get(tokens.join(" ")) ?? null;
}

// --- writing ------------------------------------------------------------------------------------------

/** The notation of a move. */
export function written({ word, card, number, tokens }: Move): string {
  return [
    word,
    ...(card ? [card] : []),
    ...(number >= 0 ? [number] : []),
    ...(tokens.length ? ["with", ...tokens] : []),
  ].join(" ");
}

/** The notation of an action; `card` is the card in question, if any. */
export function textOf(action: number, card: string): string {
  const at = layout;
  if (action < at.KEEP) return `market ${COLOURS[action - at.MARKET]}`;
  if (action === at.KEEP) return "keep";
  if (action < at.DRAW) return `discard ${card}`;
  if (action < at.COIN) return `draw ${action - at.DRAW + 1}`;
  if (action === at.COIN) return "coin";
  if (action < at.DECLINE) return `buy ${card}${paidWith((action - at.BUY) % at.PAYMENTS)}`;
  if (action === at.DECLINE) return "decline";
  if (action < at.DESTROY) return `take ${card}`;
  if (action < at.GIVE) return `destroy ${action - at.DESTROY + 1}`;
  if (action < at.COPY) return `give ${action - at.GIVE}`;
  return action === at.REFUSE ? "refuse" : `copy ${action - at.COPY}`;
}

function paidWith(payment: number): string {
  const colours = layout.PAYMENT_COLOURS[payment] ?? [];
  return colours.length ? ` with ${colours.map((colour) => COLOURS[colour]).join(" ")}` : "";
}

// --- reading ------------------------------------------------------------------------------------------

/** Read the notation. */
export function parsed(text: string): Move {
  if (text.length > LONGEST || !/^[a-z0-9_]+( [a-z0-9_]+)*$/.test(text))
    throw new Refused("unknown-move", { move: text.slice(0, LONGEST), known: WORDS });
  const [word = "", ...rest] = text.split(" ");
  if (!isWord(word)) throw new Refused("unknown-move", { move: text, known: WORDS });
  const form = FORMS[word][1];
  const [first = ""] = rest;
  if (form === "" && !rest.length) return move(word);
  if (form === "colour" && rest.length === 1) return move(word, { card: knownColour(text, first) });
  if (form === "card" && rest.length === 1) return move(word, { card: knownCard(text, first) });
  const numbers = NUMBERS[form];
  if (numbers && rest.length === 1) return move(word, { number: knownNumber(text, first, numbers) });
  if (form === "card with tokens" && (rest.length === 1 || (rest.length > 2 && rest[1] === "with")))
    return purchase(text, first, rest.slice(2));
  throw new Refused("incomplete-move", { move: text, known: [form ? `${word} <${form}>` : word] });
}

function isWord(word: string): word is Move["word"] {
  return WORDS.includes(word);
}

function purchase(text: string, first: string, rest: readonly string[]): Move {
  const card = knownCard(text, first);
  const tokens = rest.map((colour) => knownColour(text, colour));
  const order = tokens.map((colour) => COLOURS.indexOf(colour));
  if (order.some((colour, i) => colour < (order[i - 1] ?? 0)))
    throw new Refused("tokens-out-of-order", { move: text, known: COLOURS });
  return move("buy", { card, tokens });
}

function knownCard(text: string, found: string): string {
  // Python suggests names that are written alike; here nobody types moves.
  return known(text, found, IDS, "unknown-card", []);
}

function knownColour(text: string, found: string): string {
  return known(text, found, COLOURS, "unknown-colour", COLOURS);
}

function known(
  text: string,
  found: string,
  all: readonly string[],
  code: RefusalCode,
  suggested: readonly string[],
): string {
  if (!all.includes(found)) throw new Refused(code, { move: text, found, known: suggested });
  return found;
}

function knownNumber(text: string, found: string, [first, last]: readonly [number, number]): number {
  const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  if (!numbers.map(String).includes(found))
    throw new Refused("unknown-number", { move: text, found, known: numbers });
  return Number(found);
}
