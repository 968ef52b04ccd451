/**
 * The six opponents: src/happycity/bots/levels.py; and `policy` and `mind:100`, which do not err. The same seed and view
 * give the same choice as on the server: budgets are iterations, not time, and every chance comes from a hash.
 */
import { LEVELS, OPEN, OPEN_TO_SLIPS, TRIED, type Level } from "../kernel/facts";
import type { Kernel } from "../kernel/kernel";
import { asking, policyThoughts } from "./learned";
import { searchThoughts } from "./search";
import { chancesOf } from "./seeds";
import type { Pause, Seen } from "./seen";
import { bestOf, type Thought } from "./thoughts";

/** As many bits as a fraction has. */
const FRACTION_BITS = 53;

/**
 * The move that an opponent makes; `pause` is awaited now and then while it thinks. A forced move needs no thought.
 * Refused if it has learned something that cannot be loaded.
 */
export async function chooseMove(
  kernel: Kernel,
  view: Seen,
  level: string,
  seed: string | bigint,
  pause?: Pause,
): Promise<string> {
  const { legalActions, legalMoves } = view;
  if (legalMoves.length === 1) return legalMoves[0] ?? "";
  const chosen = await choose(kernel, view, opponentOf(level), seed, pause);
  return legalMoves[legalActions.indexOf(chosen.action)] ?? "";
}

function opponentOf(name: string): Level {
  const level = LEVELS.find((one) => one.name === name) ?? learned(name);
  if (!level) throw new Error(`there is no level ${name}`);
  return level;
}

/** Bots by their own names, as Python has them. */
function learned(name: string): Level | undefined {
  const rest = { name, slips: 0, regret: 0 };
  if (name === "policy") return { ...rest, iterations: 0 };
  const iterations = /^mind:([1-9]\d*)$/.exec(name)?.[1];
  return iterations ? { ...rest, iterations: Number(iterations) } : undefined;
}

/** What it thinks of every legal move; without iterations what the net likes at a glance. */
function thoughtsOf(
  kernel: Kernel,
  view: Seen,
  { iterations, slips }: Level,
  seed: string | bigint,
  pause?: Pause,
): Promise<Thought[]> {
  return asking(kernel, async (asker) => {
    asker.openTo = slips ? OPEN_TO_SLIPS : OPEN;
    return iterations
      ? searchThoughts(asker, view, seed, iterations, pause)
      : policyThoughts(asker, view, seed);
  });
}

/** The best move it sees, or, when it slips, one that is nearly as good. */
async function choose(
  kernel: Kernel,
  view: Seen,
  level: Level,
  seed: string | bigint,
  pause?: Pause,
): Promise<Thought> {
  const thoughts = await thoughtsOf(kernel, view, level, seed, pause);
  const best = bestOf(thoughts);
  const [roll, which] = chancesOf(view.known, `level ${seed}`);
  if (Number(roll >> BigInt(64 - FRACTION_BITS)) / 2 ** FRACTION_BITS >= level.slips) return best;
  const tried = TRIED * thoughts.reduce((sum, thought) => sum + thought.trials, 0);
  const worst = best.worth - level.regret * spread(view.players);
  const good = thoughts.filter(({ worth, trials }) => worth >= worst && trials >= tried);
  return good[Number((which * BigInt(good.length)) >> 64n)] ?? best;
}

/** The standard deviation of a share of the victory among equals. */
const spread = (players: number) => Math.sqrt(players - 1) / players;
