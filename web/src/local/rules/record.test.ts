import { beforeAll, describe, expect, test } from "vitest";
import { builtKernel, course, EVERYTHING, FAMILY, refusalOf } from "../../../testing/kernel";
import type { GameRecord } from "../../protocol";
import type { Kernel } from "../kernel/kernel";
import { Game } from "./game";
import { playedMoves } from "./history";
import { readRecord, recordOf, replayRecord } from "./record";

let kernel: Kernel;
let game: Game;
let record: GameRecord;

/** A game in which a deck is rebuilt: all draw from the first one, and throw a card away whenever they may. */
function longGame(): Game {
  let game = Game.deal(kernel, FAMILY, 5);
  while (!game.isOver) {
    const moves = game.legalMoves;
    const wanted = [/^discard/, /^draw 1/, /^draw/, /^coin/].map((form) =>
      moves.find((move) => form.test(move)),
    );
    const built = game.round > 20 ? moves.findLast((move) => move.startsWith("buy")) : undefined;
    game = game.play(built ?? wanted.find(Boolean) ?? moves[0] ?? "").game;
  }
  return game;
}

beforeAll(async () => {
  kernel = await builtKernel();
  game = longGame();
  record = recordOf(game);
});

describe("a record", () => {
  test("tells set-up, chance, moves and result", () => {
    expect(Object.keys(record)).toEqual(["format", "config", "setup", "chance", "moves", "result", "stamp"]);
    expect(record.moves).toHaveLength(game.steps.length);
    expect(record.chance.length).toBeGreaterThan(0);
    expect(Object.keys(recordOf(game, { players: ["A"] })).at(-1)).toBe("meta");
  });

  test("leads to the same end, with every order of a rebuilt deck", () => {
    const played = replayRecord(kernel, JSON.parse(JSON.stringify(record)));
    expect(played.at(-1)?.after.state).toEqual(game.state);
    expect(played.map(({ move }) => move)).toEqual(record.moves);
    expect(playedMoves(game).map(({ events }) => events)).toEqual(played.map(({ events }) => events));
  });

  test("of another kind of game too", () => {
    const end = [...course(Game.deal(kernel, EVERYTHING, 1))].at(-1)!;
    expect(replayRecord(kernel, recordOf(end)).at(-1)?.after.state).toEqual(end.state);
  });

  test("there is none before the end, nor without a set-up", () => {
    const first = Game.deal(kernel, FAMILY, 1);
    expect(refusalOf(() => recordOf(first)).code).toBe("game-not-over");
    const nowhere = new Game(kernel, game.state, game.streams);
    expect(refusalOf(() => recordOf(nowhere)).code).toBe("no-setup");
    expect(refusalOf(() => playedMoves(nowhere)).code).toBe("no-setup");
  });
});

describe("what is no record is refused:", () => {
  test.each([
    [3, "Expected `object`, got `int`"],
    [null, "Expected `object`, got `null`"],
    [[], "Expected `object`, got `array`"],
    [{}, "Object missing required field `format`"],
    [{ x: 1 }, "Object contains unknown field `x`"],
    [{ format: 1 }, "Expected `str`, got `int` - at `$.format`"],
    [{ config: { players: "2" } }, "Expected `int`, got `str` - at `$.config.players`"],
    [{ config: { players: 2.5 } }, "Expected `int`, got `float` - at `$.config.players`"],
    [{ config: { grozilla: 1 } }, "Expected `bool`, got `int` - at `$.config.grozilla`"],
    [{ setup: { decks: [["a"], [{}]] } }, "Expected `str`, got `object` - at `$.setup.decks[1][0]`"],
    [{ chance: [{ order: [] }] }, "Object missing required field `reshuffle` - at `$.chance[0]`"],
    [{ result: { points: [true] } }, "Expected `int`, got `bool` - at `$.result.points[0]`"],
    [{ meta: null }, "Expected `object`, got `null` - at `$.meta`"],
    [{ states: 3 }, "Expected `array | null`, got `int` - at `$.states`"],
    [JSON.parse('{"__proto__": 1}'), "Object contains unknown field `__proto__`"],
  ])("%j", (found, reason) => {
    expect(refusalOf(() => readRecord(found))).toMatchObject({ code: "not-a-record", facts: { reason } });
  });

  test("one of another format, whatever else it has", () => {
    expect(refusalOf(() => readRecord({ format: "happycity/2", dragons: 7 }))).toMatchObject({
      code: "foreign-format",
      facts: { place: "format", found: "happycity/2", known: ["happycity/1"] },
    });
  });
});

describe("a record that cannot be is refused:", () => {
  const refused = (changed: object) => refusalOf(() => replayRecord(kernel, { ...record, ...changed }));

  test("of options that no game has", () => {
    expect(refused({ config: { ...FAMILY, players: 9 } })).toMatchObject({
      code: "bad-players",
      facts: { found: 9, known: [2, 3, 4, 5] },
    });
  });

  test("of moves that are not legal, and in which one", () => {
    expect(refused({ moves: ["draw 1", "coin"] })).toMatchObject({
      code: "wrong-phase",
      facts: { move: "coin", move_number: 2 },
    });
    expect(refused({ moves: Array(2001).fill("coin") })).toMatchObject({
      code: "too-many-moves",
      facts: { found: 2001, known: 2000 },
    });
  });

  test("of a game that is not over", () => {
    expect(refused({ moves: record.moves.slice(0, 10), chance: [] })).toMatchObject({
      code: "game-not-over",
      facts: { place: "moves" },
    });
  });

  test("of chance that does not fit", () => {
    const [first] = record.chance;
    expect(refused({ chance: [] })).toMatchObject({
      code: "missing-chance",
      facts: { place: "chance", deck: 1, move_number: expect.any(Number) },
    });
    expect(refused({ chance: [{ ...first, reshuffle: 2 }] })).toMatchObject({
      code: "wrong-chance",
      facts: { place: "chance", found: 2, known: 1 },
    });
    expect(refused({ chance: [{ ...first, order: ["zoo"] }] }).code).toBe("card-not-here");
    expect(refused({ chance: [...record.chance, first] })).toMatchObject({
      code: "unused-chance",
      facts: { place: "chance", found: record.chance.length + 1 },
    });
  });

  test("of another result than its moves lead to", () => {
    const { result } = record;
    expect(refused({ result: { ...result, coins: [result.coins[0], 999] } })).toMatchObject({
      code: "record-differs",
      facts: { place: "result.coins[1]", found: "999", known: String(result.coins[1]) },
    });
    expect(refused({ result: { ...result, winners: [] } })).toMatchObject({
      facts: { place: "result.winners", found: "[]", known: `[${result.winners.join(", ")}]` },
    });
    expect(refused({ result: { ...result, rounds: 1 } })).toMatchObject({
      facts: { place: "result.rounds", found: "1" },
    });
  });
});
