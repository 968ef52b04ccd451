import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tableInfo } from "../../testing/samples";
import { fakeSockets, FakeSocket } from "../../testing/socket";
import { PROTOCOL, type ServerMessage, type Welcome } from "../protocol";
import { Connection, newKey, type ConnectionState } from "./connection";

const WELCOME: Welcome = {
  type: "welcome",
  protocol: PROTOCOL,
  version: "1",
  you: "ada",
  role: "host",
  seats: [0],
  table: tableInfo(),
  chat: [],
};

let connection: Connection;
let states: ConnectionState[];
let received: ServerMessage["type"][];
let since: number | null;

function open(path = "/ws/tables/t1"): FakeSocket {
  connection = new Connection(path, {
    onMessage: (message) => received.push(message.type),
    onState: (state) => states.push(state),
    since: () => since,
  });
  return FakeSocket.latest;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // pauses are not stretched
  fakeSockets();
  [states, received, since] = [[], [], 0];
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("the address", () => {
  test("is that of the page, as a socket's, with the last entry that was shown", () => {
    since = 7;
    const { address } = open();
    expect(address.protocol).toBe("ws:");
    expect(address.host).toBe(location.host);
    expect(address.pathname).toBe("/ws/tables/t1");
    expect(address.searchParams.get("since")).toBe("7");
  });
  test("has no last entry where none is asked for", () => {
    since = null;
    expect(open("/ws/lobby").address.search).toBe("");
  });
});

describe("a connection that breaks", () => {
  test("comes back by itself, after a longer pause each time, up to 15 seconds", () => {
    open();
    const pauses = [250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000];
    for (const [i, pause] of pauses.entries()) {
      FakeSocket.latest.breaks();
      expect(states.at(-1)).toBe("lost");
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.all).toHaveLength(i + 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(i + 2);
    }
  });
  test("has a short pause again once it was live", () => {
    open().breaks();
    vi.advanceTimersByTime(250);
    FakeSocket.latest.breaks();
    vi.advanceTimersByTime(500);
    FakeSocket.latest.tells(WELCOME);
    FakeSocket.latest.breaks();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(4);
    expect(states).toEqual(["lost", "lost", "live", "lost"]);
  });
  test("does not come back at the same moment everywhere", () => {
    vi.mocked(Math.random).mockReturnValue(0.9);
    open().breaks();
    vi.advanceTimersByTime(349);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
  });
  test("comes back at once when the network does, or when somebody looks", () => {
    open().breaks();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.latest.breaks();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all).toHaveLength(3);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.filter((one) => one.readyState !== FakeSocket.CLOSED).length).toBeLessThan(2);
  });
  test("waits for a hidden page no sooner than otherwise", () => {
    open().breaks();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all).toHaveLength(1);
  });
  test("asks for what came after the last entry that is known now", () => {
    open().breaks();
    since = 12;
    vi.advanceTimersByTime(250);
    expect(FakeSocket.latest.address.searchParams.get("since")).toBe("12");
  });
});

describe("an intent", () => {
  const move = { type: "move" as const, move: "coin", key: "k1", seq: 3 };
  test("that was not answered is sent once more under its old key", () => {
    const first = open();
    first.tells(WELCOME);
    connection.send(move);
    expect(first.sent).toEqual([move]);
    first.breaks();
    vi.advanceTimersByTime(250);
    FakeSocket.latest.tells(WELCOME);
    expect(FakeSocket.latest.sent).toEqual([move]);
  });
  test("waits for a connection that is not there yet", () => {
    const socket = open();
    connection.send(move);
    expect(socket.sent).toEqual([]);
    socket.tells(WELCOME);
    expect(socket.sent).toEqual([move]);
  });
  test.each<ServerMessage>([
    { type: "done", key: "k1", seq: 4 },
    { type: "refused", key: "k1", code: "stale", facts: {}, text: "", seq: 4 } as ServerMessage,
  ])("that was answered ($type) is not sent again", (answer) => {
    const first = open();
    first.tells(WELCOME);
    connection.send(move);
    first.tells(answer);
    first.breaks();
    vi.advanceTimersByTime(250);
    FakeSocket.latest.tells(WELCOME);
    expect(FakeSocket.latest.sent).toEqual([]);
  });
  test("without a key is said once or not at all", () => {
    const first = open();
    connection.send({ type: "say", text: "hello" });
    first.tells(WELCOME);
    expect(first.sent).toEqual([]);
  });
});

describe("silence", () => {
  test("is asked about after half its time, and is a break after all of it", () => {
    const socket = open();
    socket.tells(WELCOME);
    vi.advanceTimersByTime(12_500);
    expect(socket.sent).toEqual([{ type: "ping" }]);
    socket.tells({ type: "pong", n: 0 });
    vi.advanceTimersByTime(25_000);
    expect(states.at(-1)).toBe("live");
    vi.advanceTimersByTime(12_500);
    expect(states.at(-1)).toBe("lost");
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(2);
  });
  test("of the lobby, which never answers, is none", () => {
    const socket = open("/ws/lobby");
    socket.tells({ type: "lobby", tables: [], total: 0 } as ServerMessage);
    vi.advanceTimersByTime(120_000);
    expect(socket.sent).toEqual([]);
    expect(states).toEqual(["live"]);
  });
});

describe("what is asked for", () => {
  const move = { type: "move", move: "coin", key: "key-0001", seq: 1 } as const;
  const done = { type: "done", key: "key-0001", seq: 2 } as ServerMessage;

  test("and not answered within two seconds is worth a word", () => {
    const socket = open();
    socket.tells(WELCOME);
    connection.send(move);
    vi.advanceTimersByTime(1_499);
    expect(states).toEqual(["live"]);
    vi.advanceTimersByTime(1);
    expect(states.at(-1)).toBe("silent");
    socket.tells(done);
    expect(states.at(-1)).toBe("live");
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
  test("on a connection that hangs is asked for once more on another", () => {
    const socket = open();
    socket.tells(WELCOME);
    vi.advanceTimersByTime(10);
    connection.send(move);
    vi.advanceTimersByTime(5_000);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(250);
    FakeSocket.latest.tells(WELCOME);
    expect(FakeSocket.latest).not.toBe(socket);
    expect(FakeSocket.latest.sent).toEqual([move]);
  });
  test("waits on a connection that only takes its time", () => {
    const socket = open();
    socket.tells(WELCOME);
    connection.send(move);
    vi.advanceTimersByTime(3_000);
    socket.tells({ type: "pong", n: 0 });
    vi.advanceTimersByTime(3_000);
    expect(states.at(-1)).toBe("silent");
    expect(FakeSocket.all).toHaveLength(1);
  });
});

test("a device without a network is heard at once, and so is its return", () => {
  open().tells(WELCOME);
  dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toBe("lost");
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.latest.tells(WELCOME);
  expect(states.at(-1)).toBe("live");
});

describe("the end", () => {
  test("a door that is shut for good is not knocked at again", () => {
    open().breaks(1008);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["refused"]);
    expect(FakeSocket.all).toHaveLength(1);
  });
  test("a server that speaks a newer protocol needs a newer page", () => {
    open().tells({ ...WELCOME, protocol: PROTOCOL + 1 });
    expect(states).toEqual(["newer"]);
    expect(received).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
  test("a server that says it closes is expected back soon", () => {
    open().breaks();
    vi.advanceTimersByTime(250);
    FakeSocket.latest.tells({ type: "closing" } as ServerMessage);
    FakeSocket.latest.breaks(1012);
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(3);
    expect(received).toEqual(["closing"]);
  });
  test("who hangs up hears nothing more", () => {
    const socket = open();
    connection.close();
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
    socket.breaks();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual([]);
    expect(FakeSocket.all).toHaveLength(1);
  });
  test("an old socket that speaks late is not heard", () => {
    const old = open();
    old.breaks();
    vi.advanceTimersByTime(250);
    old.tells(WELCOME);
    old.breaks();
    expect(received).toEqual([]);
    expect(states).toEqual(["lost"]);
  });
});

test("keys differ, also where the browser cannot make them", () => {
  vi.mocked(Math.random).mockRestore();
  expect(newKey()).not.toBe(newKey());
  vi.stubGlobal("crypto", {});
  expect(newKey()).not.toBe(newKey());
  expect(newKey().length).toBeGreaterThan(16);
});
