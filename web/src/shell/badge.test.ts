import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { speak } from "../texts/texts.svelte";
import { showTurn } from "./badge";

beforeAll(() => speak("en"));

const badge = { set: vi.fn(async () => undefined), clear: vi.fn(() => Promise.reject(new Error("no app"))) };

beforeEach(() => {
  document.head.innerHTML = '<link id="favicon" href="/icon.svg">';
  Object.assign(navigator, { setAppBadge: badge.set, clearAppBadge: badge.clear });
  showTurn(false);
  badge.set.mockClear();
  document.title = "Table · Happy City";
});

const icon = () => document.getElementById("favicon")?.getAttribute("href");

describe("the tab", () => {
  test("says that it is the reader's turn, and stops saying it", () => {
    showTurn(true);
    expect(document.title).toBe("● Your turn · Table · Happy City");
    expect(icon()).toBe("/icon-turn.svg");
    expect(badge.set).toHaveBeenCalledTimes(1);
    showTurn(false);
    expect(document.title).toBe("Table · Happy City");
    expect(icon()).toBe("/icon.svg");
    expect(badge.clear).toHaveBeenCalled();
  });
  test("says it once, in the language of now", async () => {
    showTurn(true);
    showTurn(true);
    expect(document.title).toBe("● Your turn · Table · Happy City");
    await speak("fr");
    showTurn(true);
    expect(document.title.match(/Happy City/g)).toHaveLength(1);
    expect(document.title).not.toContain("Your turn");
    await speak("en");
    showTurn(false);
    expect(document.title).toBe("Table · Happy City");
  });
  test("leaves the title alone that another page has written since", () => {
    showTurn(true);
    document.title = "Rules";
    showTurn(false);
    expect(document.title).toBe("Rules");
  });
});
