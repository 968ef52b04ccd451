import { readFileSync } from "node:fs";
import type { Kernel } from "../src/local/kernel/kernel";
import { Game } from "../src/local/rules/game";
import type { ConfigPart, SetupPart } from "../src/protocol";

/** What tests/twins.py wants to have worked out here too, with what Python found. */
export function casesOfPython<Cases>(): Cases {
  return JSON.parse(readFileSync(process.env.HAPPYCITY_CASES ?? "", "utf8")) as Cases;
}

/** How a game went: its moves, each with the order of the deck that it rebuilt. */
export interface Course {
  config: ConfigPart;
  setup: SetupPart;
  steps: [string, string[] | null][];
}

export function gameAfter(kernel: Kernel, { config, setup, steps }: Course): Game {
  return steps.reduce(
    (game, [move, order]) => game.play(move, order ?? undefined).game,
    Game.laidOut(kernel, config, setup),
  );
}
