/** What a move brought about, in order: the kernel's log in words, as src/happycity/rules/events.py tells it. */
import type { GameEvent } from "../../protocol";
import { Happening, NOBODY, WORK } from "../kernel/layout";
import { read, row } from "../kernel/record";
import { cardOf, COLOURS, idOf } from "./cards";

type Meaning = (number: number) => string | number | null | undefined;

const face: Meaning = (number) => cardOf(number).face;
const colour: Meaning = (number) => COLOURS[number];
const itself: Meaning = (number) => number;
const seat: Meaning = (number) => (number === NOBODY ? null : number);

/** What the three numbers of a log row mean. */
const FACTS: Record<keyof typeof Happening, Readonly<Record<string, Meaning>>> = {
  MARKET_CHOSEN: { colour: face },
  ROUND_BEGAN: { round: itself },
  INCOME: { coins: itself },
  EFFECT_COINS: { card: idOf, coins: itself },
  TAXED: { from: seat, coins: itself, card: idOf },
  TURN_BEGAN: {},
  DISCARDED: { card: idOf, slot: itself },
  REBUILT: { deck: itself, cards: itself },
  REVEALED: { card: idOf, deck: itself },
  PASSED: { coins: itself },
  BOUGHT: { card: idOf, place: itself, price: itself },
  TOKENS_PAID: { colour, tokens: itself },
  TOKEN_GAINED: { colour },
  MONSTER_CAME: { monster: idOf },
  MONSTER_REPELLED: { monster: idOf, colour },
  MONSTER_LEFT: { monster: idOf },
  DESTROYED: { card: idOf, place: itself, monster: idOf },
  SPECIAL_TAKEN: { card: idOf, place: itself },
  REPLACED: { card: idOf, place: itself },
  GIFT: { to: seat, coins: itself, monster: idOf },
  CITY_COMPLETE: {},
  COPIED: { card: idOf, from: seat },
  GAME_OVER: {},
};

/** Its name and facts by the number of a happening. */
const NAMED = new Map<number, { event: string; facts: [string, Meaning][] }>(
  Object.entries(FACTS).map(([name, facts]) => [
    Happening[name as keyof typeof Happening],
    { event: name.toLowerCase(), facts: Object.entries(facts) },
  ]),
);

/** Read the kernel's log: all of it, or the first so many rows. */
export function eventsOf(work: Uint8Array, most = Infinity): GameEvent[] {
  const count = Math.min(read(work, WORK.logged), most);
  return Array.from({ length: count }, (_, i) => eventOf(row(work, WORK.log, [i])));
}

function eventOf([happening = 0, whose = NOBODY, ...numbers]: number[]): GameEvent {
  const { event, facts } = NAMED.get(happening) ?? { event: "", facts: [] };
  const told = facts.map(([name, meaning], i) => [name, meaning(numbers[i] ?? 0)]);
  return { event, seat: seat(whose), ...Object.fromEntries(told) } as GameEvent;
}
