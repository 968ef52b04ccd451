/** The special buildings of a game: who has them, how far every city is from them, what they would bring. */
import type { SpecialView, Worth } from "../../protocol";
import { COLOURS as COLOUR_COUNT, SEATS, STATE } from "../kernel/layout";
import { row } from "../kernel/record";
import { areasOf } from "./areas";
import { cardOf, numberOf } from "./cards";
import { byColour } from "./cities";
import { seatsUpTo, type Table } from "./table";

const FIGURES = ["coins", "income", "hearts", "inhabitants", "points"] as const;
const BROUGHT = { at: 0, kind: "i4", shape: [SEATS, FIGURES.length] } as const;
const PIPS = { at: 0, kind: "i4", shape: [COLOUR_COUNT] } as const;

/** `cards`: those of the set-up, so that none disappears when it is taken. */
export function specialsOf(table: Table, cards: readonly string[]): SpecialView[] {
  const owned = row(table.state, STATE.special, [], table.players);
  return cards.map((card) => {
    const number = numberOf(card);
    const owner = owned.indexOf(number);
    const { condition } = cardOf(number);
    return {
      card,
      taken_by: owner < 0 ? null : owner,
      condition,
      met: seatsUpTo(table.players).map((seat) => pipsMet(table, seat, number)),
      worth: worthsOf(table, number),
    };
  });
}

/** How many pips of its condition a seat's city meets, by colour (R8.8). */
export function pipsMet(table: Table, seat: number, card: number): Record<string, number> {
  const { raw, tables, entries } = table.kernel;
  const { pips } = areasOf(table.kernel);
  raw.fill(table.state);
  entries.count_pips(raw.address, tables.address, seat, card, pips.address);
  const { condition } = cardOf(card);
  const met = byColour(row(pips.bytes, PIPS));
  return Object.fromEntries(Object.keys(condition).map((colour) => [colour, met[colour] ?? 0]));
}

/** What an expert special building brings, by seat; null where it neither stands nor can come any more. */
function worthsOf(table: Table, card: number): (Worth | null)[] {
  const seats = seatsUpTo(table.players);
  if (cardOf(card).kind !== "expert") return seats.map(() => null); // what is printed never changes
  const { kernel } = table;
  const { raw, tables, work, entries } = kernel;
  const { spare, other, brought } = areasOf(kernel);
  kernel.turnTo(table.state);
  other.clear();
  const bits = entries.weigh_special(
    raw.address,
    tables.address,
    card,
    spare.address,
    work.address,
    other.address,
    brought.address,
  );
  return seats.map((seat) => ((bits >> seat) & 1 ? worth(row(brought.bytes, BROUGHT, [seat])) : null));
}

/** What is as much as before is left out. */
function worth(figures: readonly number[]): Worth {
  const pairs = FIGURES.map((name, i) => [name, figures[i] ?? 0] as const);
  return Object.fromEntries(pairs.filter(([, figure]) => figure));
}
