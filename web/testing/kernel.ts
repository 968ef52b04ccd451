/** The kernel's module for tests, as it is built. */
import { readFileSync } from "node:fs";
import { Kernel, type FetchWeights } from "../src/local/kernel/kernel";
import { Game } from "../src/local/rules/game";
import { Refused } from "../src/local/rules/refused";
import type { ConfigPart } from "../src/protocol";
import { shippedWeights } from "./weights";

export const builtKernel = (fetchWeights: FetchWeights = () => Promise.resolve(shippedWeights())) =>
  Kernel.of(readFileSync("../src/happycity/kernel/targets/kernel.wasm"), fetchWeights);

export const FAMILY: ConfigPart = { players: 2, specials: "family", grozilla: false, scoring: "product" };
export const EVERYTHING: ConfigPart = { players: 5, specials: "expert", grozilla: true, scoring: "sum" };

/** The games of a course: at each position the move that `choose` names by its number, modulo how many there are. */
export function* course(first: Game, choose: (n: number) => number = (n) => n * 7 + 3): Generator<Game> {
  let game = first;
  yield game;
  for (let n = 0; !game.isOver; n++) {
    const moves = game.legalMoves;
    game = game.play(moves[choose(n) % moves.length] ?? "").game;
    yield game;
  }
}

/** What something is refused with. */
export function refusalOf(action: () => unknown): Refused {
  try {
    action();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}
