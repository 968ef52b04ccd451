/** Who is likely to win from a position, as the story of its game would tell it. */
import { asking } from "../bots/learned";
import type { Pause } from "../bots/seen";
import { thinking } from "../bots/thinker";
import { IMAGINED } from "../kernel/facts";
import type { Kernel } from "../kernel/kernel";
import type { Game } from "../rules/game";
import { Odds, rounded } from "./odds";
import { Worlds } from "./worlds";

/** Of the positions of one game: all in the same worlds, so that what differs between two is what was decided. */
export class Evaluation {
  readonly #worlds: Worlds;

  constructor(
    readonly kernel: Kernel,
    seed: string,
    players: number,
  ) {
    this.#worlds = new Worlds(kernel, seed, Math.floor(IMAGINED / players));
  }

  /** The chances by seat; what else has come in goes before. */
  at({ known }: Game, pause: Pause): Promise<number[]> {
    return asking(this.kernel, (asker) =>
      thinking(this.kernel, async (thinker) => {
        await pause();
        return rounded(new Odds(this.kernel, { thinker, asker }, this.#worlds).at(known));
      }),
    );
  }
}
