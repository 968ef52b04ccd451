/**
 * The deal of the day without a server: the same on every device that has none, since the date decides it; nobody can
 * promise that it is secret, so it does not count (src/happycity/rules/daily.py, src/happycity/server/game/daily.py).
 */
import { bytesToHex } from "@noble/hashes/utils.js";
import type { DailyLine, DailyResult, DailySet, Me } from "../../protocol";
import { BOT_PAUSE_MS, BUILT, DEALS, OPPONENTS } from "../kernel/facts";
import { citiesOf } from "../rules/cities";
import type { Game } from "../rules/game";
import { playedMoves } from "../rules/history";
import { Refused } from "../rules/refused";
import { firstSeat, hashWords } from "../rules/seeds";
import { newTable, ownSeats, type LocalTable } from "./tables";

/** The purpose for which a date says what its secret is. */
const OPEN_DEALS = "open deals";
const DAY_MS = 86_400_000;

export type Mode = keyof typeof DEALS;
export const MODES = Object.keys(DEALS) as Mode[];

/** The day of a moment, in UTC. */
export function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

export function dayBeside(day: string, by: number): string {
  return dayOf((Date.parse(day) + by * DAY_MS) / 1000);
}

/** What decides the deals of a day; anybody can work it out. */
export function openSecret(day: string): string {
  return bytesToHex(hashWords(day, OPEN_DEALS));
}

export function modeNamed(text: string | undefined): Mode {
  const mode = MODES.find((one) => one === text);
  if (!mode) throw new Refused("unknown-deal", { found: (text ?? "").slice(0, 60), known: MODES });
  return mode;
}

/** Refuses what is no date, and days that are still to come. */
export function checkDay(day: string | undefined, now: number): string {
  const found = day ?? "";
  if (!/^\d{4}-\d\d-\d\d$/.test(found) || Number.isNaN(Date.parse(found)) || dayBeside(found, 0) !== found)
    throw new Refused("unknown-day", { found: found.slice(0, 60) });
  if (found > dayOf(now)) throw new Refused("day-to-come", { found });
  return found;
}

/** The table at which a deal is played. */
export function dailyTable(day: string, mode: Mode, host: Me, now: number): LocalTable {
  const wish = {
    config: DEALS[mode],
    seats: [{ kind: "me" as const }, ...OPPONENTS.map((bot) => ({ kind: "bot" as const, bot }))],
    public: false,
    rated: false,
    clock: null,
    chat: "nobody" as const,
    pause_ms: BOT_PAUSE_MS,
  };
  const table = newTable(wish, host, now, dealSecret(day, mode));
  const botSeed = bytesToHex(hashWords(openSecret(day), `bots ${mode}`)).slice(0, 32);
  return { ...table, botSeed, options: { ...table.options, daily: day } };
}

function dealSecret(day: string, mode: Mode): string {
  return bytesToHex(hashWords(openSecret(day), `deal ${mode}`));
}

/** The first table of this browser for a deal: one try is one try. */
export function playedAt(tables: readonly LocalTable[], day: string, mode: Mode): LocalTable | undefined {
  const isThis = ({ config, options }: LocalTable) =>
    options.daily === day &&
    Object.entries(DEALS[mode]).every(([name, value]) => Object(config)[name] === value);
  return tables.findLast(isThis); // they come newest first
}

/** How far one is with a deal. */
export function dailySet(tables: readonly LocalTable[], day: string, mode: Mode): DailySet {
  const own = playedAt(tables, day, mode);
  const { players } = DEALS[mode];
  const first = firstSeat(dealSecret(day, mode), players);
  const seats = [null, ...OPPONENTS];
  return {
    mode,
    config: DEALS[mode],
    seats: [...seats.slice(first), ...seats.slice(0, first)],
    state: stateOf(own),
    table: own?.id ?? null,
    result: own ? dailyResult(own) : null,
    players: Number(own?.status === "over"),
  };
}

function stateOf(own: LocalTable | undefined): DailySet["state"] {
  if (!own) return "new";
  return own.status === "over" ? "done" : own.status === "closed" ? "closed" : "playing";
}

/** How the own game ended; nobody is there to be compared with. */
export function dailyResult({ result, ...table }: LocalTable): DailyResult | null {
  const seat = ownSeats(table as LocalTable)[0] ?? 0;
  if (!result) return null;
  const better = (one: number) =>
    result.points[one]! > result.points[seat]! ||
    (result.points[one] === result.points[seat] && result.coins[one]! > result.coins[seat]!);
  const rank = 1 + result.points.filter((_, one) => better(one)).length;
  return { points: result.points[seat] ?? 0, rank, better: null };
}

/** What was built in a finished game, round by round. */
export function dailyLine(table: LocalTable, game: Game): DailyLine {
  const seat = ownSeats(table)[0] ?? 0;
  const city = citiesOf(game)[seat]!;
  const built: string[][] = Array.from({ length: game.round }, () => []);
  const names: readonly string[] = BUILT;
  for (const { before, events } of playedMoves(game))
    for (const event of events)
      if (event.seat === seat && names.includes(event.event))
        built[before.round - 1]?.push(String(Object(event).card));
  const { points, inhabitants, hearts, special } = city;
  const rank = dailyResult(table)?.rank ?? 1;
  return { game: table.id, seat, points, rank, inhabitants, hearts, special, built };
}

/** On how many days in a row, up to today, a deal was finished. */
export function streakOf(tables: readonly LocalTable[], today: string): number {
  const days = new Set(tables.filter(({ status }) => status === "over").map(({ options }) => options.daily));
  let day = days.has(today) ? today : dayBeside(today, -1);
  let streak = 0;
  for (; days.has(day); day = dayBeside(day, -1)) streak++;
  return streak;
}
