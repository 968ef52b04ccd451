/** Who is likely to win from a position, as the story of its game would tell it. */
import { asking } from "../bots/learned";
import type { Pause } from "../bots/seen";
import type { Kernel } from "../kernel/kernel";
import type { Game } from "../rules/game";
import { Odds, rounded } from "./odds";

/** Of the positions of one game: all in the same worlds, so that what differs between two is what was decided. */
export class Evaluation {
  constructor(
    readonly kernel: Kernel,
    readonly seed: string,
    readonly players: number,
  ) {}

  /** The chances by seat; what else has come in goes before. */
  at({ known }: Game, pause: Pause): Promise<number[]> {
    return asking(this.kernel, async (asker) => {
      await pause();
      return rounded(new Odds(this.kernel, asker, this.seed, this.players).at(known));
    });
  }
}
