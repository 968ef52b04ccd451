/**
 * The six opponents: src/happycity/bots/levels.py. The same seed and view give the same choice as on the server:
 * budgets are playouts, not time, and every chance comes from a hash.
 */
import { LEVELS, TRIED } from "../kernel/facts";
import type { Kernel } from "../kernel/kernel";
import { flatThoughts } from "./flat";
import { searchThoughts } from "./search";
import { chancesOf } from "./seeds";
import type { Pause, Seen } from "./seen";
import { thinking, type Thinker } from "./thinker";
import { bestOf, type Thought } from "./thoughts";

type Level = (typeof LEVELS)[number];

/** As many bits as a fraction has. */
const FRACTION_BITS = 53;

/**
 * The move that an opponent of a level makes; `pause` is awaited now and then while it thinks. A forced move needs
 * no thought.
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
  const chosen = await thinking(kernel, (thinker) => choose(thinker, view, levelOf(level), seed, pause));
  return legalMoves[legalActions.indexOf(chosen.action)] ?? "";
}

function levelOf(name: string): Level {
  const level = LEVELS.find((one) => one.name === name);
  if (!level) throw new Error(`there is no level ${name}`);
  return level;
}

/** The best move it sees, or, when it slips, one that is nearly as good. */
async function choose(
  thinker: Thinker,
  view: Seen,
  level: Level,
  seed: string | bigint,
  pause?: Pause,
): Promise<Thought> {
  const thoughts =
    level.thinks === "flat"
      ? flatThoughts(thinker, view, seed, level.playouts)
      : await searchThoughts(thinker, view, seed, level.playouts, pause);
  const best = bestOf(thoughts);
  const [roll, which] = chancesOf(view.known, `level ${seed}`);
  if (Number(roll >> BigInt(64 - FRACTION_BITS)) / 2 ** FRACTION_BITS >= level.slips) return best;
  const tried = TRIED * thoughts.reduce((sum, thought) => sum + thought.trials, 0);
  const good = thoughts.filter(
    (thought) => thought.worth >= best.worth - level.regret && thought.trials >= tried,
  );
  return good[Number((which * BigInt(good.length)) >> 64n)] ?? best;
}
