/**
 * The judge: what every sensible choice of a decision is worth, from what the one who decides could know
 * (src/happycity/review/judge.py). Choices are rehearsed in the same imagined worlds, so that what differs between them
 * is the choice, and a difference has an error bar.
 */
import { asking, type Asker, type Outcome } from "../bots/learned";
import { chancesOf } from "../bots/seeds";
import type { Pause, Seen } from "../bots/seen";
import {
  BAR,
  DEPTHS,
  GLIMPSE,
  HOPELESS,
  MORE_WORLDS,
  MOST_CHOICES,
  SENSIBLE,
  WORLDS_OF_ONE,
  WORTH_TELLING,
} from "../kernel/facts";
import type { Kernel } from "../kernel/kernel";
import { Pondering } from "../kernel/layout";

/** How long to look into a decision. */
export type Depth = keyof typeof DEPTHS;
interface Looking {
  readonly first: number;
  readonly most: number;
  readonly close: number;
}

/** Which worlds are imagined. */
const PURPOSE = "judge 0";
/** Worlds between two looks at what has come in meanwhile. */
const SLICE = 8;

/** One way to decide. */
export interface Choice {
  readonly action: number;
  /** How likely the net would play it, at a glance. */
  readonly likely: number;
  /** Of winning, by seat. */
  readonly chances: readonly number[];
  /** What it costs the one who decides, compared with the best choice; 0 for the best. */
  readonly behind: number;
  /** The error bar of that: `BAR` standard errors. */
  readonly error: number;
  readonly worlds: number;
}

/** What the sensible choices of a decision are worth, the best first. */
export interface Verdict {
  readonly seat: number;
  readonly choices: readonly Choice[];
}

export interface Question {
  /** What was played: it is looked into whatever the net thinks of it. */
  readonly played?: number;
  /** So many choices, if there are, although the net is sure of fewer. */
  readonly least?: number;
  readonly depth: Depth;
}

/** What is judged: somebody decides. */
type Deciding = Seen & { readonly seat: number | null };
/** How likely the net would play each action. */
type Likely = ReadonlyMap<number, number>;
type Found = ReadonlyMap<number, readonly Outcome[]>;

/** Whether nobody can say that the best choice is better. */
export function isEqual({ behind, error }: Choice): boolean {
  return behind <= error;
}

/** Judge the sensible choices, and what was played; null if there is nothing to decide. `pause` is awaited now and then. */
export function verdictOn(
  kernel: Kernel,
  view: Deciding,
  { played, least = 1, depth }: Question,
  pause?: Pause,
): Promise<Verdict | null> {
  const { seat } = view;
  if (seat === null || view.legalActions.length < 2) return Promise.resolve(null);
  return asking(kernel, async (asker) => {
    asker.lookAt(view.known);
    const sensible = sensibleOf(asker, view, least, played);
    if (sensible.size < 2) return null;
    const rehearsals = new Rehearsals(asker, view, seat, lookingAt(depth, view.players), pause);
    return verdictOf(seat, sensible, await rehearsals.of([...sensible.keys()], played));
  });
}

/** Actions that the net could play, the likeliest first, and what was played. */
function sensibleOf(asker: Asker, view: Deciding, least: number, played?: number): Likely {
  const priors = asker.priors(asker.ponder(Pondering.ASK));
  const likely = view.legalActions.map((action, i) => [action, priors[i] ?? 0] as const);
  const most = [...likely].sort(([, one], [, other]) => other - one).slice(0, MOST_CHOICES);
  const kept = new Map(most.filter(([, prior], i) => i < least || prior >= SENSIBLE));
  if (played !== undefined) kept.set(played, new Map(likely).get(played) ?? 0);
  return kept;
}

/** At a table of so many: few have shorter games with fewer decisions, and more hangs on each. */
function lookingAt(depth: Depth, players: number): Looking {
  const more = (MORE_WORLDS as Record<string, number>)[players] ?? 1;
  const { first, most, close } = DEPTHS[depth];
  return { first: more * first, most: more * most, close };
}

/** The rehearsals of one decision. */
class Rehearsals {
  readonly #first: bigint;
  readonly #turns: number;

  constructor(
    readonly asker: Asker,
    view: Deciding,
    readonly seat: number,
    readonly depth: Looking,
    readonly pause?: Pause,
  ) {
    this.#first = chancesOf(view.known, PURPOSE)[0] >> BigInt(64 - WORLDS_OF_ONE);
    this.#turns = GLIMPSE * view.players;
  }

  /** By action, what each world brought; those without hope see fewer worlds than the others. */
  async of(actions: readonly number[], played?: number): Promise<Found> {
    const found = new Map<number, readonly Outcome[]>();
    let [open, done, amount] = [actions, 0, this.depth.first];
    while (open.length) {
      for (const action of open) {
        const more = await this.#rehearsed(action, done, amount);
        found.set(action, [...(found.get(action) ?? []), ...more]);
      }
      done += amount;
      amount = Math.min(done, this.depth.most - done);
      const seen = new Map(open.map((action) => [action, found.get(action) ?? []]));
      open = amount ? inDoubt(seen, this.seat, this.depth, played) : [];
    }
    return found;
  }

  /** In so many worlds after the first ones, in slices: a worker that is busy for long hears nothing. */
  async #rehearsed(action: number, done: number, amount: number): Promise<Outcome[]> {
    const found: Outcome[] = [];
    while (found.length < amount) {
      const first = this.#first + BigInt(done + found.length);
      const worlds = Math.min(SLICE, amount - found.length);
      found.push(...this.asker.rehearse(action, first, worlds, this.#turns));
      await this.pause?.();
    }
    return found;
  }
}

// --- what the worlds say ----------------------------------------------------------------------------

/** An action that may be as good as the one that seems best, or that was played. */
interface Rival {
  readonly action: number;
  readonly behind: number;
  readonly error: number;
}

/** Which actions to go on with; none if more worlds would hardly change what is said. */
function inDoubt(found: Found, seat: number, depth: Looking, played?: number): number[] {
  const best = bestOf(found, seat);
  const outcomes = found.get(best) ?? [];
  const rivals = [...found]
    .filter(([action]) => action !== best)
    .map(([action, others]) => ({ action, ...difference(outcomes, others, seat) }))
    .filter(({ action, behind, error }) => behind < HOPELESS * error || action === played);
  return isSettled(best, rivals, depth, played) ? [] : [best, ...rivals.map(({ action }) => action)];
}

/** Where something was played only its cost matters: whether another is better, and by how much. */
function isSettled(best: number, rivals: readonly Rival[], { close }: Looking, played?: number): boolean {
  if (played === best) return rivals.every(({ behind, error }) => behind + WORTH_TELLING >= error);
  const asked = rivals.filter(({ action }) => played === undefined || action === played);
  return asked.every(({ error }) => error <= close);
}

/** The action that brings a seat most, the first of equals. */
function bestOf(found: Found, seat: number): number {
  const means = [...found].map(([action, outcomes]) => ({ action, mean: mean(column(outcomes, seat)) }));
  return means.reduce((best, other) => (other.mean > best.mean ? other : best)).action;
}

/** The mean difference in the worlds that both saw, and its standard error. */
function difference(
  better: readonly Outcome[],
  worse: readonly Outcome[],
  seat: number,
): { behind: number; error: number } {
  const worlds = Math.min(better.length, worse.length);
  const others = column(worse, seat);
  const apart = column(better.slice(0, worlds), seat).map((share, world) => share - (others[world] ?? 0));
  const behind = mean(apart);
  const variance = worlds > 1 ? total(apart.map((one) => (one - behind) * (one - behind))) / (worlds - 1) : 1;
  // Worlds in which nothing differs prove little: one more in which all does is thought of.
  return { behind, error: Math.sqrt(variance + 1 / worlds) / Math.sqrt(worlds) };
}

function verdictOf(seat: number, likely: Likely, found: Found): Verdict {
  const longest = Math.max(...[...found.values()].map((outcomes) => outcomes.length));
  const best = bestOf(new Map([...found].filter(([, outcomes]) => outcomes.length === longest)), seat);
  const choices = [...found].map(([action, outcomes]): Choice => {
    const { behind, error } = difference(found.get(best) ?? [], outcomes, seat);
    return {
      action,
      likely: likely.get(action) ?? 0,
      chances: (outcomes[0] ?? []).map((_, one) => mean(column(outcomes, one))),
      behind: action === best ? 0 : Math.max(0, behind),
      error: action === best ? 0 : BAR * error,
      worlds: outcomes.length,
    };
  });
  const rank = ({ action }: Choice) => Number(action !== best);
  choices.sort(
    (one, other) => rank(one) - rank(other) || one.behind - other.behind || other.likely - one.likely,
  );
  return { seat, choices };
}

function column(outcomes: readonly Outcome[], seat: number): number[] {
  return outcomes.map((shares) => shares[seat] ?? 0);
}

function mean(numbers: readonly number[]): number {
  return total(numbers) / numbers.length;
}

/** Added one after the other, as Python does. */
function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
