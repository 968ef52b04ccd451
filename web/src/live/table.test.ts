import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { bought, person, state, step, tableInfo, yours } from "../../testing/samples";
import { fakeSockets, FakeSocket } from "../../testing/socket";
import { server } from "../api/server.svelte";
import { PROTOCOL, REMEMBERED, type State, type ServerMessage, type Welcome } from "../protocol";
import { speak } from "../texts/texts.svelte";
import { Table } from "./table.svelte";

beforeAll(() => speak("en"));

let table: Table;

function welcome(seats: number[] = [0]): Welcome {
  return {
    type: "welcome",
    protocol: PROTOCOL,
    version: "1",
    you: "ada",
    role: "player",
    seats,
    table: tableInfo(),
    chat: [],
  };
}
const tells = (message: unknown) => FakeSocket.latest.tells(message as ServerMessage);
const asked = () => FakeSocket.latest.sent as { type: string; key?: string; [name: string]: unknown }[];
/** Let everything be drawn. */
const drawn = () => vi.advanceTimersByTimeAsync(200);

beforeEach(async () => {
  vi.useFakeTimers();
  fakeSockets();
  table = new Table("t 1");
  tells(welcome());
  tells(state(1, { since: 0 }));
  await drawn();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe("a table", () => {
  test("is asked for by its id, from the beginning", () => {
    expect(FakeSocket.latest.address.pathname).toBe("/ws/tables/t%201");
    expect(FakeSocket.latest.address.searchParams.get("since")).toBe("0");
  });
  test("knows who is there and what is shown", () => {
    expect(table.connectionState).toBe("live");
    expect(table.names).toEqual(["Ada", "Ben"]);
    expect(table.amSeated).toBe(true);
    expect(table.upToDate).toBe(true);
    tells({ type: "present", players: ["ada"], spectators: 2 });
    expect(table.present).toEqual({ players: ["ada"], spectators: 2 });
    tells({ type: "table", table: tableInfo({ seats: [person(0, "Ada"), person(1, "Cleo")] }), seats: [1] });
    expect(table.names).toEqual(["Ada", "Cleo"]);
    expect(table.mySeat).toBe(1);
  });
  test("is seen from the seat that a spectator chooses", () => {
    tells(welcome([]));
    expect(table.amSeated).toBe(false);
    table.watch(1);
    expect(table.mySeat).toBe(1);
  });
  test("is seen from the own seat that decides, and then stays there", async () => {
    tells(welcome([0, 1]));
    tells(state(2, { yours: yours({ seat: 1, seats: [0, 1] }) }));
    await drawn();
    expect(table.mySeat).toBe(1);
    tells(state(3, { yours: yours({ seat: null, seats: [0, 1] }) }));
    await drawn();
    expect(table.mySeat).toBe(1);
  });
  test("says that the server restarts, until it is back", () => {
    tells({ type: "closing" });
    expect(table.closing).toBe(true);
    FakeSocket.latest.breaks(1012);
    expect(table.connectionState).toBe("lost");
    vi.advanceTimersByTime(500);
    tells(welcome());
    expect(table.closing).toBe(false);
  });
});

describe("a move", () => {
  test("is sent with a key and the entry it answers to", () => {
    table.move("coin");
    expect(asked()).toEqual([{ type: "move", move: "coin", key: expect.any(String), seq: 1 }]);
  });
  test("is sent once, however often one presses, until it is decided", async () => {
    table.move("coin");
    table.move("coin");
    expect(asked()).toHaveLength(1);
    tells(state(2));
    await drawn();
    table.move("coin");
    expect(asked()).toHaveLength(2);
  });
  test.each([
    ["taken back", () => table.undo()],
    ["ended", () => table.endTurn()],
  ])("is %s once, however often one presses, until that is decided", async (_, act) => {
    act();
    act();
    expect(asked()).toHaveLength(1);
    tells(state(2));
    await drawn();
    act();
    expect(asked()).toHaveLength(2);
  });
  test("shows that it is on its way only after a while", async () => {
    table.move("coin");
    vi.advanceTimersByTime(199);
    expect(table.sending).toBe(false);
    vi.advanceTimersByTime(1);
    expect(table.sending).toBe(true);
    tells(state(2));
    expect(table.sending).toBe(false);
    await drawn();
    expect(table.sending).toBe(false);
  });
  test("of somebody whom the server knows no longer leads to asking who we are, and says nothing", () => {
    server.hasForgottenUs = false;
    tells({ type: "refused", key: null, code: "not-signed-in", facts: {}, text: "Who?", seq: 1 });
    expect(server.hasForgottenUs).toBe(true);
    expect(table.refused).toBeNull();
  });
  test("that is refused says why, and another may follow", () => {
    table.move("coin");
    tells({ type: "refused", key: asked()[0]?.key, code: "stale", facts: {}, text: "Too late.", seq: 1 });
    expect(table.refused?.code).toBe("stale");
    table.move("coin");
    expect(table.refused).toBeNull();
    expect(asked()).toHaveLength(2);
  });
  test("of before does not free the one of now", () => {
    table.move("coin");
    tells({ type: "refused", key: "old", code: "stale", facts: {}, text: "", seq: 1 });
    table.move("keep");
    expect(asked()).toHaveLength(1);
  });
  test.each([
    ["undo", () => table.undo()],
    ["end", () => table.endTurn()],
    ["away", () => table.goAway()],
    ["back", () => table.comeBack()],
  ])("%s is an intent like it", (type, act) => {
    act();
    expect(asked()).toEqual([{ type, key: expect.any(String), seq: 1 }]);
  });
  test("what is only said has no key", () => {
    table.skip();
    table.say("hello");
    table.react("wow");
    expect(asked()).toEqual([
      { type: "skip" },
      { type: "say", text: "hello" },
      { type: "react", reaction: "wow" },
    ]);
  });
});

describe("states", () => {
  test("are shown one after the other, each as it happened", async () => {
    const seen: [number, number][] = [];
    table.playback = async (before: State, after: State, arrive: () => void) => {
      seen.push([before.seq, after.seq]);
      arrive();
    };
    tells(state(2, { steps: [step(2, 0, [bought(0, "zoo")])] }));
    tells(state(3, { steps: [step(3, 1, [bought(1, "bank")])] }));
    expect(table.latest?.seq).toBe(3);
    expect(table.upToDate).toBe(false);
    await drawn();
    expect(seen).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(table.upToDate).toBe(true);
  });
  test("that do not follow what is shown are not played, nor are those without steps", async () => {
    table.playback = vi.fn(async () => undefined);
    tells(state(9, { since: 4, steps: [step(9, 0, [])] }));
    await drawn();
    tells(state(10));
    await drawn();
    expect(table.playback).not.toHaveBeenCalled();
    expect(table.shown?.seq).toBe(10);
  });
  test("of before are not shown any more", async () => {
    tells(state(5));
    tells(state(4));
    await drawn();
    expect(table.shown?.seq).toBe(5);
  });
  test("bring steps, each once", async () => {
    tells(state(3, { steps: [step(2, 0, []), step(3, 0, [])] }));
    tells(state(4, { steps: [step(3, 0, []), step(4, 0, [])] }));
    await drawn();
    expect(table.steps.map((one) => one.seq)).toEqual([2, 3, 4]);
  });
  test("for somebody who comes in the middle: the latest steps are asked for", () => {
    const late = new Table("t2");
    tells(welcome());
    tells(state(100, { since: null }));
    expect(asked()).toEqual([{ type: "look", since: 100 - REMEMBERED }]);
    late.close();
  });
  test("in a hidden tab wait for nothing", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    tells(state(2));
    tells(state(3));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.shown?.seq).toBe(3);
  });
});

test("chat: the same line is heard once, and old lines go", () => {
  const say = (n: number) => ({
    type: "said",
    chat: { n, player: "ben", name: "Ben", text: `${n}`, reaction: null },
  });
  for (let n = 1; n <= 205; n++) tells(say(n));
  tells(say(205));
  expect(table.chat).toHaveLength(200);
  expect(table.chat[0]?.n).toBe(6);
  expect(table.chat.at(-1)?.n).toBe(205);
});
