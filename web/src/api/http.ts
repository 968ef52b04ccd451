/** The HTTP API, typed by the table of routes that the server itself describes. */
import { No, ServerOnly } from "../local/answers";
import { CHANCES, isHere, PRACTISE } from "../local/wire/messages";
import type {
  Failure,
  GameRecord,
  Me,
  NewTable,
  Practice,
  RefusalCode,
  Routes,
  TableInfo,
} from "../protocol";
import { fileAt, IS_ALONE } from "../site";
import { noteSeen, seenOf } from "./seen";
import { server } from "./server.svelte";

type Route = keyof Routes;
type Parameters<R extends Route> = {
  /** What stands in the braces of the route. */
  path?: Record<string, string>;
  body?: Routes[R]["body"];
  query?: Partial<Record<Routes[R]["query"], string | number>>;
  /** What this browser could answer instead would be about something else. */
  notHere?: boolean;
};

/** The server's no, with its own sentence in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly facts: Record<string, unknown>,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** No answer: the server is away, or we are offline. */
export class Unreachable extends Error {}

/** No answer, and what was asked for cannot be had on this device alone: other people, a clock, a rating. */
export class NeedsServer extends Unreachable {}

/** This browser cannot answer by itself: what it needs for that is missing or damaged. */
export class CannotPlay extends Unreachable {}

/** Gateways answer so for a server that is away. */
const AWAY = new Set([502, 503, 504]);

/** What is answered in this browser while no server can be reached. */
const ALSO_HERE = new Set<Route>([
  "POST /api/session",
  "GET /api/me",
  "GET /api/me/tables",
  "POST /api/tables",
  "GET /api/games",
  "POST /api/replay",
  "GET /api/daily",
  "POST /api/daily/{mode}",
  "GET /api/daily/{day}/{mode}",
]);

/** What opens a table, which this browser then keeps. */
const OPENING = new Set<Route>(["POST /api/tables", "POST /api/daily/{mode}"]);

/** Milliseconds after which a server that says nothing counts as away, where this browser can answer instead. */
const PATIENCE = 8000;
/** And where it cannot: whoever pressed a button hears that nothing came of it. */
const LONG_PATIENCE = 30_000;

/** Whether we are a guest of this device, unknown to any server. */
let isGuestHere = IS_ALONE;

export function amGuestHere(): boolean {
  return isGuestHere;
}

export async function call<R extends Route>(
  route: R,
  options: Parameters<R> = {},
): Promise<Routes[R]["answer"]> {
  if (Object.values(options.path ?? {}).some(isHere)) return answerHere(route, options);
  if (IS_ALONE) return withoutServer(route, options);
  let answer: Response;
  try {
    answer = await request(route, options);
  } catch {
    return withoutServer(route, options);
  }
  if (!answer.ok) {
    const refusal = await refusalOf(answer);
    if (refusal.code === "fault" && !refusal.message && AWAY.has(answer.status))
      return withoutServer(route, options);
    if (SOMEBODY_ELSE.has(refusal.code)) server.hasForgottenUs = true;
    throw refusal;
  }
  server.isAway = false;
  if (answer.status === 204) return null as Routes[R]["answer"];
  const told = (await answer.json()) as Routes[R]["answer"];
  noteSeen(route, options.path?.game, told);
  if (MINE.has(route)) {
    isGuestHere = false;
    server.hasForgottenUs = false;
    rememberMe(told as Me);
  }
  return told;
}

/** The server knows us as somebody else than this page does: nobody, or an account whose making got no answer. */
const SOMEBODY_ELSE = new Set(["not-signed-in", "already-account"]);

/** Routes that answer who we are. */
const MINE = new Set<Route>(["POST /api/session", "GET /api/me", "PATCH /api/me"]);

function request<R extends Route>(route: R, options: Parameters<R>): Promise<Response> {
  const [method, pattern] = route.split(" ") as [string, string];
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(options.path?.[name] ?? ""),
  );
  const query = options.query ? `?${new URLSearchParams(options.query as Record<string, string>)}` : "";
  return fetch(fileAt(path) + query, {
    method,
    // the first proves that this is our own page: pages of other sites cannot send it
    headers: {
      "X-Happy-City": "1",
      "Accept-Language": document.documentElement.lang, // refusals come as the page speaks
      ...(options.body == null ? {} : { "Content-Type": "application/json" }),
    },
    body: options.body == null ? null : JSON.stringify(options.body),
    signal: AbortSignal.timeout(ALSO_HERE.has(route) ? PATIENCE : LONG_PATIENCE),
  });
}

/** What is answered here for somebody whom no server knows. */
const OF_GUESTS = new Set<Route>(["PATCH /api/me", "GET /api/me/export", "DELETE /api/me"]);

/** No server: this browser answers what it can. */
async function withoutServer<R extends Route>(
  route: R,
  options: Parameters<R>,
): Promise<Routes[R]["answer"]> {
  server.isAway = true;
  if (options.notHere) throw new Unreachable();
  const before = seenOf(route, options.path?.game) ?? (await replayedHere(route, options));
  if (before !== undefined) return before;
  if (route === "POST /api/session") isGuestHere = true;
  if (!ALSO_HERE.has(route) && !(isGuestHere && OF_GUESTS.has(route))) throw new Unreachable();
  const told = await answerHere(route, options);
  if (route === "DELETE /api/me") {
    forget();
    void clearReviews();
  }
  if (OPENING.has(route)) remember(KEPT, "yes");
  if (route === "PATCH /api/me") rememberMe(told as Me);
  return told;
}

/** The replay of a game whose record this page has seen; it has nothing of what was taken back. */
async function replayedHere<R extends Route>(
  route: R,
  options: Parameters<R>,
): Promise<Routes[R]["answer"] | undefined> {
  if (route !== "GET /api/games/{game}/replay") return undefined;
  const record = seenOf("GET /api/games/{game}/record", options.path?.game);
  return record === undefined ? undefined : answerHere("POST /api/replay", { body: record as GameRecord });
}

/** What is answered about the games that this browser keeps, beside those of the server; null: it keeps none. */
export async function callHere<
  R extends "GET /api/me/tables" | "GET /api/me/export" | "GET /api/games" | "DELETE /api/me",
>(route: R, options: Parameters<R> = {}): Promise<Routes[R]["answer"] | null> {
  if (route === "DELETE /api/me") void clearReviews();
  if (IS_ALONE || server.isAway) return null;
  const told = keepsGames() ? await answerHere(route, options) : null;
  if (route === "DELETE /api/me") forget();
  return told;
}

/** Whether there are games of this browser: nobody has to load what answers for games that are not there. */
const KEPT = "happycity-here";
/** How everything begins that is remembered of somebody. */
const OURS = "happycity-";
/** Who we were last: somebody with a name and a face keeps them when no server answers. */
const NAME = "happycity-name";
const ID = "happycity-id";

export function keepsGames(): boolean {
  return remembered(KEPT) !== null;
}

function rememberMe({ id, name }: Me): void {
  if (name !== remembered(NAME)) remember(NAME, name);
  if (id !== remembered(ID)) remember(ID, id);
}

function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // a browser that keeps nothing: games are found again while no server answers, guests get another name
  }
}

/** What was worked out about finished games goes too. */
async function clearReviews(): Promise<void> {
  const [shelf, notebook] = await Promise.all([
    import("../local/shelf").catch(() => null),
    import("../local/notebook").catch(() => null),
  ]);
  await Promise.all([shelf?.clearShelf(), notebook?.clearNotebook()]);
}

/** Who has deleted their data has no games here, no name, and has solved no puzzles; what they have set stays. */
function forget(): void {
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(OURS)))
      localStorage.removeItem(key);
  } catch {
    // nothing was remembered
  }
}

/** What is remembered of somebody beside their games: puzzles, for one. */
export function everythingRemembered(): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(OURS)));
  } catch {
    return {};
  }
}

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Opens a table of this browser at which a position is practised, whatever server there is. */
export async function practiseHere(practice: Practice): Promise<TableInfo> {
  const told = await askWorker(PRACTISE, {}, {}, practice);
  remember(KEPT, "yes");
  return told as TableInfo;
}

/** Who is likely to win from the position after a step, by seat; tables of this browser only. */
export async function chancesHere(table: string, step: number): Promise<number[]> {
  return (await askWorker(CHANCES, { table }, { step: `${step}` }, null)) as number[];
}

/** Opens a table of this browser, whatever server there is. */
export async function openHere(table: NewTable): Promise<TableInfo> {
  const told = await answerHere("POST /api/tables", { body: table });
  remember(KEPT, "yes");
  return told;
}

/** What the worker of this browser answers, in the server's stead. */
async function answerHere<R extends Route>(
  route: R,
  { path = {}, query = {}, body = null }: Parameters<R>,
): Promise<Routes[R]["answer"]> {
  const asked = Object.entries(query).map(([key, value]) => [key, String(value)]);
  const told = await askWorker(route, path, Object.fromEntries(asked) as Record<string, string>, body);
  return told as Routes[R]["answer"];
}

async function askWorker(
  route: string,
  path: Record<string, string>,
  query: Record<string, string>,
  body: unknown,
): Promise<unknown> {
  const { askHere } = await import("../local/door").catch(() => {
    throw new CannotPlay();
  });
  const who = {
    language: document.documentElement.lang,
    name: remembered(NAME),
    player: remembered(ID),
  };
  try {
    return await askHere({ route, path, query, body, ...who });
  } catch (error) {
    return inWords(error);
  }
}

/** Why a worker of this browser does not answer, as a server would say it. */
export async function inWords(error: unknown): Promise<never> {
  if (error instanceof ServerOnly) throw new NeedsServer();
  if (!(error instanceof No)) throw new CannotPlay();
  const { refusalSentence } = await import("../texts/refusals");
  throw new Refusal(error.code, error.facts, await refusalSentence(error.code, error.facts), error.status);
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const failure = (await answer.json()) as Failure;
    return new Refusal(failure.code, failure.facts, failure.text, answer.status);
  } catch {
    return new Refusal("fault", {}, "", answer.status);
  }
}
