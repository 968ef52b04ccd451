import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { settings } from "../state/settings.svelte";
import { speak } from "../texts/texts.svelte";
import { TableSetup } from "./setup.svelte";

beforeAll(() => speak("en"));
beforeEach(() => void (settings.lastTable = null));

const usual = () => new TableSetup();

describe("a table that is set up", () => {
  test("is at first one for oneself and two bots", () => {
    const setup = usual();
    expect(setup.audience).toBe("solo");
    expect(setup.asked()).toEqual({
      config: { players: 3, specials: "family", grozilla: false, scoring: "product" },
      seats: [{ kind: "me" }, { kind: "bot", bot: "resident" }, { kind: "bot", bot: "shopkeeper" }],
      public: false,
      rated: false,
      clock: null,
      chat: "everybody",
      pause_ms: 900,
      training: false,
    });
  });
  test("for friends has open seats, and keeps those it has", () => {
    const setup = usual();
    setup.forFriends();
    expect(setup.audience).toBe("friends");
    setup.set(3, { kind: "open" });
    setup.forFriends();
    expect(setup.now.chairs).toHaveLength(4);
  });
  test("for one screen has a second player with a name, and no rating", () => {
    const setup = usual();
    setup.now.rated = true;
    setup.forThisScreen();
    expect(setup.audience).toBe("screen");
    expect(setup.asked().seats).toEqual([{ kind: "me" }, { kind: "me", name: "Player 2" }]);
    expect(setup.asked().rated).toBe(false);
    setup.set(1, { kind: "me", name: "  " });
    setup.forThisScreen();
    expect(setup.asked().seats[1]).toEqual({ kind: "me", name: "Player 2" });
  });
  test("has two to five seats, and the first is the host's", () => {
    const setup = usual();
    for (let seat = 3; seat < 8; seat++) setup.set(seat, { kind: "open" });
    expect(setup.now.chairs).toHaveLength(5);
    for (let times = 0; times < 5; times++) setup.remove(1);
    expect(setup.now.chairs).toHaveLength(2);
    setup.set(2, { kind: "open" });
    setup.remove(0);
    expect(setup.now.chairs).toHaveLength(3);
    expect(setup.now.chairs[0]?.kind).toBe("me");
  });
  test("is public only if somebody can come", () => {
    const setup = usual();
    setup.now.public = true;
    expect(setup.asked().public).toBe(false);
    setup.set(1, { kind: "open" });
    expect(setup.asked().public).toBe(true);
  });
  test("for friends is private, whatever the last one was", () => {
    const setup = usual();
    setup.set(1, { kind: "open" });
    setup.now.public = true;
    setup.forFriends();
    expect(setup.asked().public).toBe(false);
  });
  test("is for training if one plays alone", () => {
    const setup = usual();
    setup.train(true);
    expect(setup.asked().training).toBe(true);
    setup.forFriends();
    expect(setup.asked().training).toBe(false);
    expect(setup.solo().training).toBeUndefined(); // who wants to play at once is asked nothing
  });
  test("for training neither counts nor has a clock", () => {
    const setup = usual();
    setup.rate(true);
    setup.train(true);
    expect(setup.asked()).toMatchObject({ training: true, rated: false, clock: null });
    setup.time("live");
    expect(setup.asked().training).toBe(false);
    setup.train(true);
    setup.rate(true);
    expect(setup.asked().training).toBe(false);
  });
  test("for training is not listed: nobody could come", () => {
    const setup = usual();
    setup.list(true);
    setup.train(true);
    expect(setup.now).toMatchObject({ training: true, public: false });
    setup.list(true);
    expect(setup.now).toMatchObject({ training: false, public: true });
    setup.list(false);
    setup.train(false);
    expect(setup.now).toMatchObject({ training: false, public: false });
  });
  test("is rated only with a clock", () => {
    const setup = usual();
    setup.rate(true);
    expect(setup.asked()).toMatchObject({ rated: true, clock: { kind: "live" } });
    setup.time("slow");
    expect(setup.asked().rated).toBe(true);
    setup.time("none");
    expect(setup.asked()).toMatchObject({ rated: false, clock: null });
  });
  test("can be rated once all other seats are free", () => {
    const setup = usual();
    expect(setup.canBeRated).toBe(false);
    setup.freeSeats();
    expect(setup.canBeRated).toBe(true);
    expect(setup.asked().seats).toEqual([{ kind: "me" }, { kind: "open" }, { kind: "open" }]);
  });
  test("has the clock that was chosen", () => {
    const setup = usual();
    setup.now.clock = "live";
    expect(setup.asked().clock).toEqual({ kind: "live", move_seconds: 60, bank_seconds: 300 });
    setup.now.clock = "slow";
    expect(setup.asked().clock).toEqual({ kind: "slow", move_seconds: 3 * 86_400, bank_seconds: 0 });
    setup.now.time = 9;
    expect(setup.asked().clock).toEqual({ kind: "slow", move_seconds: 86_400, bank_seconds: 0 });
  });
  test("can be played alone at once: bots instead of others, no clock, nothing at stake", () => {
    const setup = usual();
    setup.forFriends();
    Object.assign(setup.now, { public: true, rated: true, clock: "live" });
    setup.set(2, { kind: "bot", level: "mayor" });
    expect(setup.solo()).toMatchObject({ public: false, rated: false, clock: null });
    expect(setup.solo().seats).toEqual([
      { kind: "me" },
      { kind: "bot", bot: "resident" },
      { kind: "bot", bot: "mayor" },
    ]);
  });
});

describe("the table of last time", () => {
  test("is remembered", () => {
    const setup = usual();
    setup.now.grozilla = true;
    setup.set(1, { kind: "open" });
    setup.remember();
    expect(usual().now).toEqual(setup.now);
  });
  test("was for training, if it was listed too", () => {
    settings.lastTable = { ...usual().now, training: true, public: true };
    expect(usual().now).toMatchObject({ training: true, public: false });
  });
  test.each([
    ["text", "nonsense"],
    ["a pause of another version", { pause: "eternal" }],
    ["a clock of another version", { clock: "sundial" }],
    ["a table without a host", { chairs: [{ kind: "open" }, { kind: "open" }] }],
    ["a table for one", { chairs: [{ kind: "me", name: "" }] }],
    ["a table for six", { chairs: [{ kind: "me", name: "" }, ...Array<object>(5).fill({ kind: "open" })] }],
    ["no chairs", { chairs: 3 }],
  ])("is forgotten where it cannot be read: %s", (_, kept) => {
    settings.lastTable = kept;
    expect(usual().now.chairs).toHaveLength(3);
    expect(usual().audience).toBe("solo");
  });
  test("loses only the chairs that nobody knows any more", () => {
    settings.lastTable = {
      chairs: [{ kind: "me", name: "" }, { kind: "bot", level: "emperor" }, { kind: "open" }],
    };
    expect(usual().now.chairs.map((chair) => chair.kind)).toEqual(["me", "open"]);
  });
});
