/** Records: a whole game as one JSON object (docs/notation.md): src/happycity/rules/record.py. */
import type { GameRecord, RebuildPart, ResultPart } from "../../protocol";
import { FIRST_STAMP, MOST_MOVES, STAMP } from "../kernel/facts";
import type { Kernel } from "../kernel/kernel";
import { citiesOf } from "./cities";
import { Game } from "./game";
import type { PlayedMove } from "./history";
import { Refused } from "./refused";
import { list, map, number, object, optional, orNull, shapeOf, text, truth } from "./shapes";
import { checkStamp } from "./stamp";

export const FORMAT = "happycity/1";
/** Letters of what a refusal quotes. */
const LONGEST = 60;

const RECORD = object({
  format: text,
  config: object({ players: number, specials: text, grozilla: truth, scoring: text }),
  setup: object({ decks: list(list(text)), specials: list(text), box: list(text) }),
  chance: list(object({ reshuffle: number, order: list(text) })),
  moves: list(text),
  result: object({
    points: list(number),
    coins: list(number),
    winners: list(number),
    hearts: list(number),
    inhabitants: list(number),
    rounds: number,
  }),
  stamp: optional(orNull(object({ rules: number, cards: text }, "object | null"))),
  meta: optional(map),
  states: optional(orNull(list(map, "array | null"))),
});

/** The record of a finished game. */
export function recordOf(game: Game, meta: Record<string, unknown> = {}): GameRecord {
  if (!game.isOver) throw new Refused("game-not-over", { place: game.phase });
  if (!game.setup) throw new Refused("no-setup", { place: "setup" });
  return {
    format: FORMAT,
    config: game.config,
    setup: game.setup,
    chance: game.steps.flatMap(({ rebuild }) => rebuild ?? []),
    moves: game.steps.map(({ move }) => move),
    result: resultOf(game),
    stamp: STAMP,
    ...(Object.keys(meta).length ? { meta } : {}),
  };
}

/** The `result` object of a finished game. */
export function resultOf(game: Game): ResultPart {
  const cities = citiesOf(game);
  return {
    points: cities.map((city) => city.points),
    coins: cities.map((city) => city.coins),
    winners: game.leaders,
    hearts: cities.map((city) => city.hearts),
    inhabitants: cities.map((city) => city.inhabitants),
    rounds: game.round,
  };
}

// --- what somebody brings along -----------------------------------------------------------------------

/** What has the form of a record; refuses anything else. */
export function readRecord(found: unknown): GameRecord {
  checkFormat(found); // a newer format may have another form, and its name says more than what is odd about it
  shapeOf(found, RECORD);
  return found as GameRecord;
}

function checkFormat(found: unknown): void {
  const format = typeof found === "object" && found !== null && "format" in found ? found.format : FORMAT;
  if (typeof format === "string" && format !== FORMAT)
    throw new Refused("foreign-format", {
      place: "format",
      found: format.slice(0, LONGEST),
      known: [FORMAT],
    });
}

/**
 * Every move of a record, checked as a server checks it: set-up, moves, chance, end and result. (`states`, which
 * programs put into records to test each other, are not looked at.)
 */
export function replayRecord(kernel: Kernel, found: unknown): PlayedMove[] {
  const record = readRecord(found);
  if (record.moves.length > MOST_MOVES)
    throw new Refused("too-many-moves", { found: record.moves.length, known: MOST_MOVES });
  checkStamp(record.stamp ?? FIRST_STAMP);
  const first = Game.laidOut(kernel, record.config, record.setup);
  const played = replayed(first, record);
  const last = played.at(-1)?.after ?? first;
  if (!last.isOver) throw new Refused("game-not-over", { place: "moves" });
  checkResult(record.result, resultOf(last));
  return played;
}

function replayed(first: Game, record: GameRecord): PlayedMove[] {
  const rebuilds = record.chance[Symbol.iterator]();
  let before = first;
  const played = record.moves.map((move, i) => {
    const one = numbered(i + 1, () => playRecorded(before, move, rebuilds));
    before = one.after;
    return one;
  });
  if (!rebuilds.next().done)
    throw new Refused("unused-chance", { place: "chance", found: record.chance.length });
  return played;
}

/** What is refused in a move says in which one. */
function numbered(move_number: number, play: () => PlayedMove): PlayedMove {
  try {
    return play();
  } catch (error) {
    if (error instanceof Refused) throw new Refused(error.code, { ...error.facts, move_number });
    throw error;
  }
}

function playRecorded(before: Game, move: string, rebuilds: Iterator<RebuildPart>): PlayedMove {
  const { game, events } = before.play(move);
  const rebuilt = game.steps.at(-1)?.rebuild;
  if (!rebuilt) return { before, move, after: game, events };
  const chance = rebuilds.next().value as RebuildPart | undefined;
  if (!chance) throw new Refused("missing-chance", { place: "chance", deck: rebuilt.reshuffle });
  if (chance.reshuffle !== rebuilt.reshuffle)
    throw new Refused("wrong-chance", {
      place: "chance",
      found: chance.reshuffle,
      known: rebuilt.reshuffle,
    });
  return { before, move, after: before.play(move, chance.order).game, events };
}

/** Refuse a result that the moves do not lead to; the first place, by the alphabet. */
function checkResult(recorded: ResultPart, replayed: ResultPart): void {
  for (const name of Object.keys(replayed).sort() as (keyof ResultPart)[]) {
    const [found, known] = [recorded[name], replayed[name]];
    if (!Array.isArray(found) || !Array.isArray(known)) same(`result.${name}`, found, known);
    else if (found.length !== known.length) same(`result.${name}`, listed(found), listed(known));
    else found.forEach((one, i) => same(`result.${name}[${i}]`, one, known[i]));
  }
}

function same(place: string, found: unknown, known: unknown): void {
  if (found !== known)
    throw new Refused("record-differs", { place, found: quoted(found), known: quoted(known) });
}

function listed(numbers: readonly number[]): string {
  return `[${numbers.join(", ")}]`;
}

function quoted(value: unknown): string {
  return String(value).slice(0, LONGEST);
}
