import { beforeAll, describe, expect, test } from "vitest";
import { builtKernel, course, EVERYTHING, FAMILY } from "../../../testing/kernel";
import type { PublicView } from "../../protocol";
import type { Kernel } from "../kernel/kernel";
import { Game } from "./game";
import { scoreSheet } from "./sheet";
import { hashOf, previewsOf, pricesFor, publicView, refusalsOf } from "./view";

let kernel: Kernel;
let games: Game[];
let views: PublicView[];

beforeAll(async () => {
  kernel = await builtKernel();
  games = [1, 2, 3].flatMap((seed) => [...course(Game.deal(kernel, EVERYTHING, seed))]);
  views = games.map((game) => publicView(game, false));
});

// That they are the server's, byte for byte, is proved by tests/local/test_views.py.

describe("a view", () => {
  test("of the first position", () => {
    const game = Game.deal(kernel, FAMILY, 7);
    const view = publicView(game, false);
    expect(view).toMatchObject({
      round: 1,
      phase: "refill",
      visible: [],
      dwellings: { house: 1, apartment_block: 1, luxury_residence: 1 },
      tokens: {},
      to_come: [1],
    });
    expect(view.decks.map(({ left }) => left)).toEqual([28, 20, 18]);
    expect(view.specials.map(({ card }) => card)).toEqual(game.setup?.specials);
    expect(view.steps.map(({ state }) => state)).toEqual(["none", "now", "to-come", "to-come"]);
    expect(hashOf(view)).toMatch(/^[0-9a-f]{16}$/);
    expect(hashOf(JSON.stringify(view))).toBe(hashOf(view));
  });

  test("tells no order: other shuffles of the same cards look alike", () => {
    const shuffled = (seed: number) => {
      const { decks, dwellings, phase } = publicView(Game.deal(kernel, FAMILY, seed), false);
      return { decks, dwellings, phase };
    };
    expect(shuffled(1)).toEqual(shuffled(2));
  });

  test("of a turn that waits for its end shows that turn", () => {
    const passed = games.find((game) => game.phase === "discard" && game.round > 1)!;
    expect(publicView(passed, true).steps).not.toEqual(publicView(passed, false).steps);
  });

  test("shows all that can lie in a city", () => {
    const cities = views.flatMap((view) => view.cities);
    expect(cities.some(({ destroyed }) => Object.keys(destroyed).length)).toBe(true);
    expect(cities.some(({ monsters }) => monsters.length)).toBe(true);
    expect(cities.some(({ tokens }) => Object.keys(tokens).length)).toBe(true);
    expect(cities.some(({ special }) => special)).toBe(true);
  });

  test("says what an expert special building is worth", () => {
    const worths = views.flatMap(({ specials }) => specials.flatMap(({ worth }) => worth));
    expect(worths).toContain(null);
    expect(worths.some((worth) => worth && Object.values(worth).some((figure) => figure))).toBe(true);
    expect(worths.every((worth) => Object.values(worth ?? {}).every((figure) => figure))).toBe(true);
  });
});

/** What then happens at once: the only move of the same seat in the same turn. */
function withForced(played: ReturnType<Game["play"]>, before: Game): ReturnType<Game["play"]> {
  const { game, events } = played;
  const same = game.seat === before.seat && game.turn === before.turn && game.round === before.round;
  if (!same || !["buy", "give"].includes(game.phase) || game.legalMoves.length > 1) return played;
  const forced = game.play(game.legalMoves[0] ?? "");
  return withForced({ game: forced.game, events: [...events, ...forced.events] }, before);
}

describe("previews", () => {
  test("come true", () => {
    for (const game of games) {
      const { seat } = game;
      for (const { move, price, passes_on, reveals, events } of seat === null ? [] : previewsOf(game)) {
        if (reveals) continue;
        const { game: after, events: happened } = withForced(game.play(move), game);
        expect(happened.slice(0, events.length)).toEqual(events);
        const goesOn = after.turn === game.turn && after.round === game.round && !after.isOver;
        if (game.round) expect(passes_on).toBe(!goesOn); // the draft of markets has no turns
        expect(price !== null).toBe(move.startsWith("buy"));
      }
    }
  });

  test("tell the way of monsters and what a purchase completes", () => {
    const previews = games.flatMap((game) => previewsOf(game));
    expect(previews.some(({ monsters }) => monsters.some(({ comes_to }) => comes_to !== null))).toBe(true);
    expect(previews.some(({ monsters }) => monsters.some(({ leaves }) => leaves !== null))).toBe(true);
    expect(previews.some(({ then }) => then.length)).toBe(true);
    for (const { completes, then } of previews) expect(then.map(({ card }) => card)).toEqual(completes);
  });
});

describe("what cannot be had", () => {
  test("is told to whoever decides, with the reason", () => {
    const game = games.find((one) => one.phase === "buy")!;
    const refusals = refusalsOf(game, game.seat!);
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusalsOf(game, (game.seat! + 1) % 5)).toEqual([]);
    expect(refusals.map(({ code }) => code)).toContain("condition-unmet");
    for (const { card, facts } of refusals) expect(facts.card).toBe(card);
  });

  test("has its price for everybody", () => {
    const game = games.find((one) => one.phase === "buy")!;
    expect(Object.keys(pricesFor(game, 0))).toEqual(
      expect.arrayContaining([...game.visible, "house", "luxury_residence"]),
    );
    expect(pricesFor(game, null)).toEqual(pricesFor(game, game.turn));
  });
});

test("a sheet adds up to what the view says", () => {
  for (const game of games.filter((one) => one.isOver)) {
    const { cities, winners, by_coins, behind_on_coins } = scoreSheet(game);
    const view = publicView(game, false);
    expect(winners).toEqual(view.leaders);
    expect(by_coins).toBe(behind_on_coins.length > 0);
    for (const { seat, lines, hearts, points, rank } of cities) {
      expect(lines.reduce((sum, line) => sum + line.hearts, 0)).toBe(hearts);
      expect(view.cities[seat]).toMatchObject({ hearts, points });
      expect(rank).toBe((view.ranks[seat] ?? 0) + 1);
    }
  }
});
