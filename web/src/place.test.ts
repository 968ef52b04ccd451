import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { findAgain, forgetPlace, placeNow } from "./place";

/** What grows, told by hand. */
let grown: () => void = () => undefined;
class Observer {
  constructor(told: () => void) {
    grown = told;
  }
  observe(): void {}
  disconnect(): void {
    grown = () => undefined;
  }
}
let scroll: MockInstance;
const FOLDS = "<details open></details><details></details>";

function pageOf(html: string, height: number): void {
  document.body.innerHTML = html;
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(height);
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", Observer);
  scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});
afterEach(forgetPlace);

test("a place is how far down one is, and what is open", () => {
  pageOf(FOLDS, 4000);
  vi.stubGlobal("scrollY", 700);
  expect(placeNow()).toEqual({ top: 700, open: [true, false] });
});

test("it is found again when the page has come", () => {
  pageOf("", 900);
  findAgain({ top: 2000, open: [true, false] });
  grown();
  expect(scroll).not.toHaveBeenCalled();
  pageOf("<details></details><details></details>", 4000);
  grown();
  expect(scroll).toHaveBeenCalledWith(0, 2000);
  expect(placeNow().open).toEqual([true, false]);
});

test.each(["wheel", "touchstart", "keydown"])("%s: whoever goes elsewhere is let go", (way) => {
  pageOf(FOLDS, 4000);
  findAgain({ top: 2000, open: [] });
  dispatchEvent(new Event(way));
  grown();
  expect(scroll).not.toHaveBeenCalled();
});
