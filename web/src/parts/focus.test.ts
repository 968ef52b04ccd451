import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inEffects, signal } from "../../testing/effects.svelte";
import { keepFocus } from "./focus.svelte";

const page = signal(0);
let [pressed, next]: HTMLButtonElement[] = [];
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = "<button>pressed</button><button>next</button>";
  [pressed, next] = [...document.querySelectorAll("button")];
  stop = inEffects(() =>
    keepFocus(
      () => page.value,
      () => next,
    ),
  );
  flushSync();
});
afterEach(() => stop());

/** The page changes. */
async function change(what: () => void): Promise<string | null | undefined> {
  page.value++;
  flushSync();
  what();
  await tick();
  await tick();
  return document.activeElement?.textContent;
}

test.each([
  ["gone", () => pressed?.remove()],
  ["switched off", () => pressed?.toggleAttribute("disabled", true)],
])("the keyboard goes on where the button that was pressed is %s", async (_, what) => {
  pressed?.focus();
  expect(await change(what)).toBe("next");
});

test("as long as it is there it keeps the focus", async () => {
  pressed?.focus();
  expect(await change(() => undefined)).toBe("pressed");
});

test("whoever has gone elsewhere meanwhile stays there", async () => {
  const other = document.body.appendChild(document.createElement("button"));
  pressed?.focus();
  await change(() => (pressed?.remove(), other.focus()));
  expect(document.activeElement).toBe(other);
});

test("nobody who points is led anywhere, nor who presses keys for the table", async () => {
  await change(() => pressed?.remove());
  expect(document.activeElement).toBe(document.body);
  vi.spyOn(next!, "matches").mockReturnValue(false); // not :focus-visible
  next?.focus();
  await change(() => next?.blur());
  expect(document.activeElement).toBe(document.body);
});
