import { beforeEach, expect, test, vi } from "vitest";

type Settings = typeof import("./settings.svelte") &
  typeof import("../../testing/effects.svelte") &
  Pick<typeof import("svelte"), "flushSync">;

/** The page is loaded, on a system with these wishes. */
async function load(
  wishes: string[] = [],
): Promise<Settings & { wish: (query: string, on: boolean) => void }> {
  const queries = new Map<string, { matches: boolean; tell: () => void }>();
  vi.stubGlobal("matchMedia", (query: string) => {
    const one = {
      matches: wishes.some((wish) => query.includes(wish)),
      tell: () => undefined as void,
      addEventListener: (_: string, tell: () => void) => void (one.tell = tell),
    };
    queries.set(query, one);
    return one;
  });
  vi.resetModules();
  const { flushSync } = await import("svelte"); // the one that these settings know
  const settings = {
    flushSync,
    ...(await import("./settings.svelte")),
    ...(await import("../../testing/effects.svelte")),
  };
  const wish = (query: string, on: boolean) => {
    const found = [...queries].find(([name]) => name.includes(query))?.[1];
    if (!found) throw new Error(`nobody asks for ${query}`);
    found.matches = on;
    found.tell();
  };
  return { ...settings, wish };
}

beforeEach(() => localStorage.clear());

test("a new browser has the usual, in its own language", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT"]);
  const { settings } = await load();
  expect(settings).toMatchObject({
    language: "de",
    theme: "auto",
    sound: null,
    pace: "calm",
    quickMoves: false,
  });
});

test("what was kept comes back, but for a language that nobody speaks", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr"]);
  localStorage.setItem("happycity", JSON.stringify({ pace: "slow", language: "tlh" }));
  const { settings } = await load();
  expect(settings.pace).toBe("slow");
  expect(settings.language).toBe("fr");
});

test("what cannot be chosen counts as the usual, whatever it is", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr"]);
  const names = ["language", "theme", "pace", "quickMoves", "explicitEnd", "sound", "tutorialDone"];
  for (const odd of ["hasty", "constructor", "", 7, null, {}, ["calm"]]) {
    localStorage.setItem("happycity", JSON.stringify(Object.fromEntries(names.map((name) => [name, odd]))));
    const { settings, tempo } = await load();
    expect(settings).toEqual({
      language: "fr",
      theme: "auto",
      sound: null,
      pace: "calm",
      quickMoves: false,
      explicitEnd: null,
      lastTable: null,
      tutorialDone: false,
      puzzles: false,
      evaluation: false,
      hideResults: true,
    });
    expect(tempo()).toBe(1);
  }
});

test.each(["null", "7", '"calm"', "[]"])("%s is no settings, and hurts nobody", async (text) => {
  localStorage.setItem("happycity", text);
  expect((await load()).settings.pace).toBe("calm");
});

test("what cannot be read is as if there were nothing", async () => {
  localStorage.setItem("happycity", "{");
  expect((await load()).settings.pace).toBe("calm");
});

test("the theme is the reader's, or the system's while it says so", async () => {
  const { settings, theme, wish } = await load(["dark"]);
  expect(theme()).toBe("dark");
  wish("dark", false);
  expect(theme()).toBe("light");
  settings.theme = "dark";
  expect(theme()).toBe("dark");
});

test("nothing moves if the system or the reader wishes so", async () => {
  const { settings, isStill, tempo, wish } = await load();
  expect(isStill()).toBe(false);
  expect(tempo()).toBe(1);
  settings.pace = "off";
  expect(isStill()).toBe(true);
  expect(tempo()).toBe(0);
  settings.pace = "slow";
  expect(tempo()).toBeGreaterThan(1);
  expect(isStill()).toBe(false);
  wish("reduced-motion", true);
  expect(isStill()).toBe(true);
});

test("changes are written down, and the theme is painted", async () => {
  const { settings, keepSettings, inEffects, flushSync } = await load();
  const stop = inEffects(keepSettings);
  flushSync();
  expect(document.documentElement.dataset.theme).toBe("light");
  settings.theme = "dark";
  settings.quickMoves = true;
  flushSync();
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(JSON.parse(localStorage.getItem("happycity") ?? "{}")).toMatchObject({
    theme: "dark",
    quickMoves: true,
  });
  stop();
});

test("a browser without room remembers nothing and works", async () => {
  const { settings, keepSettings, inEffects, flushSync } = await load();
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new Error("full");
    },
  });
  const stop = inEffects(keepSettings);
  settings.quickMoves = true;
  expect(() => flushSync()).not.toThrow();
  stop();
});
