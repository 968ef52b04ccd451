import { beforeEach, expect, test, vi } from "vitest";
import { openSeat, person, tableInfo } from "../../testing/samples";
import { commitmentOf } from "../local/rules/seeds";
import type { TableInfo } from "../protocol";
import { noteSeal } from "./fairness";
import { ownPart, promiseOf, takePart } from "./part";

type Status = TableInfo["status"];

/** What was sent to the server, as route and body. */
let sent: [string, Record<string, string>][];
let [refuse, late] = [false, false];
/** When promises are answered. */
let slow: Promise<void>;
/** Each test has a table of its own: parts are remembered. */
let tables = 0;
let id = "";

beforeEach(() => {
  localStorage.clear();
  [sent, refuse, late, id] = [[], false, false, `t${++tables}`];
  slow = Promise.resolve();
  vi.stubGlobal("fetch", async (address: URL | string, { body }: RequestInit) => {
    const route = String(address).split("/").at(-1) ?? "";
    sent.push([route, JSON.parse(String(body)) as Record<string, string>]);
    const answer = refuse
      ? { code: "fault", facts: {}, text: "no" }
      : table("open", late ? null : promised());
    if (route === "promise") await slow;
    return Response.json(answer, { status: refuse ? 500 : 200 });
  });
});

/** A table at which Ada and Ben sit; their promises, if they have any. */
function table(status: Status, ada: string | null = null, ben: string | null = null): TableInfo {
  const part = (promise: string | null) => (promise ? ("promised" as const) : null);
  const seats = [
    { ...person(0, "Ada"), promise: ada, part: part(ada) },
    { ...person(1, "Ben"), promise: ben, part: part(ben) },
  ];
  const info = tableInfo({ id, status, seats });
  noteSeal(id, info.commitment);
  return info;
}

const promised = () => promiseOf(ownPart(id) ?? { nonce: "", promised: false, promises: [], given: false });

test("who sits down promises the hash of 256 random bits, once", async () => {
  await Promise.all([takePart(table("open"), [0]), takePart(table("open"), [0])]);
  expect(ownPart(id)?.nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(sent).toEqual([["promise", { promise: promised() }]]);
  await takePart(table("open", promised()), [0]);
  expect(sent).toHaveLength(1);
  expect(ownPart(id)).toMatchObject({ promised: true, given: false });
});

test("who only watches, and a table of this browser, promise nothing", async () => {
  await takePart(table("open"), []);
  await takePart({ ...table("open"), id: "here-1" }, [0]);
  expect(sent).toEqual([]);
});

test("the nonce is given when the cards are dealt, and all promises are noted", async () => {
  await takePart(table("open"), [0]);
  const other = commitmentOf("ben");
  await takePart(table("dealing", promised(), other), [0]);
  expect(sent.at(-1)).toEqual(["opening", { nonce: ownPart(id)?.nonce }]);
  expect(ownPart(id)).toMatchObject({ promises: [promised(), other], given: true });
});

test("who was asked again promises the same again", async () => {
  await takePart(table("open"), [0]);
  await takePart(table("open", promised()), [0]);
  await takePart(table("open"), [0]);
  expect(sent.map(([route]) => route)).toEqual(["promise", "promise"]);
  expect(sent[0]).toEqual(sent[1]);
});

test("who stands up has promised nothing", async () => {
  await takePart(table("open"), [0]);
  await takePart({ ...table("open"), seats: [openSeat(0), openSeat(1)] }, []);
  expect(ownPart(id)?.promised).toBe(false);
});

test("a promise that came too late is none", async () => {
  late = true;
  await takePart(table("open"), [0]);
  expect(ownPart(id)?.promised).toBe(false);
});

test("a server that shows another promise, or another seal, gets nothing", async () => {
  await takePart(table("open"), [0]);
  await takePart(table("dealing", commitmentOf("another")), [0]);
  await takePart({ ...table("dealing", promised()), commitment: "1".repeat(64) }, [0]);
  expect(sent.map(([route]) => route)).toEqual(["promise"]);
});

test("a nonce that was given is never used again", async () => {
  await takePart(table("open"), [0]);
  const before = promised();
  await takePart(table("dealing", before), [0]);
  await takePart(table("dealing", before, commitmentOf("chosen afterwards")), [0]);
  expect(sent.map(([route]) => route)).toEqual(["promise", "opening"]);
  await takePart(table("open"), [0]);
  expect(promised()).not.toBe(before);
});

test("an answer that comes after the deal takes nothing back", async () => {
  let answer = () => {};
  slow = new Promise((done) => (answer = done));
  const promising = takePart(table("open"), [0]);
  await takePart(table("dealing", promised(), commitmentOf("ben")), [0]);
  answer();
  await promising;
  expect(ownPart(id)).toMatchObject({ promised: true, given: true });
  expect(ownPart(id)?.promises).toHaveLength(2);
});

test("what was given is given once", async () => {
  await takePart(table("open"), [0]);
  const dealing = table("dealing", promised());
  const given = dealing.seats.map((seat) => ({ ...seat, part: "given" as const }));
  await takePart(dealing, [0]);
  await takePart({ ...dealing, seats: given }, [0]);
  expect(sent.map(([route]) => route)).toEqual(["promise", "opening"]);
});

test("what did not get through is tried again", async () => {
  await takePart(table("open"), [0]);
  refuse = true;
  await takePart(table("dealing", promised()), [0]);
  expect(ownPart(id)?.given).toBe(false);
  refuse = false;
  await takePart(table("dealing", promised()), [0]);
  expect(ownPart(id)?.given).toBe(true);
});
