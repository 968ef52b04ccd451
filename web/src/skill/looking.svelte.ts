/** My games and what the teacher has found in them, one after the other, the newest first. */
import { call, callHere } from "../api/http";
import { keptGames, skillOf, type KeptGame, type Skill } from "../api/skill";
import { review } from "../api/teacher";
import { isHere } from "../local/wire/messages";
import type { TableInfo } from "../protocol";
import { session } from "../state/me.svelte";
import { keyOf, ownSeat, remember } from "./own";

/** Games that are looked at, the newest. */
export const NEWEST = 20;
/** Games that are listed by a server at once. */
const PAGE = 100;

export class LookingBack {
  /** Looked at, the oldest first. */
  games = $state.raw<KeptGame[]>([]);
  skill = $state.raw<Skill | null>(null);
  /** Those of the newest that are not looked at yet. */
  missing = $state.raw<TableInfo[]>([]);
  /** Games looked at of those that were missing, with a part of the one under way; null: nobody looks. */
  progress = $state.raw<{ done: number; of: number } | null>(null);
  ready = $state(false);

  #stopping: AbortController | null = null;
  /** My finished games that one seat of mine decided, the newest first. */
  #finished: TableInfo[] = [];

  /** What is known, at once; then which games there are. */
  async load(): Promise<void> {
    await this.#read();
    this.#finished = (await finishedGames()).filter((info) => ownSeat(info) !== null && !info.practice);
    await this.#read();
    this.ready = true;
  }

  async #read(): Promise<void> {
    const { id } = await session();
    const all = await keptGames();
    this.games = all.filter(({ player, game }) => player === id || isHere(game));
    this.skill = await skillOf(this.games);
    const known = new Set(this.games.map(({ key }) => key));
    this.missing = this.#finished.slice(0, NEWEST).filter((info) => !known.has(keyOf(info)));
  }

  /** Look at what is missing; what was looked at stays, also if it is stopped. */
  async begin(): Promise<void> {
    const stopping = (this.#stopping = new AbortController());
    const { signal } = stopping;
    const wanted = this.missing;
    try {
      for (const [done, info] of wanted.entries()) {
        const tell = (part: number) => {
          if (!signal.aborted) this.progress = { done: done + part, of: wanted.length };
        };
        tell(0);
        await lookAt(info, tell, signal);
        await this.#read();
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (this.#stopping === stopping) this.progress = null;
    }
  }

  stop(): void {
    this.#stopping?.abort();
    this.#stopping = null;
    this.progress = null;
  }
}

/** Finished games of mine, on this device and elsewhere, the newest first; each once. */
async function finishedGames(): Promise<TableInfo[]> {
  const [there, here] = await Promise.all([
    call("GET /api/games", { query: { limit: PAGE } }),
    callHere("GET /api/games", { query: { limit: PAGE } }).catch(() => null),
  ]);
  const byKey = new Map<string, TableInfo>();
  for (const info of [...there.games, ...(here?.games ?? [])]) {
    const key = keyOf(info);
    if (!byKey.has(key)) byKey.set(key, info);
  }
  return [...byKey.values()].sort((a, b) => (b.ended ?? b.created) - (a.ended ?? a.created));
}

async function lookAt(info: TableInfo, tell: (part: number) => void, signal: AbortSignal): Promise<void> {
  const path = { game: info.id };
  const [record, story] = await Promise.all([
    call("GET /api/games/{game}/record", { path }),
    call("GET /api/games/{game}/story", { path }),
  ]);
  signal.throwIfAborted();
  const decisions = await review(record, "quick", ({ done, of }) => tell(of ? done / of : 0), signal);
  await remember(info, story, decisions);
}
