/** Who is likely to win from the position that is shown; told where one trains or practises, to those who want it. */
import { getContext, setContext, untrack } from "svelte";
import { settings } from "../../state/settings.svelte";
import type { Desk } from "./desk.svelte";

const KEY = Symbol("evaluating");

export class Evaluating {
  /** By seat; null: not known yet. They stay until those of the next position are known. */
  chances = $state.raw<readonly number[] | null>(null);
  /** The number of the step they belong to. */
  told = $state<number | null>(null);
  #wanted: number | null = null;
  #asking = false;

  constructor(readonly desk: Desk) {
    // What is shown, never what is still on its way: nobody is told how a turn ends before it is seen.
    $effect(() => {
      const wanted = this.on ? (desk.state?.seq ?? null) : null;
      untrack(() => void this.#look(wanted));
    });
  }

  /** A puzzle is to be solved first; the worker says the same. */
  allowed = $derived.by(() => {
    const { live, phase } = this.desk;
    if (!live?.info || phase === "over") return false;
    const { training, practice } = live.info;
    const answered = live.steps.some(({ kind, by_bot }) => kind === "move" && !by_bot);
    return training || (practice !== null && (practice.puzzle === null || answered));
  });
  on = $derived.by(() => this.allowed && settings.evaluation);

  toggle(): void {
    settings.evaluation = !settings.evaluation;
  }

  /** One question at a time: where bots are quick, positions between are left out. */
  async #look(wanted: number | null): Promise<void> {
    this.#wanted = wanted;
    if (wanted === null) [this.chances, this.told] = [null, null];
    if (this.#asking) return;
    this.#asking = true;
    for (let step = this.#wanted; step !== null && step !== this.told; step = this.#wanted) {
      const chances = await this.desk.live?.chances(step).catch(() => null);
      if (step !== this.#wanted) continue;
      if (!chances) break; // it is asked again at the next position
      [this.chances, this.told] = [chances, step];
    }
    this.#asking = false;
  }
}

export function setEvaluating(evaluating: Evaluating): Evaluating {
  return setContext(KEY, evaluating);
}

export function getEvaluating(): Evaluating {
  return getContext<Evaluating>(KEY);
}
