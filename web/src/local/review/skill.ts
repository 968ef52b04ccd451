/**
 * How somebody chooses over many games: what a decision costs them, where, and which level chooses as well
 * (src/happycity/review/skill.py, whose numbers these are, digit for digit).
 */
import {
  BUILDING,
  CARDS,
  COLOUR_NAMES,
  ENOUGH,
  LEVELS,
  PHASE_OF,
  PHASES,
  STUDENT,
  SURE,
  TWICE,
  WINDOW,
  type LevelTable,
} from "../kernel/facts";
import { shown } from "./rounding";

export type Phase = (typeof PHASES)[number];

/** A real decision of somebody, as far as their skill is concerned. */
export interface OwnDecision {
  number: number;
  round: number;
  move: string;
  best: string;
  cost: number;
}

/** A reviewed game as one player sees it. */
export interface OwnGame {
  players: number;
  specials: string;
  /** Of the victory. */
  share: number;
  luck: number;
  /** By round: the cards that came into the city. */
  built: readonly (readonly string[])[];
  decisions: readonly OwnDecision[];
}

/** A mean and its interval of 95 %; a single game has none. */
export interface Estimate {
  mean: number;
  low: number | null;
  high: number | null;
}

export interface PhaseSkill {
  phase: Phase;
  decisions: number;
  /** Of a decision; null if there are too few. */
  cost: Estimate | null;
  levels: Record<string, number>;
}

/** How often something happened, and what it cost all in all. */
export interface Tally {
  times: number;
  cost: number;
}

/** A card: when it was built and had better not been, and the other way round. */
export interface CardSkill {
  card: string;
  built: Tally;
  missed: Tally;
  /** Rounds from purchases that cost something to those the judge would make, on average; null: no habit. */
  early: number | null;
  /** Rounds from being best to being built in the same game, on average; null: no habit. */
  late: number | null;
}

export interface ColourSkill {
  colour: string;
  built: Tally;
  missed: Tally;
}

/** After one more game. */
export interface Point {
  /** Of a decision in the last games; null if there were too few. */
  cost: Estimate | null;
  /** In this game. */
  luck: number;
}

export interface Skill {
  games: number;
  decisions: number;
  /** Of a decision; this and all below is empty if there are too few of them. */
  cost: Estimate | null;
  levels: Record<string, number>;
  /** The level that chooses as well, or the weakest and the strongest that may. */
  like: string[];
  share: number | null;
  luck: number | null;
  /** Share of victories without luck. */
  adjusted: Estimate | null;
  phases: PhaseSkill[];
  cards: CardSkill[];
  colours: ColourSkill[];
  course: Point[];
}

/** What somebody's games say, the oldest first; the levels of an empty table are not compared. */
export function skillOf(games: readonly OwnGame[], table: LevelTable): Skill {
  const decisions = total(games.map((game) => game.decisions.length));
  if (decisions < ENOUGH) return { games: games.length, decisions, ...NOTHING };
  const [cost, levels, cards] = [costOf(games), levelsOf(games, table), cardsOf(games)];
  return {
    games: games.length,
    decisions,
    cost: cost && roundedEstimate(cost),
    levels: rounded(levels),
    like: cost ? likeOf(cost, levels) : [],
    share: shown(mean(games.map(({ share }) => share))),
    luck: shown(mean(games.map(({ luck }) => luck))),
    adjusted: roundedEstimate(estimateOf(games.map(({ share, luck }) => share - luck))),
    phases: PHASES.map((phase) => phaseSkill(games, table, phase)),
    cards: cards.filter(isTold).map(roundedCard),
    colours: COLOUR_NAMES.map((colour) => colourSkill(colour, cards)).filter(isTold),
    course: games.map(({ luck }, i) => {
      const recent = costOf(games.slice(Math.max(0, i + 1 - WINDOW), i + 1));
      return { cost: recent && roundedEstimate(recent), luck };
    }),
  };
}

const NOTHING: Omit<Skill, "games" | "decisions"> = {
  cost: null,
  levels: {},
  like: [],
  share: null,
  luck: null,
  adjusted: null,
  phases: [],
  cards: [],
  colours: [],
  course: [],
};

// --- means and intervals

/** Added one after the other. */
function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function mean(numbers: readonly number[]): number {
  return total(numbers) / numbers.length;
}

/** Standard errors of an interval of 95 %. */
function student(games: number): number {
  return STUDENT[games - 2] ?? SURE;
}

/** The mean of a number for each game. */
function estimateOf(numbers: readonly number[]): Estimate {
  const [middle, games] = [mean(numbers), numbers.length];
  if (games < 2) return { mean: middle, low: null, high: null };
  const variance = total(numbers.map((one) => (one - middle) * (one - middle))) / (games - 1);
  const margin = student(games) * Math.sqrt(variance / games);
  return { mean: middle, low: middle - margin, high: middle + margin };
}

/** What a decision costs: all costs by all decisions, with the error of a ratio from game to game. */
function costOf(games: readonly OwnGame[], phase: Phase | null = null): Estimate | null {
  const sums = games
    .map((game) => decisionsOf(game, phase).map(({ cost }) => cost))
    .filter((costs) => costs.length)
    .map((costs) => ({ cost: total(costs), count: costs.length }));
  const decisions = total(sums.map(({ count }) => count));
  if (decisions < ENOUGH) return null;
  const ratio = total(sums.map(({ cost }) => cost)) / decisions;
  const many = sums.length;
  if (many < 2) return { mean: ratio, low: null, high: null };
  const apart = total(sums.map(({ cost, count }) => (cost - ratio * count) * (cost - ratio * count)));
  const margin = (student(many) * Math.sqrt((apart * many) / (many - 1))) / decisions;
  return { mean: ratio, low: Math.max(0, ratio - margin), high: ratio + margin };
}

function decisionsOf({ decisions }: OwnGame, phase: Phase | null): readonly OwnDecision[] {
  return phase ? decisions.filter(({ move }) => phaseOf(move) === phase) : decisions;
}

// --- levels

/** The phase of a move, by its notation. */
export function phaseOf(move: string): Phase {
  const [word = ""] = move.split(" ");
  return (PHASE_OF as Readonly<Record<string, Phase>>)[word] ?? "other";
}

/** What a decision would cost each level if it had sat there: its own in each kind of game, as often. */
function levelsOf(
  games: readonly OwnGame[],
  table: LevelTable,
  phase: Phase | null = null,
): Record<string, number> {
  const often = new Map<string, number>();
  for (const game of games) {
    const kind = `${game.players} ${game.specials}`;
    often.set(kind, (often.get(kind) ?? 0) + decisionsOf(game, phase).length);
  }
  const told: Record<string, number> = {};
  for (const { name } of LEVELS) {
    const known = [...often].flatMap(([kind, count]) => {
      const cost = table[kind]?.[name]?.[phase ?? "all"];
      return cost === undefined || !count ? [] : [{ count, cost }];
    });
    if (known.length)
      told[name] =
        total(known.map(({ count, cost }) => count * cost)) / total(known.map(({ count }) => count));
  }
  return told;
}

/**
 * The level with the nearest cost; if several lie inside the interval, the first and the last of them. None after a
 * single game, which has no interval.
 */
function likeOf({ mean: middle, low, high }: Estimate, levels: Record<string, number>): string[] {
  if (low === null || high === null) return [];
  const inside = Object.keys(levels).filter(
    (level) => low <= (levels[level] ?? 0) && (levels[level] ?? 0) <= high,
  );
  const [first, last] = [inside[0], inside.at(-1)];
  if (inside.length > 1 && first && last) return [first, last];
  const apart = (level: string) => Math.abs((levels[level] ?? 0) - middle);
  const nearest = Object.keys(levels).reduce<string | null>(
    (best, one) => (best === null || apart(one) < apart(best) ? one : best),
    null,
  );
  return nearest ? [nearest] : [];
}

function phaseSkill(games: readonly OwnGame[], table: LevelTable, phase: Phase): PhaseSkill {
  const cost = costOf(games, phase);
  return {
    phase,
    decisions: total(games.map((game) => decisionsOf(game, phase).length)),
    cost: cost && roundedEstimate(cost),
    levels: rounded(levelsOf(games, table, phase)),
  };
}

// --- cards

/** The card that a move brings into one's city. */
export function cardOf(move: string): string | null {
  const [word, card] = move.split(" ");
  return (BUILDING as readonly string[]).includes(word ?? "") ? (card ?? null) : null;
}

/** What is noted of a card. */
class Notes {
  readonly built: OwnDecision[] = [];
  readonly missed: OwnDecision[] = [];
  /** Rounds in which it was best to build it. */
  readonly wanted: number[] = [];
  /** By game: rounds from being best to being built. */
  readonly waits: number[] = [];
}

/** What is worth telling of cards: the costliest first, of equals by name. */
function cardsOf(games: readonly OwnGame[]): CardSkill[] {
  const notes = new Map<string, Notes>();
  const noted = (card: string) => {
    const found = notes.get(card) ?? new Notes();
    notes.set(card, found);
    return found;
  };
  for (const game of games) {
    for (const one of game.decisions) {
      const [built, best] = [cardOf(one.move), cardOf(one.best)];
      if (best) noted(best).wanted.push(one.round);
      if (one.cost <= 0 || built === best) continue;
      if (built) noted(built).built.push(one);
      if (best) noted(best).missed.push(one);
    }
    for (const [card, wait] of waitsIn(game)) noted(card).waits.push(wait);
  }
  return [...notes]
    .filter(([, { built, missed }]) => built.length || missed.length)
    .map(([card, note]) => cardSkill(card, note))
    .sort((a, b) => dear(b) - dear(a) || (a.card < b.card ? -1 : 1));
}

function dear({ built, missed }: CardSkill): number {
  return built.cost + missed.cost;
}

/** Cards that were passed over and built after all, and how many rounds later. */
function waitsIn(game: OwnGame): [card: string, rounds: number][] {
  const since = new Map<string, number>();
  for (const { best, move, cost, round } of game.decisions) {
    const wanted = cardOf(best);
    if (wanted && cost > 0 && cardOf(move) !== wanted && !since.has(wanted)) since.set(wanted, round);
  }
  return [...since].flatMap(([card, first]) => {
    const later = game.built.findIndex((cards, i) => i + 1 > first && cards.includes(card)) + 1;
    return later ? [[card, later - first] as [string, number]] : [];
  });
}

function cardSkill(card: string, { built, missed, wanted, waits }: Notes): CardSkill {
  const isHabit = Math.min(built.length, wanted.length) >= TWICE;
  const early = isHabit ? mean(wanted) - mean(built.map(({ round }) => round)) : 0;
  const tally = (decisions: OwnDecision[]) => ({
    times: decisions.length,
    cost: total(decisions.map(({ cost }) => cost)),
  });
  return {
    card,
    built: tally(built),
    missed: tally(missed),
    early: early > 0 ? early : null,
    late: waits.length >= TWICE ? mean(waits) : null,
  };
}

/** All cards of a colour; what has several counts for each. */
function colourSkill(colour: string, cards: readonly CardSkill[]): ColourSkill {
  const its = cards.filter(({ card }) => CARDS.find(({ id }) => id === card)?.colours.includes(colour));
  const together = (tallies: Tally[]) =>
    roundedTally({
      times: total(tallies.map(({ times }) => times)),
      cost: total(tallies.map(({ cost }) => cost)),
    });
  return {
    colour,
    built: together(its.map(({ built }) => built)),
    missed: together(its.map(({ missed }) => missed)),
  };
}

/** Once is chance. */
function isTold({ built, missed }: CardSkill | ColourSkill): boolean {
  return built.times + missed.times >= TWICE;
}

// --- as it is told

function rounded(numbers: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).map(([name, one]) => [name, shown(one)]));
}

function orNull(number: number | null): number | null {
  return number === null ? null : shown(number);
}

function roundedEstimate({ mean, low, high }: Estimate): Estimate {
  return { mean: shown(mean), low: orNull(low), high: orNull(high) };
}

function roundedTally({ times, cost }: Tally): Tally {
  return { times, cost: shown(cost) };
}

function roundedCard({ card, built, missed, early, late }: CardSkill): CardSkill {
  return {
    card,
    built: roundedTally(built),
    missed: roundedTally(missed),
    early: orNull(early),
    late: orNull(late),
  };
}
