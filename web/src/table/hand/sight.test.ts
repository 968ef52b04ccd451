import { expect, test, vi } from "vitest";
import { showBeginning, showChoices, watchHands, wayTo } from "./sight";

const ROOM = { top: 100, bottom: 1000 };

test("what is in sight stays where it is", () => {
  expect(wayTo([], ROOM)).toBe(0);
  expect(wayTo([{ top: 100, bottom: 1000 }], ROOM)).toBe(0);
});

test("the page goes just as far as it has to, up or down", () => {
  const pass = { top: 350, bottom: 390 };
  expect(wayTo([pass, { top: 1075, bottom: 1139 }], ROOM)).toBe(1139 + 12 - 1000);
  expect(wayTo([{ top: -50, bottom: 90 }], ROOM)).toBe(-50 - 12 - 100);
});

test("what just fits has less air round it", () => {
  const asked = [
    { top: 350, bottom: 390 },
    { top: 1200, bottom: 1240 },
  ];
  expect(wayTo(asked, ROOM)).toBe(1240 + 5 - 1000);
});

test("of what is too much for the room the first counts, and its beginning", () => {
  expect(
    wayTo(
      [
        { top: 200, bottom: 300 },
        { top: 1500, bottom: 1600 },
      ],
      ROOM,
    ),
  ).toBe(0);
  expect(wayTo([{ top: 1200, bottom: 2900 }], ROOM)).toBe(1200 - 12 - 100);
});

test("nobody's finger is led, and nobody's scrolling", () => {
  const scroll = vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  document.body.innerHTML = '<div><button data-anchor="special-1" aria-pressed="false"></button></div>';
  const root = document.querySelector<HTMLElement>("div");
  const button = document.querySelector("button");
  if (!root || !button) throw new Error("nothing to look at");
  vi.spyOn(button, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 5000, 50, 50));
  const stop = watchHands();
  dispatchEvent(new Event("pointerdown"));
  showChoices(root);
  dispatchEvent(new Event("pointerup"));
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  dispatchEvent(new Event("wheel"));
  showChoices(root);
  expect(scroll).not.toHaveBeenCalled();
  now.mockReturnValue(2000);
  showChoices(root);
  expect(scroll).toHaveBeenCalledOnce();
  const back = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  showBeginning();
  showBeginning();
  expect(back).toHaveBeenCalledOnce(); // and not where somebody has scrolled since
  showChoices(root);
  dispatchEvent(new Event("wheel"));
  now.mockReturnValue(3000);
  showBeginning();
  expect(back).toHaveBeenCalledOnce();
  stop();
});
