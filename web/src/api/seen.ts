/**
 * Finished games of a server that this page has shown: they do not change, so that their sheet, review and replay can be
 * read on when the server is away. They go with the page.
 */
import type { Routes } from "../protocol";

type Route = keyof Routes;

const FINISHED = new Set<Route>([
  "GET /api/games/{game}",
  "GET /api/games/{game}/sheet",
  "GET /api/games/{game}/story",
  "GET /api/games/{game}/record",
  "GET /api/games/{game}/replay",
]);
const MOST_SEEN = 40;
/** The one seen last at the end. */
const seen = new Map<string, unknown>();

export function noteSeen(route: Route, game: string | undefined, answer: unknown): void {
  if (!FINISHED.has(route)) return;
  seen.delete(`${route} ${game}`);
  seen.set(`${route} ${game}`, answer);
  const [oldest] = seen.keys();
  if (seen.size > MOST_SEEN && oldest !== undefined) seen.delete(oldest);
}

/** What was answered before; undefined: nothing. */
export function seenOf<R extends Route>(route: R, game: string | undefined): Routes[R]["answer"] | undefined {
  return seen.get(`${route} ${game}`) as Routes[R]["answer"] | undefined;
}
