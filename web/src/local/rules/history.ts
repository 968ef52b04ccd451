/** A game's moves one after the other, each with the game before it and what happened: rules/history.py. */
import type { GameEvent } from "../../protocol";
import { Game } from "./game";
import { Refused } from "./refused";

/** One move of a game as it was played in the end: what was taken back is no part of it. */
export interface PlayedMove {
  readonly before: Game;
  readonly move: string;
  readonly after: Game;
  readonly events: readonly GameEvent[];
}

/** Every move since the set-up, with the rebuilds that it caused. */
export function playedMoves(game: Game): PlayedMove[] {
  if (!game.setup) throw new Refused("no-setup", { place: "setup" });
  let before = Game.laidOut(game.kernel, game.config, game.setup);
  return game.steps.map(({ move, rebuild }) => {
    const { game: after, events } = before.play(move, rebuild?.order);
    const played = { before, move, after, events };
    before = after;
    return played;
  });
}
