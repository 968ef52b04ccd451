/** A seat's city and purse, as `City` in src/happycity/rules/table.py has it. */
import type { CityData } from "../../protocol";
import { STATE, WORK, type Field } from "../kernel/layout";
import { read, row } from "../kernel/record";
import { cardOf, COLOURS, idOf, idOrNull } from "./cards";
import { seatsUpTo, type Table } from "./table";

/** Every seat's city. */
export function citiesOf(table: Table): CityData[] {
  return seatsUpTo(table.players).map((seat) => cityOf(table, seat));
}

function cityOf(table: Table, seat: number): CityData {
  const { state, survey } = table;
  const list = (field: Field, count?: number) => row(state, field, [seat], count);
  const numbers = list(STATE.city, table.number(STATE.city_count, seat));
  const special = table.number(STATE.special, seat);
  return {
    seat,
    cards: numbers.map(idOf),
    destroyed: Object.fromEntries(
      list(STATE.ruin).flatMap((monster, i) => (monster ? [[i + 1, idOf(monster)]] : [])),
    ),
    market: numbers[0] === undefined ? null : cardOf(numbers[0]).face,
    special: idOrNull(special),
    coins: table.number(STATE.coins, seat),
    income: read(survey, WORK.income, seat),
    hearts: read(survey, WORK.hearts, seat),
    inhabitants: read(survey, WORK.inhabitants, seat),
    points: read(survey, WORK.points, seat),
    monsters: list(STATE.front, table.number(STATE.front_count, seat)).map(idOf),
    tokens: byColour(list(STATE.tokens), Boolean),
    louvre_phases: table.number(STATE.borrowing_phases, seat),
    free_card: table.number(STATE.free_card, seat) !== 0,
    copied: cardOf(special).does === "copy_special" ? idOrNull(table.number(STATE.copied_special)) : null,
  };
}

/** Colour → number, of those that count. */
export function byColour(
  numbers: readonly number[],
  counts: (number: number, colour: string) => boolean = () => true,
): Record<string, number> {
  const pairs = COLOURS.map((colour, i) => [colour, numbers[i] ?? 0] as const);
  return Object.fromEntries(pairs.filter(([colour, number]) => counts(number, colour)));
}
