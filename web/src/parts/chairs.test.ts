import { expect, test } from "vitest";
import { isChair, seatsOf } from "./chairs";

test("what was kept is a chair only if it can still be read as one", () => {
  expect(isChair({ kind: "me", name: "" })).toBe(true);
  expect(isChair({ kind: "open" })).toBe(true);
  expect(isChair({ kind: "bot", level: "mayor" })).toBe(true);
  expect(isChair({ kind: "bot", level: "emperor" })).toBe(false);
  expect(isChair({ kind: "dog" })).toBe(false);
  expect(isChair(null)).toBe(false);
  expect(isChair("me")).toBe(false);
});

test("chairs become seats: everybody at this screen is the host's, as at the table, and has a name", () => {
  const seats = seatsOf(
    [
      { kind: "me", name: "ignored" },
      { kind: "me", name: "Ben" },
      { kind: "bot", level: "mayor" },
      { kind: "open" },
    ],
    { id: "ada", name: "Ada" },
  );
  expect(seats.map((seat) => seat.kind)).toEqual(["person", "person", "bot", "open"]);
  expect(seats.map((seat) => seat.name)).toEqual(["Ada", "Ben", null, null]);
  expect(seats.map((seat) => seat.player)).toEqual(["ada", "ada", null, null]);
  expect(seats.map((seat) => seat.bot)).toEqual([null, null, "mayor", null]);
});

test("a host who is not known yet has no name", () => {
  expect(seatsOf([{ kind: "me", name: "" }], null)[0]).toMatchObject({ player: "", name: "" });
});
