import { beforeAll, describe, expect, test, vi } from "vitest";
import { bot, openSeat, ownTable, person } from "../../testing/samples";
import { speak } from "../texts/texts.svelte";
import { awaited, companion, isAsked, myTables } from "./mine";

beforeAll(() => speak("en"));

const NOW = 1_000_000;
const HOUR = 3600;
const friends = [person(0, "Ada"), person(1, "Ben")];
const bots = [person(0, "Ada"), bot(1, "resident")];

test("my tables: those where it is my turn first, then the newest", async () => {
  const tables = [
    ownTable({ id: "old", created: 1 }),
    ownTable({ id: "new", created: 3 }),
    ownTable({ id: "mine", created: 2, yours: true }),
    ownTable({ id: "of other rules", created: 4, foreign: true }),
  ];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ tables })));
  expect((await myTables()).map((table) => table.id)).toEqual(["mine", "new", "old"]);
});

describe("the face that stands for a table", () => {
  test("is whoever has to decide", () => {
    const seats = [person(0, "Ada"), person(1, "Ben"), person(2, "Cleo")];
    expect(companion(ownTable({ seats, turn: 2 }), "ada")?.name).toBe("Cleo");
  });
  test("is a person rather than a bot while it is one's own turn", () => {
    const seats = [person(0, "Ada"), bot(1, "resident"), person(2, "Cleo")];
    expect(companion(ownTable({ seats, turn: 0 }), "ada")?.name).toBe("Cleo");
  });
  test("is a bot where nobody else sits", () => {
    expect(companion(ownTable({ seats: bots }), "ada")).toEqual({ name: "Pixel", face: "robot" });
  });
  test("is whoever asks for a rematch", () => {
    const seats = [person(0, "Cleo"), { ...person(1, "Ada"), kind: "asked" as const }, person(2, "Ben")];
    const table = ownTable({ seats, status: "open", turn: null, host: "ben" });
    expect([isAsked(table, "ada"), isAsked(table, "cleo")]).toEqual([true, false]);
    expect(companion(table, "ada")?.name).toBe("Ben");
  });
  test("is nobody's where nobody sits yet", () => {
    expect(companion(ownTable({ seats: [person(0, "Ada"), openSeat(1)] }), "ada")).toBeNull();
  });
});

describe("where somebody who comes back lands", () => {
  test("at a table where others wait for them, however old", () => {
    const table = ownTable({ seats: friends, yours: true, created: 0 });
    expect(awaited([ownTable(), table], "ada", NOW)).toBe(table);
  });
  test("at a game against bots only if it was begun within hours", () => {
    const table = (age: number) => ownTable({ seats: bots, yours: true, created: NOW - age });
    expect(awaited([table(5 * HOUR)], "ada", NOW)).not.toBeNull();
    expect(awaited([table(7 * HOUR)], "ada", NOW)).toBeNull();
  });
  test("nowhere while it is somebody else's turn", () => {
    expect(awaited([ownTable({ seats: friends, yours: false, created: NOW })], "ada", NOW)).toBeNull();
  });
});
