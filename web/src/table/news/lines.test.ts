import { beforeAll, describe, expect, test } from "vitest";
import { bought, step } from "../../../testing/samples";
import type { GameEvent, Step } from "../../protocol";
import { pieces, speak } from "../../texts/texts.svelte";
import { briefs, entryText, isWhole, linesOf, sinceLines, standing, wholeLines } from "./lines";
import { ownForcedCoin, sentenceOf, type Reader } from "../../texts/telling";

beforeAll(() => speak("en"));

const reader = (mySeats: number[] = [0], draws = false): Reader => ({
  names: ["Ada", "Ben", "Cleo"],
  mySeats,
  draws,
});
const texts = (lines: { text: string }[]) => lines.map((line) => line.text);
const turn = (seat: number): GameEvent => ({ event: "turn_began", seat });
const round = (number: number): GameEvent =>
  ({ event: "round_began", seat: null, round: number }) as GameEvent;
const income = (seat: number, coins: number): GameEvent => ({ event: "income", seat, coins });
const came = (seat: number, monster = "grozilla"): GameEvent => ({ event: "monster_came", seat, monster });
const left = (seat: number, monster = "grozilla"): GameEvent => ({ event: "monster_left", seat, monster });
const undo = (seq: number, seat: number, undoes: number[]): Step =>
  step(seq, seat, [], { kind: "undo", undoes });

describe("what was taken back", () => {
  test("is not told", () => {
    const steps = [step(1, 0, [bought(0, "zoo")]), undo(2, 0, [1]), step(3, 0, [bought(0, "bank")])];
    expect(texts(linesOf(steps, reader()))).toEqual(["You buy Bank for 3 coins"]);
  });
  test("is what the server says, and nothing that happened meanwhile", () => {
    const steps = [step(1, 0, []), step(2, 1, []), step(3, null, [], { kind: "away" }), undo(4, 1, [2])];
    expect(standing(steps).map((one) => one.seq)).toEqual([1, 3]);
  });
  test("may be several decisions, one after the other", () => {
    const steps = [step(1, 0, []), step(2, 0, []), undo(3, 0, [2]), undo(4, 0, [1]), step(5, 0, [])];
    expect(standing(steps).map((one) => one.seq)).toEqual([5]);
  });
  test("and was not seen here leaves the rest alone", () => {
    expect(standing([step(6, 0, []), undo(8, 0, [5]), step(9, 0, [])]).map((one) => one.seq)).toEqual([6, 9]);
  });
});

describe("a line", () => {
  test("is told from the reader's side", () => {
    expect(sentenceOf(bought(0, "zoo", 7), reader([0]))).toBe("You buy Zoo for 7 coins");
    expect(sentenceOf(bought(1, "zoo", 7), reader([0]))).toBe("Ben buys Zoo for 7 coins");
    expect(sentenceOf(bought(0, "zoo", 7), reader([]))).toBe("Ada buys Zoo for 7 coins");
  });
  test("has names for everybody where several sit at one screen", () => {
    expect(sentenceOf(bought(0, "zoo", 7), reader([0, 1]))).toBe("Ada buys Zoo for 7 coins");
  });
  test("says what is done to the reader", () => {
    const taxed: GameEvent = { event: "taxed", seat: 1, card: "castle", from: 0, coins: 2 };
    expect(sentenceOf(taxed, reader([0]))).toMatch(/lets Ben take 2 coins from you/);
    expect(sentenceOf(taxed, reader([1]))).toMatch(/lets you take 2 coins from Ada/);
    expect(sentenceOf(taxed, reader([2]))).toMatch(/lets Ben take 2 coins from Ada/);
    const gift: GameEvent = { event: "gift", seat: 1, monster: "corgzilla", to: 0, coins: 1 };
    expect(sentenceOf(gift, reader([0]))).toMatch(/Ben gives you 1 coin/);
  });
  test("names a deck by its prices, which no line end tears apart", () => {
    const drawn: GameEvent = { event: "revealed", seat: 0, card: "zoo", deck: 3 };
    expect(sentenceOf(drawn, reader())).toBe("You draw Zoo from deck 6\u{2060}–\u{2060}9");
  });
  test("leaves cards and players to be drawn", () => {
    expect(pieces(sentenceOf(bought(1, "zoo", 7), reader([0], true)))).toEqual([
      { drawn: "seat", name: "1" },
      { text: " buys " },
      { drawn: "card", name: "zoo" },
      { text: " for 7 coins" },
    ]);
  });
  test("of an unknown seat has its number; of an unknown event it is empty", () => {
    expect(sentenceOf(bought(4, "zoo", 7), reader())).toBe("seat 4 buys Zoo for 7 coins");
    expect(sentenceOf({ event: "of_tomorrow", seat: 0 } as unknown as GameEvent, reader())).toBe("");
  });
  test("knows whose face or which monster stands before it, and whether it is bad", () => {
    const [mine, theirs] = linesOf([step(1, 0, [came(0), came(1, "poulpzilla")])], reader());
    expect(mine).toMatchObject({ key: "1-0", seat: 0, monster: "grozilla", bad: true, own: true });
    expect(theirs).toMatchObject({ key: "1-1", seat: 1, bad: false, own: false });
    const taxed: GameEvent = { event: "taxed", seat: 1, card: "castle", from: 0, coins: 2 };
    expect(linesOf([step(1, 1, [taxed])], reader())[0]).toMatchObject({
      bad: true,
      own: false,
      monster: null,
    });
  });
});

describe("a coin that nobody chose", () => {
  const passed = (seat: number): GameEvent => ({ event: "passed", seat, coins: 1 });
  const kept = step(1, 0, [passed(0)], { move: "keep" });
  const coin = step(2, 0, [passed(0)], { move: "coin" });
  test("says that nothing could be bought", () => {
    expect(texts(linesOf([kept], reader()))).toEqual(["Nothing could be bought: you take 1 coin"]);
    expect(texts(linesOf([kept], reader([1])))).toEqual(["Ada can buy nothing and takes 1 coin"]);
    expect(texts(linesOf([coin], reader()))).toEqual(["You take 1 coin"]);
  });
  test("may be the next player's", () => {
    const both = step(3, 0, [passed(0), turn(1), passed(1)], { move: "coin" });
    expect(texts(linesOf([both], reader([1])))).toEqual([
      "Ada takes 1 coin",
      "Nothing could be bought: you take 1 coin",
    ]);
  });
  test("is told to its owner where all can see it", () => {
    expect(ownForcedCoin([kept], reader())).toBe("Nothing could be bought: you take 1 coin");
    expect(ownForcedCoin([kept], reader([0, 1]))).toBe("Ada can buy nothing and takes 1 coin");
    expect(ownForcedCoin([kept], reader([1]))).toBe("");
    expect(ownForcedCoin([coin], reader())).toBe("");
  });
});

describe("lines that are joined", () => {
  test("the incomes of a round are one", () => {
    const lines = linesOf(
      [step(1, 1, [round(2), income(0, 3), income(1, 4), turn(0), bought(0, "zoo")])],
      reader(),
    );
    expect(texts(lines)).toEqual(["Round 2", "Income: you +3, Ben +4", "You buy Zoo for 3 coins"]);
    expect(lines.map((line) => line.kind)).toEqual(["separator", "line", "line"]);
  });
  test("a monster that goes on is told where it comes", () => {
    expect(texts(linesOf([step(1, 1, [left(1), came(0)])], reader()))).toEqual([
      "Grozilla comes to your city",
    ]);
    expect(texts(linesOf([step(1, 1, [left(1), came(0, "poulpzilla")])], reader()))).toHaveLength(2);
    expect(texts(linesOf([step(1, 1, [left(1)])], reader()))).toEqual(["Grozilla leaves Ben’s city"]);
  });
  test("a monster that is drawn is told where it comes", () => {
    const drawn: GameEvent = { event: "revealed", seat: 1, card: "grozilla", deck: 4 };
    expect(texts(linesOf([step(1, 1, [drawn, came(1)])], reader()))).toEqual(["Grozilla comes to Ben"]);
  });
});

describe("the whole game", () => {
  test("begins with its beginning, if that is known", () => {
    const steps = [step(1, 0, [bought(0, "zoo")])];
    expect(texts(wholeLines(steps, reader()))).toEqual(["The game begins", "You buy Zoo for 3 coins"]);
    expect(texts(wholeLines([step(7, 0, [bought(0, "zoo")])], reader()))).toEqual([
      "You buy Zoo for 3 coins",
    ]);
    expect(isWhole([])).toBe(true);
  });
});

describe("since the reader's last turn", () => {
  const steps = [
    step(1, 0, [bought(0, "zoo"), turn(1)]),
    step(2, 1, [bought(1, "bank"), turn(2)]),
    step(3, 2, [bought(2, "school"), round(2), income(0, 1), turn(0)]),
  ];
  test("the turns of the others, then “Your turn”", () => {
    expect(texts(sinceLines(steps, reader([0]), 0))).toEqual([
      "Ben buys Bank for 3 coins",
      "Cleo buys School for 3 coins",
      "Round 2",
      "Income: you +1",
      "Your turn",
    ]);
  });
  test("and the own turn so far", () => {
    const more = [...steps, step(4, 0, [{ event: "discarded", seat: 0, card: "zoo", slot: 0 }])];
    expect(texts(sinceLines(more, reader([0]), 0)).slice(-2)).toEqual(["Your turn", "You discard Zoo"]);
  });
  test("while others play: all since the own turn ended", () => {
    expect(texts(sinceLines(steps.slice(0, 2), reader([0]), 2))).toEqual(["Ben buys Bank for 3 coins"]);
    expect(texts(sinceLines(steps, reader([1]), 0))).toEqual([
      "Cleo buys School for 3 coins",
      "Round 2",
      "Income: Ada +1",
    ]);
  });
  test("before anything has happened there is nothing to tell", () => {
    expect(sinceLines([], reader([0]), 0)).toEqual([]);
  });
  test("turns that a bot played for the reader are news to them", () => {
    const away = [
      step(1, 0, [bought(0, "zoo"), turn(1)]),
      step(2, 1, [bought(1, "bank"), turn(0)]),
      step(3, 0, [bought(0, "school"), turn(1)], { by_bot: true }),
      step(4, 1, [bought(1, "zoo"), turn(0)]),
    ];
    expect(texts(sinceLines(away, reader([0]), 0))).toEqual([
      "Ben buys Bank for 3 coins",
      "You buy School for 3 coins",
      "Ben buys Zoo for 3 coins",
      "Your turn",
    ]);
  });
  test("who only watches sees the latest two rounds, and so does everybody at the end", () => {
    const rounds = [1, 2, 3].flatMap((number) => [step(number, 0, [round(number), bought(0, "zoo")])]);
    const two = ["Round 2", "Ada buys Zoo for 3 coins", "Round 3", "Ada buys Zoo for 3 coins"];
    expect(texts(sinceLines(rounds, reader([]), 0))).toEqual(two);
    expect(texts(sinceLines(rounds, reader([0, 1]), 0))).toEqual(two);
    expect(sinceLines(rounds, reader([0]), null)).toHaveLength(4);
  });
  test("with a draft the first turn is not the reader's before it has begun", () => {
    const draft = [
      step(1, 1, [{ event: "market_chosen", seat: 1, colour: "blue" } as GameEvent]),
      step(2, 0, [{ event: "market_chosen", seat: 0, colour: "green" } as GameEvent, round(1), turn(0)]),
    ];
    expect(texts(sinceLines(draft, reader([0]), 0))).toEqual([
      "Ben chooses the blue Happy Market",
      "You choose the green Happy Market",
      "Round 1",
      "Your turn",
    ]);
  });
});

describe("a line for each opponent", () => {
  const since = (...events: GameEvent[]) => [
    step(1, 0, [bought(0, "zoo"), turn(1)]),
    step(2, 1, [...events, round(2), turn(0)]),
  ];
  const told = (...events: GameEvent[]) => briefs(since(...events), reader([0]), 0).others;
  test("names what they bought and the monsters that stayed with them, each once", () => {
    const one = { seat: 1, text: "Ben buys Bank for 3 coins" };
    expect(told(came(1), bought(1, "bank"), left(1), came(1))).toEqual([{ ...one, cards: ["grozilla"] }]);
    expect(told(came(1), bought(1, "bank"), left(1))).toEqual([{ ...one, cards: [] }]);
  });
  test("is none for whom a monster has only passed by", () => {
    expect(told(left(1), came(0))).toEqual([]);
    expect(told(came(1), left(1), came(0))).toEqual([]);
  });
});

test("going away, coming back and taking back are entries of their own", () => {
  expect(entryText(undo(2, 0, [1]), reader())).toBe("You take back your last decision");
  expect(entryText(step(1, 1, [], { kind: "away" }), reader())).toBe("A bot takes over for Ben");
  expect(entryText(step(1, 1, [], { kind: "away", out_of_time: true }), reader())).toBe(
    "Ben ran out of time: a bot takes over",
  );
  expect(entryText(step(1, 1, [], { kind: "away", agreed: true }), reader())).toBe(
    "Ben is gone: a bot plays for now",
  );
  expect(entryText(step(1, 1, [], { kind: "back" }), reader())).toBe("Ben is back");
  expect(entryText(step(1, 1, []), reader())).toBe("");
});

describe("a why", () => {
  const ofBot = (seq: number, events: GameEvent[], move: string): Step =>
    step(seq, 1, events, { move, by_bot: true });
  const asked = (steps: Step[]) => linesOf(steps, reader()).map(({ text, why }) => [text, why]);

  test("stands beside what a bot decided, not beside what followed", () => {
    const steps = [ofBot(4, [bought(1, "zoo"), turn(0), income(0, 1)], "buy zoo")];
    expect(asked(steps)).toEqual([
      ["Ben buys Zoo for 3 coins", 4],
      ["Income: you +1", null],
    ]);
  });
  test("is of the card that was chosen, not of one that had to be drawn", () => {
    const drawn = (card: string, deck: number): GameEvent => ({ event: "revealed", seat: 1, card, deck });
    const steps = [ofBot(2, [drawn("zoo", 3), drawn("bank", 1)], "draw 3")];
    expect(linesOf(steps, reader()).map(({ why }) => why)).toEqual([2, null]);
  });
  test("is nobody's but a bot's", () => {
    expect(asked([step(1, 1, [bought(1, "zoo")], { move: "buy zoo" })])[0]?.[1]).toBeNull();
  });
  test("is not offered where nothing is ever plain", () => {
    const destroyed: GameEvent = { event: "destroyed", seat: 1, card: "zoo", place: 2, monster: "grozilla" };
    expect(asked([ofBot(7, [destroyed], "destroy 2")])[0]?.[1]).toBeNull();
  });
  test("is not offered for a coin that nobody chose", () => {
    const coin: GameEvent = { event: "passed", seat: 1, coins: 1 };
    const card: GameEvent = { event: "revealed", seat: 1, card: "zoo", deck: 3 };
    expect(asked([ofBot(8, [card, coin], "draw 3")]).map(([, why]) => why)).toEqual([8, null]);
    expect(asked([ofBot(9, [coin], "coin")])[0]?.[1]).toBe(9);
  });
});
