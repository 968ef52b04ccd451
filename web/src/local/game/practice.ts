/** Positions of finished games that are played on: what could be known there, and hidden cards dealt anew. */
import type { ConfigPart, Practice } from "../../protocol";
import type { Kernel } from "../kernel/kernel";
import type { Game } from "../rules/game";
import { replayRecord } from "../rules/record";
import { Refused } from "../rules/refused";
import type { Seed } from "../rules/seeds";
import { shown, type Snapshot } from "./snapshots";

/** The kind of game that the position is of; refuses records that cannot be replayed, and moves that they do not have. */
export function practisedConfig(kernel: Kernel, practice: Practice): ConfigPart {
  return positionOf(kernel, practice).config;
}

/** The position before anybody has decided anything; the secret deals what is hidden, and never as it really lay. */
export function practiceOpening(kernel: Kernel, practice: Practice, secret: Seed): Snapshot {
  const { game, events } = positionOf(kernel, practice).imagined(secret).playForced();
  const moves = game.steps.map(({ move }) => move);
  return { ...shown(0, game, moves, events), practised: true };
}

function positionOf(kernel: Kernel, { record, number }: Practice): Game {
  const moves = replayRecord(kernel, record);
  const played = moves[number - 1];
  if (played) return played.before;
  throw new Refused("unknown-number", { move: `${number}`, found: number, known: `1–${moves.length}` });
}
