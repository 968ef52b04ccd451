/** Moments, as they are written here. */
import { locale } from "./texts.svelte";

export function dayOf(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(seconds * 1000);
}

/** A day of UTC such as 2026-11-17: “17 November”, with the year if it is another one. */
export function dateNamed(day: string): string {
  const date = new Date(day);
  const year = date.getUTCFullYear() === new Date().getUTCFullYear() ? undefined : "numeric";
  const shown = { day: "numeric", month: "long", year, timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale(), shown).format(date);
}

/** Whether a text is a date, written as all days of deals are. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
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
