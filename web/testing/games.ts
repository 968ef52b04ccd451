// @vitest-environment node
/**
 * Games that the Python server has played, each to be played once more here from the same secret: everything that is
 * sent of them is the same, byte by byte. tests/local/views.py tells them and runs this.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Kernel } from "../src/local/kernel/kernel";
import { Game } from "../src/local/rules/game";
import { recordOf, replayRecord } from "../src/local/rules/record";
import { Refused } from "../src/local/rules/refused";
import { scoreSheet } from "../src/local/rules/sheet";
import { hashOf, previewsOf, pricesFor, publicView, refusalsOf } from "../src/local/rules/view";
import type { ConfigPart, GameEvent } from "../src/protocol";
import { casesOfPython } from "./cases";
import { builtKernel } from "./kernel";

/** A snapshot of a game: from which one which moves lead to it, and the hashes of what is sent of it. */
interface Told {
  from: number;
  moves: string[];
  holding: boolean;
  seat: number | null;
  /** What is hardly ever a legal move. */
  odd: string;
  hashes: Partial<Record<Part, string>>;
}

interface ToldGame {
  config: ConfigPart;
  secret: string;
  meta: Record<string, unknown>;
  steps: Told[];
}

type Part = keyof ReturnType<typeof partsOf>;

/** Facts of a refused move that are not told here, or otherwise. */
const NOT_COMPARED = ["position", "known"];

/** What is sent of a position; each is made only if it is asked for. */
function partsOf(game: Game, told: Told, events: GameEvent[], meta: Record<string, unknown>) {
  const deciding = told.seat !== null && !told.holding;
  return {
    view: () => publicView(game, told.holding),
    events: () => events,
    legal: () => (deciding ? previewsOf(game) : []),
    refusals: () => (deciding ? refusalsOf(game, told.seat ?? 0) : []),
    prices: () => pricesFor(game, told.seat),
    watched: () => pricesFor(game, null),
    refused: () => refusedWith(game, told.odd),
    sheet: () => scoreSheet(game),
    record: () => replayed(game, meta),
  };
}

function refusedWith(game: Game, move: string): unknown {
  try {
    game.play(move);
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return [
      error.code,
      Object.fromEntries(Object.entries(error.facts).filter(([name]) => !NOT_COMPARED.includes(name))),
    ];
  }
}

/** The record of a game, which leads to the same end when it is read. */
function replayed(game: Game, meta: Record<string, unknown>): unknown {
  const record = recordOf(game, meta);
  const end = replayRecord(game.kernel, JSON.parse(JSON.stringify(record))).at(-1)?.after;
  return end && hashOf(publicView(end, false)) === hashOf(publicView(game, false)) ? record : "another end";
}

/** The first part of a game that differs: which, and what it is here. */
function firstDifference(kernel: Kernel, told: ToldGame) {
  const games: Game[] = [];
  for (const [number, step] of told.steps.entries()) {
    const events: GameEvent[] = [];
    let game = games[step.from] ?? Game.deal(kernel, told.config, told.secret);
    for (const move of step.moves) {
      const played = game.play(move);
      game = played.game;
      events.push(...played.events);
    }
    games.push(game);
    const parts = partsOf(game, step, events, told.meta);
    for (const [part, hash] of Object.entries(step.hashes) as [Part, string][]) {
      const here = JSON.stringify(parts[part]());
      const found = part === "view" ? hashOf(here) : quickHash(here);
      if (found !== hash) return { secret: told.secret, step: number, part, here };
    }
  }
  return null;
}

/** The same as `hashOf`, which has to do without Node. */
function quickHash(json: string): string {
  return createHash("sha256").update(json).digest("hex").slice(0, 16);
}

test("games without a server are the server's games", { timeout: 3_600_000 }, async () => {
  const kernel = await builtKernel();
  const different = casesOfPython<ToldGame[]>()
    .map((one) => firstDifference(kernel, one))
    .filter((found) => found !== null);
  writeFileSync(`${process.env.HAPPYCITY_CASES}.different`, JSON.stringify(different));
  expect(different.map(({ secret, step, part }) => ({ secret, step, part }))).toEqual([]);
});
