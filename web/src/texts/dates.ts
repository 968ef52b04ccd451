/** Moments, as they are written here. */
import { locale } from "./texts.svelte";

export function dayOf(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(seconds * 1000);
}

/** A day of UTC such as 2026-11-17: “17 November”. */
export function dateNamed(day: string): string {
  const shown = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale(), shown).format(Date.parse(day));
}

/** The time of day at which a day of UTC begins here. */
export function timeOfStart(day: string): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(Date.parse(day));
}

export function momentOf(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(
    seconds * 1000,
  );
}
