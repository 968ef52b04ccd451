// @vitest-environment node
/** Choices of the Python bots, each to be made once more here: tests/local/test_bots.py makes them and runs this. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { chooseMove } from "../src/local/bots/choosing";
import { netOf } from "../src/local/bots/net";
import { botSeed } from "../src/local/bots/seeds";
import { casesOfPython, gameAfter, type Course } from "./cases";
import { builtKernel } from "./kernel";

interface Cases {
  /** The file of the weights. */
  weights: string;
  /** The hash of its numbers as the kernel reads them: choices alone would not tell if all were twice as large. */
  net: string;
  choices: Choice[];
}

interface Choice {
  game: Course;
  seed: string;
  level: string;
  chosen: string;
}

test("bots choose as those of the server", { timeout: 600_000 }, async () => {
  const { weights, net, choices } = casesOfPython<Cases>();
  const kernel = await builtKernel(() => readFile(weights));
  expect(bytesToHex(sha256((await netOf(kernel)).bytes))).toBe(net);
  const different: unknown[] = [];
  for (const { game: course, seed, level, chosen } of choices) {
    const game = gameAfter(kernel, course);
    const here = await chooseMove(kernel, game, level, botSeed(seed, game.seat ?? 0));
    if (here !== chosen)
      different.push({ ...course.config, moves: course.steps.length, level, chosen, here });
  }
  expect(different).toEqual([]);
});
