/** Positions that are played on, of finished games or of puzzles: what could be known there, and hidden cards dealt anew. */
import type { ConfigPart, Practice, PuzzlePart } from "../../protocol";
import type { Kernel } from "../kernel/kernel";
import { STATE_BYTES } from "../kernel/layout";
import { Game } from "../rules/game";
import { replayRecord } from "../rules/record";
import { Refused } from "../rules/refused";
import { streamsOf, type Seed } from "../rules/seeds";
import { shown, type Snapshot } from "./snapshots";

/**
 * The kind of game that the position is of; refuses records that cannot be replayed, moves that they do not have, and
 * puzzles of another layout.
 */
export function practisedConfig(kernel: Kernel, practice: Practice): ConfigPart {
  return positionOf(kernel, practice).config;
}

/** The position before anybody has decided anything; the secret deals what is hidden, and never as it really lay. */
export function practiceOpening(kernel: Kernel, practice: Practice, secret: Seed): Snapshot {
  const { game, events } = positionOf(kernel, practice).imagined(secret).playForced();
  const moves = game.steps.map(({ move }) => move);
  return { ...shown(0, game, moves, events), practised: true };
}

function positionOf(kernel: Kernel, { record, number, puzzle }: Practice): Game {
  if (puzzle) return puzzleOf(kernel, puzzle);
  const moves = replayRecord(kernel, record);
  const played = moves[number - 1];
  if (played) return played.before;
  throw new Refused("unknown-number", { move: `${number}`, found: number, known: `1–${moves.length}` });
}

function puzzleOf(kernel: Kernel, { id, state }: PuzzlePart): Game {
  const bytes = Uint8Array.from(atob(state), (letter) => letter.charCodeAt(0));
  if (bytes.length !== STATE_BYTES) throw new Refused("unknown-game", { found: id });
  return new Game(kernel, bytes, streamsOf(0));
}
