import { beforeAll, describe, expect, test } from "vitest";
import { bought, state, step, view, yours } from "../../../testing/samples";
import type { GameEvent, PublicView, State, Step } from "../../protocol";
import { speak } from "../../texts/texts.svelte";
import { announcementOf } from "./announce";
import type { Reader } from "../../texts/telling";

beforeAll(() => speak("en"));

const reader = (mySeats: number[] = [0]): Reader => ({ names: ["Ada", "Ben"], mySeats, draws: false });

function after(
  seq: number,
  steps: Step[],
  where: Partial<PublicView> = {},
  seat: number | null = null,
): State {
  return state(seq, { steps, view: view(where), yours: yours({ seat }) });
}

const theirs = after(1, [], { turn: 1, seat: 1 });

describe("what is read aloud", () => {
  test("what happened, as sentences, when there is a pause", () => {
    const now = after(2, [step(2, 1, [bought(1, "zoo", 7)])], { turn: 1, seat: 1 });
    expect(announcementOf(theirs, now, reader())).toEqual({
      polite: "Ben buys Zoo for 7 coins.",
      assertive: "",
    });
  });
  test("the own turn at once, with what is asked", () => {
    const now = after(2, [], { turn: 0, phase: "buy" }, 0);
    expect(announcementOf(theirs, now, reader()).assertive).toBe(
      "Your turn. Buy one building or dwelling, or buy nothing and take the coin.",
    );
  });
  test("a new question of the same turn, without calling the reader again", () => {
    const refill = after(2, [], { phase: "refill" }, 0);
    const buy = after(3, [], { phase: "buy" }, 0);
    expect(announcementOf(refill, buy, reader()).assertive).toMatch(/^Buy one building/);
    expect(announcementOf(buy, after(4, [], { phase: "buy" }, 0), reader()).assertive).toBe("");
  });
  test("whose turn it is at one screen", () => {
    const now = after(2, [], { turn: 0 }, 0);
    expect(announcementOf(theirs, now, reader([0, 1])).assertive).toMatch(/^Ada’s turn\./);
  });
  test("the turn of somebody else, once", () => {
    const mine = after(1, [], { turn: 0 }, 0);
    expect(announcementOf(mine, theirs, reader()).polite).toBe("Ben’s turn.");
    expect(announcementOf(theirs, after(2, [], { turn: 1, seat: 1 }), reader()).polite).toBe("");
    expect(announcementOf(mine, after(2, [], { turn: 1, phase: "over" }), reader()).polite).toBe("");
  });
  test("a question in the turn of another is no turn of the reader", () => {
    const struck = after(2, [], { turn: 1, seat: 0, phase: "destroy" }, 0);
    expect(announcementOf(theirs, struck, reader()).assertive).toMatch(/^A second monster has come/);
  });
  test("a turn that somebody else can take back is still theirs", () => {
    const played = state(2, { view: view({ turn: 0, seat: 0 }), ending: 1 });
    expect(announcementOf(theirs, played, reader()).polite).toBe("");
    const mine = after(3, [], { turn: 0, phase: "buy" }, 0);
    expect(announcementOf(played, mine, reader()).assertive).toMatch(/^Your turn\./);
  });
  test("a turn that waits to be ended is still the own one", () => {
    const mine = after(1, [], { turn: 0, phase: "buy" }, 0);
    const played = state(2, { view: view({ turn: 1, seat: 1 }), yours: yours({ seat: 0, must_end: true }) });
    expect(announcementOf(mine, played, reader())).toEqual({
      polite: "",
      assertive: "End your turn, or take back the last decision.",
    });
    expect(announcementOf(played, after(3, [], { turn: 1, seat: 1 }), reader()).polite).toBe("Ben’s turn.");
  });
  test("monsters and the last round at once, and not twice", () => {
    const events: GameEvent[] = [
      { event: "monster_came", seat: 0, monster: "grozilla" },
      { event: "destroyed", seat: 0, monster: "grozilla", card: "zoo", place: 2 },
      { event: "city_complete", seat: 1 },
    ];
    const now = after(2, [step(2, 1, events)], { turn: 1, seat: 1 });
    expect(announcementOf(theirs, now, reader())).toEqual({
      polite: "",
      assertive:
        "Grozilla comes to your city. Grozilla destroys your Zoo. Ben’s city is complete: this is the last round.",
    });
    const last = after(1, [], { turn: 1, seat: 1, last_round: true });
    const again = after(2, [step(2, 1, [{ event: "city_complete", seat: 1 }])], { turn: 1, seat: 1 });
    expect(announcementOf(last, again, reader()).assertive).toBe("");
  });
  test("who goes away or comes back", () => {
    const now = after(2, [step(2, 1, [], { kind: "away" })], { turn: 1, seat: 1 });
    expect(announcementOf(theirs, now, reader()).polite).toBe("A bot takes over for Ben.");
  });
  test("never more than eight sentences: the latest", () => {
    const many = Array.from({ length: 12 }, (_, i) => step(i + 2, 1, [bought(1, "zoo", i)]));
    const { polite } = announcementOf(theirs, after(14, many, { turn: 1, seat: 1 }), reader());
    expect(polite.match(/Ben buys/g)).toHaveLength(8);
    expect(polite).toContain("for 11 coins");
    expect(polite).not.toContain("for 3 coins");
  });
  test("the first state that is seen", () => {
    expect(announcementOf(null, after(5, [], { turn: 0 }, 0), reader()).assertive).toMatch(/^Your turn\./);
  });
});
