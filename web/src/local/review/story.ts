/**
 * The story of a finished game: its rounds in numbers, the chances of winning, and luck, by the steps of its log
 * (src/happycity/review/story.py and src/happycity/server/game/story.py).
 */
import type * as protocol from "../../protocol";
import type { RoundStory, Story } from "../../protocol";
import { asking } from "../bots/learned";
import type { Pause } from "../bots/seen";
import type { Kernel } from "../kernel/kernel";
import type { Game } from "../rules/game";
import { playedMoves, type PlayedMove } from "../rules/history";
import { Refused } from "../rules/refused";
import { Following } from "./following";
import { rounded, type Chances } from "./odds";
import { moveNumber } from "./played";
import { eventOf, gainsOf, type Reveal } from "./reveals";
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
  const { chances, reveals } = await followed(kernel, moves, pause);
  const reached = movesReached(snapshots);
  return {
    rounds: roundsOf(moves, chances).map((round) => roundStory(round, reached)),
    chances: reached.map((moves) => rounded(chances[moves] ?? [])),
    luck: rounded(luckOf(reveals, game.config.players)),
    reveals: reveals.map((reveal) => revealStory(reveal, reached)),
    reached,
  };
}

function followed(kernel: Kernel, moves: readonly PlayedMove[], pause?: Pause): Promise<Following> {
  return asking(kernel, async (asker) => {
    const following = new Following(asker, moves);
    for (const played of moves) {
      following.follow(played);
      await pause?.();
    }
    return following;
  });
}

/** By seat: how much hidden cards changed the chance of winning, all in all. */
function luckOf(reveals: readonly Reveal[], players: number): Chances {
  const gains = reveals.map(gainsOf);
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

function revealStory(reveal: Reveal, reached: readonly number[]): protocol.Reveal {
  const { played, before, after } = reveal;
  return {
    step: stepOf(moveNumber(played), reached),
    round: played.before.round,
    seat: played.before.seat ?? 0,
    event: eventOf(reveal),
    before: rounded(before),
    after: rounded(after),
  };
}
