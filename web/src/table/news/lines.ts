/** What happened at a table, as lines to read: joined where one line says it better, from the reader's point of view. */
import type { GameEvent, Step } from "../../protocol";
import { wordsOf } from "../../texts/sentences";
import { t } from "../../texts/texts.svelte";
import {
  forcedCoinText,
  isForcedCoin,
  isReader,
  seatText,
  sentenceOf,
  whoOf,
  type Reader,
} from "../../texts/telling";

export interface Line {
  key: string;
  kind: "separator" | "line";
  /** Whose face stands before it; null: everybody's. */
  seat: number | null;
  /** A monster stands before it instead. */
  monster: string | null;
  text: string;
  /** Bad news for the reader. */
  bad: boolean;
  own: boolean;
  /** The number of the step with which a bot decided this; null: no bot did, or there is never a plain why. */
  why: number | null;
}

/** What plain facts can speak for, by the word of the move: what then happens. */
const DECIDED: Partial<Record<string, GameEvent["event"]>> = {
  buy: "bought",
  take: "special_taken",
  copy: "copied",
  discard: "discarded",
  coin: "passed",
  draw: "revealed",
};

/** The steps that count: what was taken back has not happened. */
export function standing(steps: readonly Step[]): Step[] {
  const undone = new Set(steps.flatMap((step) => step.undoes));
  return steps.filter((step) => step.kind !== "undo" && !undone.has(step.seq));
}

/** Whether the steps begin with the first one. */
export function isWhole(steps: readonly Step[]): boolean {
  return !steps.length || steps[0]?.seq === 1;
}

interface Happening {
  key: string;
  /** What happened in the game; null: somebody goes or comes back, which is news all the same. */
  event: GameEvent | null;
  step: Step;
}

function happeningsOf(steps: readonly Step[]): Happening[] {
  return steps.flatMap((step): Happening[] => {
    const events = step.events.map((event, i) => ({ key: `${step.seq}-${i}`, event, step }));
    if (step.kind !== "away" && step.kind !== "back") return events;
    return [{ key: `${step.seq}`, event: null, step }, ...events];
  });
}

/** The lines of these steps, oldest first, with a line wherever a round begins. */
export function linesOf(steps: readonly Step[], reader: Reader): Line[] {
  return linesFor(happeningsOf(standing(steps)), reader);
}

/** All lines, from the beginning of the game if that is known. */
export function wholeLines(steps: readonly Step[], reader: Reader): Line[] {
  const lines = linesOf(steps, reader);
  return isWhole(steps) ? [separator("start", t("web-news-start")), ...lines] : lines;
}

/**
 * What has happened since the reader's last turn ended: the others' turns, then "Your turn" and the own turn so far.
 * Turns that a bot played for the reader are not their own: whoever comes back reads all of them.
 * Spectators see the latest two rounds, and so does everybody once no turn is to come (null).
 */
export function sinceLines(steps: readonly Step[], reader: Reader, turn: number | null): Line[] {
  const { all, start, current } = sinceWhen(steps, reader, turn);
  const lines = linesFor(all.slice(start, current), reader);
  if (!isMine(reader, turn)) return lines;
  const own = linesFor(all.slice(current), reader);
  return lines.length || own.length ? [...lines, separator("now-you", t("web-news-now-you")), ...own] : [];
}

/** The events of the others' turns since the reader's last one. */
function sinceEvents(steps: readonly Step[], reader: Reader, turn: number | null): Happening[] {
  const { all, start, current } = sinceWhen(steps, reader, turn);
  return all.slice(start, current);
}

function isMine(reader: Reader, turn: number | null): boolean {
  return turn !== null && reader.mySeats.length === 1 && reader.mySeats.includes(turn);
}

/** From where on it is news, and where the own turn of now begins. */
function sinceWhen(
  steps: readonly Step[],
  reader: Reader,
  turn: number | null,
): { all: Happening[]; start: number; current: number } {
  const all = happeningsOf(standing(steps));
  const isOwn = (seat: number | null) => seat !== null && reader.mySeats.includes(seat);
  const begins = [...all.keys()].filter(
    (i) => all[i]?.event?.event === "turn_began" && isOwn(all[i]?.event?.seat ?? null),
  );
  if (opensGame(steps[0]) && isOwn(steps[0]?.seat ?? null)) begins.unshift(-1);
  if (reader.mySeats.length !== 1 || turn === null)
    return { all, start: lastRounds(all), current: all.length };
  // before the first turn of all, everything that has happened is the others' choice of a market
  const began = isMine(reader, turn) ? (begins.pop() ?? (isWhole(steps) ? all.length : 0)) : all.length;
  const before = begins.findLast((begun) =>
    all.slice(begun + 1, endOfTurn(all, begun)).some(({ event, step }) => event && !step.by_bot),
  );
  return { all, start: before === undefined ? 0 : endOfTurn(all, before), current: Math.max(0, began) };
}

/** What an opponent did since the reader's last turn, in one line. */
export interface Brief {
  seat: number;
  /** What they bought, or took instead. */
  text: string;
  /** Special buildings they took, and monsters that came to them and stayed. */
  cards: string[];
}

/**
 * One line for each opponent who had a turn: what they bought comes first, draws and discards are left to the whole story. What
 * befell the reader meanwhile is listed in full.
 */
export function briefs(
  steps: readonly Step[],
  reader: Reader,
  turn: number | null,
): { others: Brief[]; mine: Line[] } {
  const events = sinceEvents(steps, reader, turn);
  const told = new Map<number, Brief>();
  for (const { event } of events) {
    const seat = event?.seat ?? null;
    if (!event || seat === null || isReader(seat, reader)) continue;
    const brief = told.get(seat) ?? { seat, text: "", cards: [] };
    if (event.event === "bought" || event.event === "passed") brief.text = sentenceOf(event, reader);
    else if (event.event === "special_taken") brief.cards.push(event.card);
    else if (event.event === "monster_came") brief.cards.push(event.monster);
    else if (event.event === "monster_left" && told.has(seat))
      brief.cards = brief.cards.filter((card) => card !== event.monster);
    else continue;
    told.set(seat, brief);
  }
  const mine = events.flatMap(({ key, event, step }) =>
    event && isBad(event, reader) ? [lineOf(key, event, reader, step)] : [],
  );
  const others = [...told.values()].filter(({ text, cards }) => text || cards.length);
  return { others, mine };
}

/** Without a draft the first turn begins before anything has happened. */
function opensGame(step: Step | undefined): boolean {
  return step?.seq === 1 && step.events[0]?.event !== "market_chosen";
}

/** The first thing after a turn that belongs to somebody else. */
function endOfTurn(all: readonly Happening[], began: number): number {
  const index = all.findIndex(
    ({ event }, i) => i > began && (event?.event === "turn_began" || event?.event === "round_began"),
  );
  return index < 0 ? all.length : index;
}

function lastRounds(all: readonly Happening[]): number {
  const rounds = [...all.keys()].filter((i) => all[i]?.event?.event === "round_began");
  return rounds.at(-2) ?? 0;
}

function separator(key: string, text: string): Line {
  return { key, kind: "separator", seat: null, monster: null, text, bad: false, own: false, why: null };
}

function linesFor(all: readonly Happening[], reader: Reader): Line[] {
  const lines: Line[] = [];
  for (let i = 0; i < all.length; i++) {
    const { key, event, step } = all[i] as Happening;
    if (event?.event === "turn_began") continue;
    if (!event) lines.push(entryLine(key, step, reader));
    else if (event.event === "round_began")
      lines.push(separator(key, t("web-news-round", { round: event.round })));
    else if (event.event === "income") {
      const incomes: GameEvent[] = [];
      for (let next = all[i]?.event; next?.event === "income"; next = all[++i]?.event) incomes.push(next);
      i--;
      lines.push({ ...separator(key, incomeText(incomes, reader)), kind: "line" });
    } else if (!isImplied(all, i)) lines.push(lineOf(key, event, reader, step));
  }
  return lines;
}

/** A monster that goes from one city to the next is mentioned once; so is one that is drawn and comes. */
function isImplied(all: readonly Happening[], index: number): boolean {
  const event = all[index]?.event;
  const comes = (monster: string) =>
    all
      .slice(index + 1, index + 8)
      .some(({ event: next }) => next?.event === "monster_came" && next.monster === monster);
  if (event?.event === "monster_left") return comes(event.monster);
  return event?.event === "revealed" && comes(event.card);
}

function entryLine(key: string, step: Step, reader: Reader): Line {
  const { seat } = step;
  const own = isReader(seat, reader);
  const text = entryText(step, reader);
  return { key, kind: "line", seat, monster: null, text, bad: false, own, why: null };
}

function lineOf(key: string, event: GameEvent, reader: Reader, step: Step): Line {
  return {
    key,
    kind: "line",
    seat: event.seat,
    monster: "monster" in event ? event.monster : null,
    text: isForcedCoin(event, step) ? forcedCoinText(event, reader) : sentenceOf(event, reader),
    bad: isBad(event, reader),
    own: isReader(event.seat, reader),
    why: step.by_bot && isDecision(event, step) ? step.seq : null,
  };
}

/** Whether this is what was decided with a step, and not what followed. */
function isDecision(event: GameEvent, { seat, move, events }: Step): boolean {
  const decided = DECIDED[wordsOf(move ?? "").word];
  return events.find((one) => one.event === decided && one.seat === seat) === event;
}

function isBad(event: GameEvent, reader: Reader): boolean {
  if (event.event === "monster_came" || event.event === "destroyed") return isReader(event.seat, reader);
  return event.event === "taxed" && isReader(event.from, reader);
}

function incomeText(events: readonly GameEvent[], reader: Reader): string {
  const incomes = events.map((event) =>
    t("web-news-income-one", {
      who: whoOf(event, reader),
      player: seatText(event.seat, reader),
      coins: event.event === "income" ? event.coins : 0,
    }),
  );
  return t("web-news-income", { incomes: incomes.join(t("list-separator")) });
}

const ENTRIES = { undo: "undone", away: "away", back: "back" } as const;

/** The same for entries that are no moves: somebody goes away, comes back, takes something back. */
export function entryText(step: Step, reader: Reader): string {
  if (step.kind === "move" || step.kind === "end") return "";
  const key = step.out_of_time ? "late" : step.kind === "away" && step.agreed ? "absent" : ENTRIES[step.kind];
  const who = isReader(step.seat, reader) ? "you" : "other";
  return t(`web-news-${key}`, { who, player: seatText(step.seat, reader) });
}
