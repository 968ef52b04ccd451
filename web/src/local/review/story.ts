/**
 * The story of a finished game: its rounds in numbers, the chances of winning, luck and decisive moments, by the steps
 * of its log (src/happycity/review/story.py and src/happycity/server/game/story.py).
 */
import type { Moment, RoundStory, Story } from "../../protocol";
import type { Pause } from "../bots/seen";
import { thinking } from "../bots/thinker";
import { IMAGINED } from "../kernel/facts";
import type { Kernel } from "../kernel/kernel";
import type { Game } from "../rules/game";
import { playedMoves } from "../rules/history";
import { Refused } from "../rules/refused";
import { eventOf, gainsOf, type Change } from "./changes";
import { Following } from "./following";
import { decisive } from "./moments";
import { rounded, type Chances } from "./odds";
import { moveNumber } from "./played";
import { roundsOf, type Round } from "./rounds";

/** What a story needs to know of a step of the log. */
export interface Step {
  readonly seq: number;
  readonly game: Game;
  /** What was played to come here, forced moves included. */
  readonly moves: readonly string[];
  /** The numbers of the entries that the entry takes back. */
  readonly undoes: readonly number[];
}

/** Tell a finished game, given by all its snapshots; `pause` is awaited after every move. */
export async function storyOf(kernel: Kernel, snapshots: readonly Step[], pause?: Pause): Promise<Story> {
  const game = snapshots.at(-1)?.game;
  if (!game?.isOver) throw new Refused("game-not-over", { place: game?.phase });
  const moves = playedMoves(game);
  const playouts = Math.floor(IMAGINED / game.config.players);
  const { chances, changes } = await thinking(kernel, async (thinker) => {
    const following = new Following(thinker, moves, playouts);
    for (const played of moves) {
      following.follow(played);
      await pause?.();
    }
    return following;
  });
  const reached = movesReached(snapshots);
  return {
    playouts,
    rounds: roundsOf(moves, chances).map((round) => roundStory(round, reached)),
    chances: reached.map((moves) => rounded(chances[moves] ?? [])),
    luck: rounded(luckOf(changes, game.config.players)),
    moments: decisive(changes).map((change) => momentOf(change, reached)),
  };
}

/** By seat: how much hidden cards changed the chance of winning, all in all. */
function luckOf(changes: readonly Change[], players: number): Chances {
  const gains = changes.filter((change) => change.luck).map(gainsOf);
  return Array.from({ length: players }, (_, seat) =>
    gains.reduce((sum, gain) => sum + (gain[seat] ?? 0), 0),
  );
}

/** By step: how many moves had been played that were never taken back. */
export function movesReached(snapshots: readonly Step[]): number[] {
  const undone = new Set(snapshots.flatMap((snapshot) => snapshot.undoes));
  let sum = 0;
  return snapshots.map(({ seq, moves }) => (sum += undone.has(seq) ? 0 : moves.length));
}

/** The step with which so many moves had been played. */
function stepOf(number: number, reached: readonly number[]): number {
  return reached.findIndex((moves) => moves >= number);
}

function roundStory({ round, first, last, seats, chances }: Round, reached: readonly number[]): RoundStory {
  return {
    round,
    first: stepOf(first, reached),
    last: stepOf(last, reached),
    seats,
    chances: rounded(chances),
  };
}

function momentOf(change: Change, reached: readonly number[]): Moment {
  const { played, luck, before, after } = change;
  const event = eventOf(change);
  if (!event) throw new RangeError("a moment without an event");
  return {
    step: stepOf(moveNumber(played), reached),
    round: played.before.round,
    seat: played.before.seat ?? 0,
    luck,
    event,
    before: rounded(before),
    after: rounded(after),
  };
}
