/** What is particular to this server: what it announces, what it asks for, what it keeps. */
import { call } from "../api/http";
import type { House } from "../protocol";
import { IS_ALONE } from "../site";

/** Milliseconds between two looks for what is announced. */
const LOOK = 60_000;

let known = $state.raw<House | null>(null);

export function house(): House | null {
  return known;
}

/** Ask the server; where none answers, what was known stays. */
export async function askHouse(): Promise<void> {
  if (IS_ALONE) return;
  await call("GET /api/house").then(
    (told) => (known = told),
    () => undefined,
  );
}

/** Ask now, and now and then as long as somebody looks; returns how to stop. */
export function followHouse(): () => void {
  void askHouse();
  const timer = setInterval(() => document.hidden || void askHouse(), LOOK);
  return () => clearInterval(timer);
}
