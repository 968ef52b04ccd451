/** A hint, told in three steps, each on one press: where to look, which move, what it and the others are worth. */
import { getContext, setContext, untrack } from "svelte";
import type { Hint } from "../../protocol";
import { wordsOf } from "../../texts/sentences";
import type { Desk } from "./desk.svelte";

/** How much of a hint is told: nothing, where, which, all of it. */
export type Told = 0 | 1 | 2 | 3;
const ALL = 3;
/** What is said of a hint that was asked for and is not there: nothing at first, so that nothing flickers. */
export type Waiting = "" | "coming" | "slow";
/** Milliseconds after which it is said that it comes, and after which that it takes long. */
const NOTICEABLE = 300;
const LONG = 5000;
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

/** What is told of a hint. */
export type Judged = Pick<Hint, "seat" | "choices" | "grounds">;

export class Hinting {
  hint = $state.raw<Judged | null>(null);
  told = $state<Told>(0);
  /** Its numbers were told once; whoever has read them may compare them, whether the bubble is still there or not. */
  #isRead = $state(false);
  busy = $state(false);
  /** Nobody waits in silence; who has closed the bubble hears no more of it. */
  waiting = $state<Waiting>("");
  /** Why there is none, in the server's words. */
  trouble = $state.raw<unknown>(null);
  /** Somebody has asked where there are none; it is said why. */
  isRefused = $state(false);

  /** Where something is practised: what was told of the decision that stands now, which is told again with its numbers. */
  toldBefore: () => Promise<Judged | null> = () => Promise.resolve(null);

  /** The question that is under way, of which there is never more than one about the same decision. */
  #question: object | null = null;
  /** Whether its answer shall be told at once, or kept until the bulb is pressed again. */
  #isWanted = false;

  constructor(readonly desk: Desk) {
    // A hint is about one decision: when the game goes on, it is gone; also when somebody wants no more hints.
    $effect.pre(() => {
      void desk.state?.seq;
      void this.allowed;
      untrack(() => this.#leave());
    });
    $effect(() => {
      if (!this.busy) return;
      const timers = [
        setTimeout(() => this.#say("coming"), NOTICEABLE),
        setTimeout(() => this.#say("slow"), LONG),
      ];
      return () => timers.forEach(clearTimeout);
    });
  }

  /**
   * Hints are for those who play alone against bots, and for people who all agreed; never for puzzles, deals of the day, evenings and
   * rated games. The server says the same.
   */
  allowed = $derived.by(() => {
    const { live, rated } = this.desk;
    const { seats = [], practice = null, daily = null, evening = null, agreements = [] } = live?.info ?? {};
    if (!live?.mySeats.length || rated || daily || evening || practice?.puzzle) return false;
    const agreement = agreements.find(({ subject }) => subject === "hints");
    return agreement?.complete ?? seats.filter(({ kind }) => kind !== "bot").length === 1;
  });
  /** Why there are none here, for those who play; null: there are, or nobody plays. */
  refusal = $derived.by(
    (): "web-hint-not-in-puzzles" | "refusal-no-hints" | "refusal-hints-not-agreed" | null => {
      const { live, rated } = this.desk;
      if (!live?.mySeats.length || this.allowed) return null;
      if (live.info?.practice?.puzzle) return "web-hint-not-in-puzzles";
      return rated || live.info?.daily || live.info?.evening
        ? "refusal-no-hints"
        : "refusal-hints-not-agreed";
    },
  );
  /** There is something to decide now. */
  offered = $derived.by(() => this.allowed && this.desk.deciding);
  /** The moves that nothing is better than. */
  best = $derived.by(() => (this.hint?.choices ?? []).filter((choice, i) => i === 0 || choice.equal));
  where = $derived.by(() => {
    const move = this.best[0]?.move;
    return move ? whereOf(move, Object.keys(this.desk.view?.dwellings ?? {})) : null;
  });
  /** What it found for every seat, after the best move; null: it was not told, or not to its end. */
  chances = $derived.by(() => (this.#isRead ? (this.hint?.choices[0]?.chances ?? null) : null));
  /** Whether there is more to tell. */
  goesOn = $derived(this.told > 0 && this.told < ALL);

  /** The first step, or the next one; where there are no hints, why. */
  async next(): Promise<void> {
    this.isRefused = this.refusal !== null;
    if (!this.offered) return;
    if (this.hint) return this.#tellMore();
    this.#isWanted = true;
    if (this.busy) return this.#say("coming");
    await this.#ask();
  }

  async #ask(): Promise<void> {
    const question = (this.#question = {});
    this.busy = true;
    this.trouble = null;
    try {
      const hint = await this.#find();
      if (!hint || this.#question !== question) return;
      [this.hint, this.told] = [hint, this.#isWanted ? 1 : 0];
    } catch (error) {
      if (this.#question === question && this.#isWanted) this.trouble = error;
    } finally {
      if (this.#question === question) this.#settle();
    }
  }

  /** It is counted either way. */
  async #find(): Promise<Judged | undefined> {
    const before = await this.toldBefore().catch(() => null);
    const asked = this.desk.live?.hint();
    if (!before) return asked;
    asked?.catch(() => undefined); // a review looks into what was played, also where nothing else is sensible
    return before;
  }

  #say(waiting: Waiting): void {
    if (this.#isWanted) this.waiting = waiting;
  }

  #settle(): void {
    this.#question = null;
    [this.busy, this.waiting] = [false, ""];
  }

  /** What is under way is about a decision that has gone by. */
  #leave(): void {
    this.#settle();
    this.close();
    [this.hint, this.#isRead] = [null, false];
  }

  #tellMore(): void {
    if (this.told < ALL) this.told = (this.told + 1) as Told;
    if (this.told === ALL) this.#isRead = true;
    if (this.told < 2) return;
    const named = new Set(this.best.map(({ move }) => move));
    this.desk.pointed = [...this.desk.moves].flatMap(([spot, previews]) =>
      previews.some(({ move }) => named.has(move)) ? [spot] : [],
    );
  }

  /** Say no more; what was found is kept for whoever asks again about the same decision. */
  close(): void {
    [this.told, this.trouble, this.isRefused] = [0, null, false];
    [this.#isWanted, this.waiting] = [false, ""];
    this.desk.pointed = [];
  }
}

export function setHinting(hinting: Hinting): Hinting {
  return setContext(KEY, hinting);
}

export function getHinting(): Hinting {
  return getContext<Hinting>(KEY);
}
