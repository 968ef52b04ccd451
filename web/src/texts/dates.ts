/** Moments, as they are written here. */
import { locale } from "./texts.svelte";

export function dayOf(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(seconds * 1000);
}

export function momentOf(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(
    seconds * 1000,
  );
}
