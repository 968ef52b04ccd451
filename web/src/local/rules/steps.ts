/** The steps of a turn (R5): what is done, what is now, what is to come and what the turn goes without. */
import type { TurnStep } from "../../protocol";
import { StepState, TURN_STEPS } from "../kernel/layout";
import { row } from "../kernel/record";
import { areasOf, MOST_PHASES } from "./areas";
import { idOrNull } from "./cards";
import type { Game } from "./game";
import { parsed, phaseOf } from "./moves";

const NAMES = ["discard", "refill", "buy", "special"] as const;
const STATES = Object.keys(StepState).map((name) =>
  name.toLowerCase().replace("_", "-"),
) as TurnStep["state"][];
const STEPS = { at: 0, kind: "i4", shape: [TURN_STEPS, 2] } as const;

/** The steps of this turn; with `ended`, of the one that has just been played, though the next one has begun. */
export function turnSteps(game: Game, ended: boolean): TurnStep[] {
  const { raw, tables, entries } = game.kernel;
  const { phases, steps } = areasOf(game.kernel);
  const last = game.steps.slice(-MOST_PHASES).reverse();
  raw.fill(game.known);
  phases.bytes.set(last.map(({ move }) => phaseOf(parsed(move))));
  entries.list_steps(raw.address, tables.address, phases.address, last.length, Number(ended), steps.address);
  return NAMES.map((name, i) => {
    const [state = 0, because = 0] = row(steps.bytes, STEPS, [i]);
    return { name, state: STATES[state] ?? "none", because: idOrNull(because) };
  });
}
