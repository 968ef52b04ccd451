/** Finished games for tests, played busily: what can be taken, bought or discarded is. */
import type { Kernel } from "../src/local/kernel/kernel";
import { Game } from "../src/local/rules/game";
import { recordOf } from "../src/local/rules/record";
import type { ConfigPart, GameRecord } from "../src/protocol";
import { FAMILY } from "./kernel";

const LIKED = ["take", "buy", "discard", "draw"];

export function busyMove(moves: readonly string[]): string {
  const liked = LIKED.flatMap((word) => moves.filter((one) => one.startsWith(word)));
  return liked[0] ?? moves[0] ?? "";
}

/** The record of a game to its end. */
export function busyRecord(kernel: Kernel, config: ConfigPart = FAMILY, seed = "busy"): GameRecord {
  let game = Game.deal(kernel, config, seed);
  while (!game.isOver) game = game.play(busyMove(game.legalMoves)).game;
  return recordOf(game);
}
