/** Moments, as they are written here. */
import { language } from "../texts/texts.svelte";

export function dayOf(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(seconds * 1000);
}

export function momentOf(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(
    seconds * 1000,
  );
}
