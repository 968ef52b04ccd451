import { afterEach, expect, test, vi } from "vitest";
import { person, tableInfo } from "../../testing/samples";
import type { TableInfo } from "../protocol";
import { NextTable } from "./next.svelte";

const ada = person(0, "Ada", "ada");
const asked = { ...person(1, "Ben", "ben"), kind: "asked" as const };
const open = (seats: TableInfo["seats"]) => tableInfo({ id: "next", status: "open", seats });

/** What is told of the next table, one answer after the other; null: the server is away. */
function answering(...told: (TableInfo | null)[]): string[] {
  const addresses: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    addresses.push(address);
    const table = told.length > 1 ? told.shift() : told[0];
    if (!table) throw new TypeError("away");
    return new Response(JSON.stringify(table));
  });
  return addresses;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function seen(...told: (TableInfo | null)[]): Promise<NextTable> {
  answering(...told);
  const next = new NextTable();
  const end = next.follow("next");
  await vi.waitFor(() => expect(next.told ?? next.missed).toBeTruthy());
  end();
  return next;
}

test("only who is asked there answers; whoever asked, and whoever looks on, goes and looks", async () => {
  const next = await seen(open([ada, asked]));
  expect(["ben", "ada", "cleo", null].map((player) => next.wayOf(player))).toEqual([
    "answer",
    "go",
    "go",
    "go",
  ]);
});

test("nobody answers a second time, nor when the game runs", async () => {
  const ben = person(1, "Ben", "ben");
  expect((await seen(open([ada, ben]))).wayOf("ben")).toBe("go");
  expect((await seen(open([ada, { ...asked, kind: "open", player: null }]))).wayOf("ben")).toBe("go");
  const running = tableInfo({ id: "next", status: "playing", seats: [ada, person(1, "Cleo", "cleo")] });
  expect((await seen(running)).wayOf("ben")).toBe("go");
});

test("a table that was closed before it began is asked for again", async () => {
  const closed = tableInfo({ id: "next", status: "closed", seats: [ada, asked] });
  expect((await seen(closed)).wayOf("ben")).toBe("again");
});

test("nothing is said before the table is known; where it cannot be asked for, the way there stays", async () => {
  expect(new NextTable().wayOf("ben")).toBeNull();
  expect((await seen(null)).wayOf("ben")).toBe("go");
});

test("it is looked at until the game begins", async () => {
  vi.useFakeTimers();
  const running = tableInfo({ id: "next", status: "playing", seats: [ada] });
  const addresses = answering(open([ada, asked]), open([ada, asked]), running);
  const next = new NextTable();
  const end = next.follow("next");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(addresses).toHaveLength(3);
  expect(addresses[0]).toContain("/api/tables/next");
  expect(next.wayOf("ben")).toBe("go");
  end();
});
