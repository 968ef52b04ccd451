import { beforeAll, describe, expect, test } from "vitest";
import { builtKernel, course, EVERYTHING, FAMILY, refusalOf } from "../../../testing/kernel";
import type { ConfigPart } from "../../protocol";
import type { Kernel } from "../kernel/kernel";
import { Game } from "./game";

let kernel: Kernel;

beforeAll(async () => {
  kernel = await builtKernel();
});

describe("a game", () => {
  test("is dealt alike from the same seed", () => {
    const [one, other] = [Game.deal(kernel, FAMILY, 7), Game.deal(kernel, FAMILY, "7")];
    expect(one.setup).toEqual(other.setup);
    expect(one.state).toEqual(other.state);
    expect(Game.deal(kernel, FAMILY, 8).setup).not.toEqual(one.setup);
    expect(one).toMatchObject({ seat: 0, turn: 0, round: 1, phase: "refill", isOver: false, config: FAMILY });
  });

  test("goes on from move to move and stays what it was", () => {
    const game = Game.deal(kernel, FAMILY, 7);
    const before = game.state.slice();
    const { game: after, events } = game.play("draw 1");
    const top = game.setup?.decks[0]?.[0];
    expect(events).toEqual([{ event: "revealed", seat: 0, card: top, deck: 1 }]);
    expect(after.visible).toEqual([top]);
    expect(game.state).toEqual(before);
    expect(after.revealedSince(game)).toBe(true);
    expect(after.steps).toEqual([{ action: game.legalActions[0], move: "draw 1", rebuild: null }]);
  });

  test.each([FAMILY, EVERYTHING])("is played to its end, and again from its set-up", (config) => {
    const games = [...course(Game.deal(kernel, config, 3))];
    const [first, last] = [games[0], games.at(-1)];
    if (!first?.setup || !last) throw new Error("no game");
    expect(last).toMatchObject({ isOver: true, seat: null, legalMoves: [], lastRound: true });
    let again = Game.laidOut(kernel, config, first.setup);
    expect(again.state).toEqual(first.state);
    for (const { move, rebuild } of last.steps) again = again.play(move, rebuild?.order).game;
    expect(again.state).toEqual(last.state);
  });

  test("plays what is forced", () => {
    const game = Game.deal(kernel, FAMILY, 7);
    const decided = [...course(game)].find((one) => one.legalActions.length === 1)!;
    const { game: after, events } = decided.playForced();
    expect(events.length).toBeGreaterThan(0);
    expect(after.legalActions.length).not.toBe(1);
    expect(game.playForced()).toEqual({ game, events: [] });
    expect(decided.playAction(decided.legalActions[0] ?? -1).steps).toEqual(
      after.steps.slice(0, decided.steps.length + 1),
    );
  });

  test("knows no order once it is forgotten", () => {
    const game = Game.deal(kernel, FAMILY, 7);
    expect(game.known).not.toEqual(game.state);
    expect(game.known).toBe(game.known);
  });
});

describe("refused is", () => {
  test("a move of another phase, with what would be legal", () => {
    expect(refusalOf(() => Game.deal(kernel, FAMILY, 7).play("coin"))).toMatchObject({
      code: "wrong-phase",
      facts: { move: "coin", seat: 0, phase: "refill", legal: ["draw 1", "draw 2", "draw 3"] },
    });
  });

  test("what one cannot pay, with price and coins", () => {
    const game = [...course(Game.deal(kernel, EVERYTHING, 4))].find((one) => one.phase === "buy");
    expect(refusalOf(() => game?.play("buy luxury_residence"))).toMatchObject({
      code: "too-poor",
      facts: { card: "luxury_residence", price: 6, coins: expect.any(Number) },
    });
    expect(refusalOf(() => game?.play("buy house with blue blue blue blue")).code).toBe("too-many-tokens");
    expect(refusalOf(() => game?.play("buy parthenon")).code).toBe("not-visible");
  });

  test("everything once the game is over", () => {
    const last = [...course(Game.deal(kernel, FAMILY, 7))].at(-1);
    expect(refusalOf(() => last?.play("keep")).code).toBe("game-over");
  });

  test.each([
    [{ players: 6 }, "bad-players"],
    [{ specials: "giant" }, "bad-specials"],
    [{ grozilla: "yes" }, "bad-grozilla"],
    [{ scoring: "none" }, "bad-scoring"],
  ])("a game with %j", (options, code) => {
    const config = { ...FAMILY, ...options } as ConfigPart;
    expect(refusalOf(() => Game.deal(kernel, config, 1)).code).toBe(code);
  });

  test("a set-up of other cards", () => {
    const setup = Game.deal(kernel, FAMILY, 1).setup!;
    const [[top = "", ...rest] = [], ...others] = setup.decks;
    const refused = (changed: object) =>
      refusalOf(() => Game.laidOut(kernel, FAMILY, { ...setup, ...changed }));
    expect(refused({ decks: others })).toMatchObject({
      code: "wrong-number-of-decks",
      facts: { place: "setup.decks", found: 2, known: 3 },
    });
    expect(refused({ decks: [rest, ...others] })).toMatchObject({
      code: "wrong-copies",
      facts: { place: "setup.decks[0]", card: top, found: 1, known: 2 },
    });
    expect(refused({ decks: [["castle", ...rest], ...others] })).toMatchObject({
      code: "card-not-here",
      facts: { place: "setup.decks[0]", card: "castle" },
    });
    expect(refused({ specials: [] })).toMatchObject({
      code: "wrong-number-of-specials",
      facts: { place: "setup.specials", found: 0, known: 4 },
    });
  });

  test("an order where nothing was rebuilt", () => {
    expect(refusalOf(() => Game.deal(kernel, FAMILY, 1).play("draw 1", [])).code).toBe("nothing-rebuilt");
  });
});
