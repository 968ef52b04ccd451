import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { bought, city, state, step, view } from "../../../testing/samples";
import type { GameEvent, State, Step } from "../../protocol";
import { play } from "../../sound/sounds";
import { settings } from "../../state/settings.svelte";
import { speak } from "../../texts/texts.svelte";
import { fadeIn, moment, nod } from "./moments";
import { makePlayback } from "./playback";
import type { Scene } from "./scene";
import { Stage } from "./stage";

vi.mock("../../sound/sounds", () => ({ play: vi.fn() }));
vi.mock("./actors", () => ({})); // nothing is drawn here

beforeAll(() => speak("en"));

let root: HTMLElement;
let stages: { pace: number; ended: boolean; finish: () => void }[];
let animated: Element[];

const before = state(1);
const after = (steps: Step[], seq = 2): State => state(seq, { steps });
const purchase = after([step(2, 0, [bought(0, "zoo", 3, 2)])]);

beforeEach(() => {
  settings.pace = "calm";
  document.body.innerHTML =
    '<main><div data-anchor="plot-0-2"></div><div data-anchor="slot-0" data-card="zoo"></div></main>';
  root = document.querySelector("main")!;
  stages = [];
  animated = [];
  vi.mocked(play).mockClear();
  Element.prototype.animate = function (this: Element) {
    animated.push(this);
    return {
      finished: Promise.resolve(),
      cancel: () => undefined,
      finish: () => undefined,
    } as unknown as Animation;
  };
  // The stage draws; here it only says that it was asked to, and is done when the test says so.
  vi.spyOn(Stage.prototype, "play").mockImplementation(function (this: Stage) {
    return new Promise((done) =>
      stages.push({ pace: this.tempo, ended: false, finish: () => done(undefined) }),
    );
  });
  vi.spyOn(Stage.prototype, "end").mockImplementation(() => {
    const stage = stages.at(-1);
    if (!stage) return;
    stage.ended = true;
    stage.finish();
  });
});
afterEach(() => void (document.body.innerHTML = ""));

/** Let the movement begin. */
const begun = () => vi.waitFor(() => expect(stages).not.toHaveLength(0));

describe("from one state to the next", () => {
  test("what is new is shown at once, and moves", async () => {
    const arrive = vi.fn();
    const done = makePlayback(root)(before, purchase, arrive);
    expect(arrive).toHaveBeenCalledTimes(1);
    await begun();
    stages[0]!.finish();
    await done;
    expect(stages).toHaveLength(1);
  });
  test.each<[string, State]>([
    ["where nothing happened", after([])],
    ["when a decision is taken back", after([step(2, 0, [bought(0, "zoo")], { kind: "undo" })])],
    ["when a game of another time is shown", after([step(1, 0, [bought(0, "zoo")])], 1)],
    [
      "for who was away for long",
      after(
        [2, 3, 4, 5, 6].map((seq) => step(seq, 0, [bought(0, "zoo")])),
        6,
      ),
    ],
  ])("nothing moves %s", async (_, next) => {
    const arrive = vi.fn();
    await makePlayback(root)(before, next, arrive);
    expect(arrive).toHaveBeenCalledTimes(1);
    expect(stages).toEqual([]);
    expect(animated).toEqual([]);
  });
  test("nothing moves where nobody looks", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await makePlayback(root)(before, purchase, vi.fn());
    root.remove();
    await makePlayback(root)(before, purchase, vi.fn());
    expect(stages).toEqual([]);
  });
  test("any key or tap brings everything to its goal, but not Shift alone", async () => {
    const done = makePlayback(root)(before, purchase, vi.fn());
    await begun();
    dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
    expect(stages[0]!.ended).toBe(false);
    dispatchEvent(new KeyboardEvent("keydown", { key: "x" }));
    expect(stages[0]!.ended).toBe(true);
    await done;
  });
  test("who skips skips everything that was heard already", async () => {
    const table = { latest: state(3) };
    const playback = makePlayback(root, table);
    const done = playback(before, purchase, vi.fn());
    await begun();
    dispatchEvent(new Event("pointerdown"));
    await done;
    await playback(purchase, after([step(3, 0, [bought(0, "bank")])], 3), vi.fn());
    expect(stages).toHaveLength(1);
  });
  test("who is behind hurries", async () => {
    const paces: number[] = [];
    for (const latest of [2, 3, 9]) {
      const done = makePlayback(root, { latest: state(latest) })(before, purchase, vi.fn());
      await vi.waitFor(() => expect(stages).toHaveLength(paces.length + 1));
      paces.push(stages.at(-1)!.pace);
      stages.at(-1)!.finish();
      await done;
    }
    expect(paces).toEqual([1, 0.6, 0.3]);
  });
});

describe("without movement", () => {
  beforeEach(() => void (settings.pace = "off"));

  test("what is new fades in where it is, with one sound", async () => {
    await makePlayback(root)(before, purchase, vi.fn());
    expect(stages).toEqual([]);
    expect(animated.map((one) => (one as HTMLElement).dataset.anchor)).toEqual(["plot-0-2"]);
    expect(play).toHaveBeenCalledTimes(1);
    expect(play).toHaveBeenCalledWith("buy");
  });
  test.each<[string, unknown[], GameEvent[]]>([
    ["the end", ["end"], [bought(0, "zoo"), { event: "game_over", seat: null } as GameEvent]],
    [
      "a monster",
      ["monster", "grozilla"],
      [bought(0, "zoo"), { event: "monster_came", seat: 1, monster: "grozilla" }],
    ],
    [
      "a special building",
      ["special"],
      [{ event: "special_taken", seat: 0, card: "maze", place: 3 }, bought(0, "zoo")],
    ],
    ["rubble", ["rubble"], [{ event: "destroyed", seat: 0, monster: "grozilla", card: "zoo", place: 2 }]],
    ["a coin", ["coin"], [{ event: "passed", seat: 0, coins: 1 }]],
    ["a card", ["reveal"], [{ event: "revealed", seat: 0, card: "zoo", deck: 3 }]],
  ])("the most important event is heard: %s", async (_, sound, events) => {
    await makePlayback(root)(before, after([step(2, 0, events)]), vi.fn());
    expect(vi.mocked(play).mock.calls).toEqual([sound]);
  });
  test("a turn that begins makes no sound", async () => {
    await makePlayback(root)(before, after([step(2, 0, [{ event: "turn_began", seat: 1 }])]), vi.fn());
    expect(play).not.toHaveBeenCalled();
  });
});

describe("moments", () => {
  const scene = (mySeats: number[], lastRound = false): Scene => ({
    stage: { later: (_: number, act: () => void) => act() } as unknown as Stage,
    root,
    spots: new Map(),
    before: state(1, { view: view({ last_round: lastRound, cities: [city(0), city(1)] }) }),
    after: purchase,
    purses: {} as Scene["purses"],
    mySeats,
    events: [],
  });

  test("the own turn is called, the others' are not", () => {
    moment(scene([0]), { event: "turn_began", seat: 1 }, 0);
    moment(scene([0, 1]), { event: "turn_began", seat: 0 }, 0);
    expect(play).not.toHaveBeenCalled();
    expect(moment(scene([0]), { event: "turn_began", seat: 0 }, 7)).toBe(7);
    expect(play).toHaveBeenCalledWith("turn");
  });
  test("the last round is called once", () => {
    moment(scene([0], true), { event: "city_complete", seat: 1 }, 0);
    expect(play).not.toHaveBeenCalled();
    expect(moment(scene([0]), { event: "city_complete", seat: 1 }, 0)).toBeGreaterThan(0);
    expect(play).toHaveBeenCalledWith("last-round");
  });
  test("the end is heard; what is unknown takes no time", () => {
    moment(scene([0]), { event: "game_over", seat: null } as GameEvent, 0);
    expect(play).toHaveBeenCalledWith("end");
    expect(moment(scene([0]), { event: "round_began", seat: null, round: 2 } as GameEvent, 5)).toBe(5);
  });
  test("a card that was drawn fades in where it lies open", () => {
    fadeIn(root, { event: "revealed", seat: 0, card: "zoo", deck: 3 }, 100);
    expect(animated.map((one) => (one as HTMLElement).dataset.anchor)).toEqual(["slot-0"]);
    fadeIn(root, { event: "passed", seat: 0, coins: 1 }, 100);
    expect(animated).toHaveLength(1);
  });
  test("what cannot be had shakes its head, unless nothing moves", () => {
    nod(root, true);
    expect(animated).toEqual([]);
    nod(root, false);
    expect(animated).toEqual([root]);
    expect(play).toHaveBeenCalledTimes(2);
  });
});
