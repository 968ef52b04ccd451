/** A game that is over, as a table to look at: the same screen as a live one, at any step and from any seat. */
import { call } from "../api/http";
import { namesOf, toldApart } from "../parts/avatars";
import type { PublicView, Replay, State, Step, TableInfo, Why } from "../protocol";
import type { Board, Playback } from "../live/board";
import { reachedIn } from "../teacher/steps";
import { t } from "../texts/texts.svelte";

export class ReplayBoard implements Board {
  readonly info: TableInfo;
  readonly upToDate = true;
  readonly amSeated = false;
  readonly sending = false;
  /** The movements of the screen, which it brings itself. */
  playback: Playback | null = null;
  /** Whose city is at the bottom. */
  mySeat = $state(0);
  shown = $state.raw<State | null>(null);
  /** The number of the step that is shown; 0: before the first. */
  at = $derived(this.shown?.seq ?? 0);
  names = $derived.by(() =>
    toldApart(namesOf(this.info.seats).map((name, seat) => name || t("seat-name", { seat: seat + 1 }))),
  );
  steps = $derived.by(() => this.#steps.slice(0, this.at));
  readonly last: number;
  /** By step: how many moves of the record had been played. */
  readonly reached: readonly number[];

  #steps: Step[];
  #states: State[];
  #going = 0;

  constructor(replay: Replay) {
    this.info = replay.table;
    this.#steps = replay.steps.map((one) => one.step);
    this.reached = reachedIn(this.#steps);
    this.#states = [
      stateOf(replay.first, replay.prices, null, 0),
      ...replay.steps.map((one, i) => stateOf(one.view, one.prices, one.step, i + 1)),
    ];
    this.last = replay.steps.length;
    this.shown = this.#states[0] ?? null;
  }

  /** Nothing can be decided any more. */
  move(): void {
    return;
  }

  watch(seat: number): void {
    if (seat >= 0 && seat < this.info.seats.length) this.mySeat = seat;
  }

  /** Of games that somebody keeps; a record does not say what bots decided, so nothing is asked about one. */
  why(step: number): Promise<Why> {
    return call("GET /api/tables/{table}/why", { path: { table: this.info.id }, query: { step } });
  }

  /** The view after a step. */
  viewAt(step: number): PublicView | undefined {
    return this.#states[step]?.view;
  }

  stepAt(step: number): Step | undefined {
    return this.#steps[step - 1];
  }

  /** Show a step; the next one is drawn as it happened. Resolves when it is there, false if another was asked for. */
  async goTo(step: number): Promise<boolean> {
    const wanted = Math.min(this.last, Math.max(0, Math.round(step)));
    const state = this.#states[wanted];
    const before = this.shown;
    const mine = ++this.#going;
    if (!state || state === before) return true;
    const arrive = () => {
      if (mine === this.#going) this.shown = state;
    };
    if (this.playback && before && wanted === before.seq + 1) await this.playback(before, state, arrive);
    arrive();
    return mine === this.#going;
  }

  // --- turns and rounds -------------------------------------------------------------------------------

  /** The steps with which a new turn (or round) begins, the start of the game included. */
  beginnings(of: "turn" | "round"): number[] {
    const found = [0];
    for (let step = 1; step < this.#states.length; step++) {
      const [before, after] = [this.viewAt(step - 1), this.viewAt(step)];
      if (before && after && (before.round !== after.round || (of === "turn" && before.turn !== after.turn)))
        found.push(step);
    }
    return found;
  }
}

/** What a spectator was shown then. */
function stateOf(view: PublicView, prices: Record<string, number>, step: Step | null, seq: number): State {
  return {
    type: "state",
    seq,
    since: step ? seq - 1 : null,
    steps: step ? [step] : [],
    view,
    hash: "",
    yours: { seats: [], seat: null, legal: [], refusals: [], prices, can_undo: false, must_end: false },
    away: [],
    clock: null,
    thinking: null,
    ending: null,
  };
}
