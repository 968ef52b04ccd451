import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { FakeBoard } from "../../../testing/board.svelte";
import { newDesk } from "../../../testing/desk";
import { preview, state, view, yours } from "../../../testing/samples";
import type { Table } from "../../live/table.svelte";
import type { PublicView } from "../../protocol";
import { settings } from "../../state/settings.svelte";
import { speak } from "../../texts/texts.svelte";
import { OTHER, type Desk } from "./desk.svelte";
import { keyOf, onKey } from "./keys";

beforeAll(() => speak("en"));

let board: FakeBoard;
let desk: Desk;
let stop: () => void;
let root: HTMLElement;
let pressed: string[];
const actions = {
  keys: vi.fn(),
  news: vi.fn(),
  hint: vi.fn() as (() => void) | null,
  noHint: vi.fn(),
  evaluation: vi.fn() as (() => void) | null,
};
const undo = vi.fn();
const endTurn = vi.fn();

function at(phase: PublicView["phase"], moves: string[], canUndo = false): void {
  const legal = moves.map((move) => preview(move));
  board.shown = state((board.shown?.seq ?? 0) + 1, {
    view: view({ phase }),
    yours: yours({ seat: 0, legal, can_undo: canUndo }),
  });
  flushSync();
}

/** The table's buttons, each where its anchor says. */
function buttons(...anchors: string[]): void {
  root.innerHTML = anchors.map((name) => `<button data-anchor="${name}"></button>`).join("");
  for (const button of root.querySelectorAll("button"))
    button.addEventListener("click", () => pressed.push(button.dataset.anchor ?? ""));
}

function key(name: string, target: Element = root, options: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...options });
  const listen = (one: Event) => onKey(one as KeyboardEvent, desk, root, actions);
  root.addEventListener("keydown", listen, { once: true });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  document.body.innerHTML = "<main></main>";
  root = document.querySelector("main")!;
  pressed = [];
  actions.keys.mockReset();
  actions.news.mockReset();
  actions.evaluation = vi.fn();
  undo.mockReset();
  endTurn.mockReset();
  ({ board, desk, stop } = newDesk({ undo, endTurn } as unknown as Table));
});
afterEach(() => stop());

test("0 ends a turn that waits for it, whatever is looked at", () => {
  board.shown = state(9, { view: view({ turn: 1 }), yours: yours({ seat: 0, must_end: true }) });
  flushSync();
  desk.touch("slot-0");
  expect(key("0").defaultPrevented).toBe(true);
  expect(endTurn).toHaveBeenCalledOnce();
  expect(desk.look).toBeNull();
});

describe("digits and letters", () => {
  test.each<[PublicView["phase"], string, string[], string]>([
    ["buy", "2", ["buy bank"], "slot-1"],
    ["discard", "1", ["discard zoo"], "slot-0"],
    ["refill", "3", ["draw 3"], "deck-3"],
    ["market", "2", ["market blue"], "market-blue"],
    ["destroy", "4", ["destroy 4"], "plot-0-4"],
    ["destroy", "0", ["destroy 10"], "plot-0-10"],
    ["special", "2", ["take maze", "take toy_shop"], "special-toy_shop"],
    ["give", "1", ["give 1"], "seat-1"],
    ["copy", "1", ["copy 1", "refuse"], "seat-1"],
    ["buy", "0", ["coin"], OTHER],
    ["buy", "q", ["buy house"], "dwelling-house"],
    ["buy", "W", ["buy apartment_block"], "dwelling-apartment_block"],
  ])("while one has to %s, %s presses its place", (phase, name, moves, anchor) => {
    at(phase, moves);
    buttons("slot-9", anchor);
    const event = key(name);
    expect(pressed).toEqual([anchor]);
    expect(document.activeElement).toBe(root.querySelectorAll("button")[1]);
    expect(event.defaultPrevented).toBe(true);
    expect(desk.keysUsed).toBe(true);
  });
  test("that mean nothing now are the browser's", () => {
    at("special", ["take maze"]);
    buttons("slot-0");
    expect(key("5").defaultPrevented).toBe(false);
    expect(key("x").defaultPrevented).toBe(false);
    expect(key("F5").defaultPrevented).toBe(false);
    expect(desk.keysUsed).toBe(false);
  });
  test("typed into a field, or with a key held, are not for the table", () => {
    at("buy", ["buy zoo"]);
    buttons("slot-0");
    root.insertAdjacentHTML("beforeend", "<input>");
    key("1", root.querySelector("input")!);
    key("1", root, { ctrlKey: true });
    expect(pressed).toEqual([]);
  });
  test("stand on the places that have one", () => {
    at("special", ["take maze", "take toy_shop"]);
    expect(keyOf(desk, "special-toy_shop")).toBe("2");
    expect(keyOf(desk, "special-louvre")).toBe("");
    at("destroy", ["destroy 3", "destroy 10"]);
    expect(keyOf(desk, "plot-0-3")).toBe("3");
    expect(keyOf(desk, "plot-0-10")).toBe("0");
  });
});

describe("other keys", () => {
  test("enter plays what is chosen, where nothing has the focus", () => {
    at("buy", ["buy zoo"]);
    buttons("slot-0");
    expect(key("Enter").defaultPrevented).toBe(false);
    desk.choose("slot-0");
    key("Enter", root.querySelector("button")!);
    expect(board.played).toEqual([]);
    key("Enter");
    expect(board.played).toEqual(["buy zoo"]);
  });
  test("escape forgets", () => {
    at("buy", ["buy zoo"]);
    desk.choose("slot-0");
    key("Escape");
    expect(desk.chosen).toBeNull();
  });
  test("c goes to the city", () => {
    root.innerHTML = '<div class="city"><button id="first"></button></div>';
    key("c");
    expect(document.activeElement?.id).toBe("first");
  });
  test("i opens the details of what is looked at", () => {
    at("buy", ["buy zoo"]);
    expect(key("i").defaultPrevented).toBe(false);
    desk.touch("slot-1");
    key("i");
    expect(desk.details).toBe("slot-1");
  });
  test("m switches the sound, l the news, ? the keys", () => {
    settings.sound = false;
    key("m");
    expect(settings.sound).toBe(true);
    key("l");
    key("?");
    expect(actions.news).toHaveBeenCalledTimes(1);
    expect(actions.keys).toHaveBeenCalledTimes(1);
  });
  test("u takes back, where that is allowed", () => {
    at("buy", ["coin"]);
    key("u");
    expect(undo).not.toHaveBeenCalled();
    at("buy", ["coin"], true);
    key("u");
    expect(undo).toHaveBeenCalledTimes(1);
  });
});

describe("arrows", () => {
  beforeEach(() => {
    root.innerHTML = `<div data-group>${["0 0", "100 0", "0 100", "100 104"].map((at) => `<button data-at="${at}"></button>`).join("")}<button disabled data-at="50 0"></button></div>`;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const [left = 0, top = 0] = ((this as HTMLElement).dataset.at ?? "0 0").split(" ").map(Number);
      return { left, top, width: 50, height: 50 } as DOMRect;
    });
  });
  const walk = (from: number, arrow: string) => {
    const all = [...root.querySelectorAll("button")];
    all[from]!.focus();
    key(arrow, all[from]!);
    return all.indexOf(document.activeElement as HTMLButtonElement);
  };
  test("walk to the nearest that can be pressed", () => {
    expect(walk(0, "ArrowRight")).toBe(1);
    expect(walk(1, "ArrowDown")).toBe(3);
    expect(walk(3, "ArrowLeft")).toBe(2);
    expect(walk(2, "ArrowUp")).toBe(0);
  });
  test("prefer what lies straight ahead to what lies nearer but aside, and the nearer of two ahead", () => {
    root.innerHTML = `<div data-group>${["0 0", "40 60", "90 4", "200 0"].map((at) => `<button data-at="${at}"></button>`).join("")}</div>`;
    expect(walk(0, "ArrowRight")).toBe(2);
  });
  test("stay where nothing lies that way", () => {
    expect(walk(0, "ArrowUp")).toBe(0);
    expect(walk(1, "ArrowRight")).toBe(1);
  });
  test("outside a group are the browser's", () => {
    root.innerHTML = "<button></button>";
    expect(key("ArrowRight", root.querySelector("button")!).defaultPrevented).toBe(false);
  });
});

test("B shows who is likely to win, where that is told", () => {
  const { evaluation } = actions;
  expect(key("b").defaultPrevented).toBe(true);
  expect(evaluation).toHaveBeenCalledOnce();
  actions.evaluation = null;
  expect(key("b").defaultPrevented).toBe(false);
});

test("H asks for a hint, where there are hints", () => {
  expect(key("h").defaultPrevented).toBe(true);
  expect(actions.hint).toHaveBeenCalledOnce();
  actions.hint = null;
  expect(key("h").defaultPrevented).toBe(false);
});

test("keys are meant for a dialog that lies over the table, whatever has the focus", () => {
  buttons("stall-0");
  document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
  expect(key("Escape").defaultPrevented).toBe(false);
  expect(key("?").defaultPrevented).toBe(false);
  expect(actions.keys).not.toHaveBeenCalled();
  document.querySelector("dialog")?.remove();
  expect(key("?").defaultPrevented).toBe(true);
});
