/** What one browser remembers: language, theme, sound, pace. Kept in localStorage, where there is one. */
import type { Language } from "../texts/languages";
import { browserLanguage, isLanguage } from "../texts/texts.svelte";

export type Theme = "light" | "dark" | "auto";
export type Pace = "off" | "quick" | "calm" | "slow";

interface Kept {
  language: Language;
  theme: Theme;
  /** null: never asked. */
  sound: boolean | null;
  pace: Pace;
  /** One tap plays a move; otherwise the first chooses and the second confirms. */
  quickMoves: boolean;
  /** The turn passes on only after “End turn”; null: never said, so only where several people share a screen. */
  explicitEnd: boolean | null;
  /** The options of the last table of one's own, as the set-up panel keeps them. */
  lastTable: unknown;
  tutorialDone: boolean;
  /** My finished games may become puzzles. */
  puzzles: boolean;
  /** Who is likely to win is shown, where it may be. */
  evaluation: boolean;
  /** How games of others ended is told only when they were seen, or asked for. */
  hideResults: boolean;
}

const KEY = "happycity";

type Choice = Exclude<keyof Kept, "language" | "lastTable">;

/** What can be chosen, the usual first. */
const CHOICES: { [Name in Choice]: readonly [Kept[Name], ...Kept[Name][]] } = {
  theme: ["auto", "light", "dark"],
  sound: [null, true, false],
  pace: ["calm", "off", "quick", "slow"],
  quickMoves: [false, true],
  explicitEnd: [null, true, false],
  tutorialDone: [false, true],
  puzzles: [false, true],
  evaluation: [false, true],
  hideResults: [true, false],
};

function read(): Partial<Record<keyof Kept, unknown>> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? "{}")) as Partial<Record<keyof Kept, unknown>>;
  } catch {
    return {};
  }
}

const before = read();

/** As it was kept. What cannot be chosen here, because another version or a hand has written it, is the usual. */
function kept<Name extends Choice>(name: Name): Kept[Name] {
  const [usual, ...others] = CHOICES[name];
  return others.find((one) => one === before[name]) ?? usual;
}

export const settings = $state<Kept>({
  language: isLanguage(before.language) ? before.language : browserLanguage(),
  theme: kept("theme"),
  sound: kept("sound"),
  pace: kept("pace"),
  quickMoves: kept("quickMoves"),
  explicitEnd: kept("explicitEnd"),
  lastTable: before.lastTable ?? null, // read with care where it is needed
  tutorialDone: kept("tutorialDone"),
  puzzles: kept("puzzles"),
  evaluation: kept("evaluation"),
  hideResults: kept("hideResults"),
});

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener("change", () => (system.dark = dark.matches));
still.addEventListener("change", () => (system.still = still.matches));

export function theme(): "light" | "dark" {
  return settings.theme === "auto" ? (system.dark ? "dark" : "light") : settings.theme;
}

/** Whether things stay where they are: asked for by the system, or by the reader. */
export function isStill(): boolean {
  return system.still || settings.pace === "off";
}

/** How much longer than usual movements take. */
export function tempo(): number {
  return { off: 0, quick: 0.5, calm: 1, slow: 1.8 }[settings.pace];
}

/** Call once, inside an effect root: writes every change down and paints the theme. */
export function keepSettings(): void {
  $effect(() => {
    document.documentElement.dataset.theme = theme();
  });
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // private windows may have no room: then nothing is remembered
    }
  });
}
