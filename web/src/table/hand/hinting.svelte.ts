/** A hint, told in three steps, each on one press: where to look, which move, what it and the others are worth. */
import { getContext, setContext, untrack } from "svelte";
import type { Hint } from "../../protocol";
import { wordsOf } from "../../texts/sentences";
import type { Desk } from "./desk.svelte";

/** How much of a hint is told: nothing, where, which, all of it. */
export type Told = 0 | 1 | 2 | 3;
const ALL = 3;
const KEY = Symbol("hinting");

/** Where to look first. */
export type Where =
  "offers" | "dwellings" | "decks" | "specials" | "coins" | "city" | "neighbours" | "market";

const WHERE: Record<string, Where> = {
  draw: "decks",
  take: "specials",
  decline: "specials",
  refuse: "specials",
  coin: "coins",
  destroy: "city",
  give: "neighbours",
  copy: "neighbours",
  market: "market",
};

/** Where the best move is found: on offer, unless it is about something else. */
export function whereOf(move: string, dwellings: readonly string[]): Where {
  const { word, what } = wordsOf(move);
  if (word === "buy" && dwellings.includes(what)) return "dwellings";
  return WHERE[word] ?? "offers";
}

export class Hinting {
  hint = $state.raw<Hint | null>(null);
  told = $state<Told>(0);
  busy = $state(false);
  /** Why there is none, in the server's words. */
  trouble = $state.raw<unknown>(null);

  constructor(readonly desk: Desk) {
    // A hint is about one decision: when the game goes on, it is gone; also when somebody wants no more hints.
    $effect.pre(() => {
      void desk.state?.seq;
      void this.allowed;
      untrack(() => this.forget());
    });
  }

  /**
   * Hints are for those who play alone against bots, and for people who all agreed; never for puzzles, deals of the day and rated
   * games. The server says the same.
   */
  allowed = $derived.by(() => {
    const { live, rated } = this.desk;
    const { seats = [], practice = null, daily = null, agreements = [] } = live?.info ?? {};
    if (!live?.mySeats.length || rated || daily || practice?.puzzle) return false;
    const agreement = agreements.find(({ subject }) => subject === "hints");
    return agreement?.complete ?? seats.filter(({ kind }) => kind !== "bot").length === 1;
  });
  /** There is something to decide now. */
  offered = $derived.by(() => this.allowed && this.desk.deciding);
  /** The moves that nothing is better than. */
  best = $derived.by(() => (this.hint?.choices ?? []).filter((choice, i) => i === 0 || choice.equal));
  where = $derived.by(() => {
    const move = this.best[0]?.move;
    return move ? whereOf(move, Object.keys(this.desk.view?.dwellings ?? {})) : null;
  });
  /** Whether there is more to tell. */
  goesOn = $derived(this.told > 0 && this.told < ALL);

  /** The first step, or the next one. */
  async next(): Promise<void> {
    if (!this.offered || this.busy) return;
    if (this.hint) return this.#tellMore();
    const { live, state } = this.desk;
    this.busy = true;
    this.trouble = null;
    try {
      const hint = await live?.hint();
      if (!hint || this.desk.state?.seq !== state?.seq) return;
      [this.hint, this.told] = [hint, 1];
    } catch (error) {
      if (this.desk.state?.seq === state?.seq) this.trouble = error;
    } finally {
      this.busy = false;
    }
  }

  #tellMore(): void {
    if (this.told < ALL) this.told = (this.told + 1) as Told;
    const named = new Set(this.best.map(({ move }) => move));
    this.desk.pointed = [...this.desk.moves].flatMap(([spot, previews]) =>
      previews.some(({ move }) => named.has(move)) ? [spot] : [],
    );
  }

  forget(): void {
    [this.hint, this.told, this.trouble] = [null, 0, null];
    this.desk.pointed = [];
  }
}

export function setHinting(hinting: Hinting): Hinting {
  return setContext(KEY, hinting);
}

export function getHinting(): Hinting {
  return getContext<Hinting>(KEY);
}
