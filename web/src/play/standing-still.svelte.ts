/** While something is tried, nobody plays on behind what is said of it: the turn waits, until one plays on. */
import { tick, untrack } from "svelte";
import type { Table } from "../live/table.svelte";

export class StandingStill {
  goesOn = $state(false);
  readonly #table: () => Table;

  /**
   * `isSought`: nothing was tried yet; what is done after the try ends turns as everywhere. `hasGoneOn`: whoever comes back
   * to a game that has gone on after the try has played on before.
   */
  constructor(table: () => Table, isSought: () => boolean, hasGoneOn: () => boolean) {
    this.#table = table;
    this.goesOn = untrack(hasGoneOn);
    $effect(() => {
      table().standsStill = !this.goesOn && isSought();
    });
  }

  async goOn(): Promise<void> {
    const table = this.#table();
    this.goesOn = true;
    if (table.shown?.yours.must_end) table.endTurn();
    await tick();
    if (document.activeElement === document.body) restingPlace()?.focus({ preventScroll: true });
  }
}

/** Where the keyboard goes on from, when the note is gone: what is left of it, or else the question of the table. */
function restingPlace(): HTMLElement | null {
  const left = document.querySelector<HTMLElement>(".practice :is(a, button)");
  return left ?? document.querySelector<HTMLElement>(".town .ask");
}
