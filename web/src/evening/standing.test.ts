import { describe, expect, it } from "vitest";
import type { Evening, EveningPlace } from "../protocol";
import { isPlayed, laterTable, myNumber, myTable, tablesOf } from "../state/evening";
import { speak } from "../texts/texts.svelte";
import { adjustedText, columnsOf, nameOf, scoreText, secondsLeft, strengthText, wayTo } from "./standing";

await speak("en");

const nothing = { points: null, coins: null, share: null, luck: null, match: null };

function evening(changes: Partial<Evening> = {}): Evening {
  return {
    id: "e1",
    name: "Club",
    kind: "duplicate",
    config: { players: 2, specials: "family", grozilla: false, scoring: "product" },
    clock: { kind: "live", move_seconds: 60, bank_seconds: 0 },
    rounds: 2,
    pace: "break",
    status: "playing",
    round: 2,
    host: "ada",
    people: 3,
    created: 0,
    hosted_by: "Ada",
    due: null,
    rests: false,
    now: 100,
    commitment: "0".repeat(64),
    secret: null,
    entrants: [
      { number: 0, player: "ada", name: "Ada", look: null, left: false },
      { number: 1, player: null, name: null, look: null, left: true },
    ],
    tables: [
      {
        round: 1,
        number: 1,
        table: "t1",
        status: "over",
        seats: [
          { entrant: 0, ...nothing },
          { entrant: 1, ...nothing },
        ],
      },
      {
        round: 2,
        number: 1,
        table: "t2",
        status: "playing",
        seats: [
          { entrant: null, ...nothing },
          { entrant: 0, ...nothing },
        ],
      },
    ],
    standings: [],
    ...changes,
  };
}

const place: EveningPlace = {
  place: 1,
  entrant: 0,
  games: 2,
  score: 0.625,
  strength: null,
  share: 0.5,
  adjusted: 0.455,
  reviewed: 2,
};

describe("an evening", () => {
  it("knows who I am there, and where I play now", () => {
    expect(myNumber(evening(), "ada")).toBe(0);
    expect(myNumber(evening(), "ben")).toBeNull();
    expect(myNumber(evening(), undefined)).toBeNull();
    expect(myTable(evening(), "ada")?.table).toBe("t2");
    expect(myTable(evening(), "ben")).toBeNull();
    expect(tablesOf(evening()).map(isPlayed)).toEqual([false]);
  });

  it("knows where I am awaited since a later round has begun", () => {
    expect(laterTable(evening(), "ada", 1)?.table).toBe("t2");
    expect(laterTable(evening(), "ada", 2)).toBeNull();
    expect(laterTable(evening(), "ben", 1)).toBeNull();
    const [first] = evening().tables;
    const played = { ...evening().tables[1]!, status: "over" as const };
    expect(laterTable(evening({ tables: [first!, played] }), "ada", 1)).toBeNull();
  });

  it("names people, bots, and those who have gone", () => {
    expect([0, 1, null].map((one) => nameOf(evening(), one))).toEqual(["Ada", "Former player", "Bot"]);
  });

  it("says match points in per cent and victories as a number", () => {
    expect(scoreText(evening(), place)).toBe("62.5%");
    expect(scoreText(evening({ kind: "swiss" }), { score: 7 / 3 })).toBe("2.33");
    expect(scoreText(evening(), { score: null })).toBe("–");
  });

  it("waits for the luck of all games", () => {
    expect(adjustedText(place)).toBe("45.5%");
    expect(adjustedText({ ...place, reviewed: 1 })).toBe("not yet");
    expect(adjustedText({ ...place, games: 0, reviewed: 0, adjusted: null })).toBe("–");
  });

  it("counts down to the next round", () => {
    expect(secondsLeft({ due: 160 }, 100.5)).toBe(60);
    expect(secondsLeft({ due: 90 }, 100)).toBe(0);
    expect(secondsLeft({ due: null }, 100)).toBeNull();
  });

  it("stands in columns that a wall can show", () => {
    const lengths = (many: number): number[] =>
      columnsOf(Array.from({ length: many }, (_, i) => i)).map((column) => column.length);
    expect([0, 12, 13, 64, 128].map(lengths)).toEqual([
      [0],
      [12],
      [7, 6],
      [16, 16, 16, 16],
      [32, 32, 32, 32],
    ]);
  });
});

describe("the way to what was played", () => {
  const [first, second] = evening().tables;
  if (!first || !second) throw new Error("the evening has two tables");

  it("leads to the game as soon as the round is over", () => {
    expect(wayTo(evening(), first)).toBe("/game/t1");
    expect(wayTo(evening(), { ...first, status: "closed" })).toBeNull();
  });

  it("leads to no table whose cards others play", () => {
    expect(wayTo(evening(), second)).toBeNull();
    expect(wayTo(evening({ kind: "swiss" }), second)).toBe("/table/t2");
  });
});

describe("numbers of few games", () => {
  const place: EveningPlace = {
    entrant: 0,
    place: 1,
    games: 1,
    score: 1,
    strength: 0.5,
    share: 1,
    adjusted: 1.542,
    reviewed: 1,
  };

  it("are never more than all, nor less than nothing", () => {
    expect(adjustedText(place)).toBe("100.0%");
    expect(adjustedText({ ...place, adjusted: -0.2 })).toBe("0.0%");
  });

  it("tell what decides between equals", () => {
    expect(strengthText(place)).toBe("0.5");
    expect(strengthText({ strength: null })).toBe("–");
  });
});
