/** Whether a hint was told before the first try: then the try has found nothing by itself. */
import { untrack } from "svelte";
import type { Table } from "../live/table.svelte";
import type { Hinting } from "../table/hand/hinting.svelte";
import { answeredIn } from "./trying";

export class Helped {
  /** A hint was told, be it the first step of one, while nothing was tried yet. */
  before: boolean;

  constructor(table: () => Table, seat: () => number, hinting: Pick<Hinting, "told">) {
    // Of what was told before the page was loaded again; a try that was judged before counts no more anyway.
    this.before = untrack(() => (table().info?.hints[seat()] ?? 0) > 0);
    $effect(() => {
      const isTold = hinting.told > 0;
      if (isTold && untrack(() => answeredIn(table().steps, seat())) === null) this.before = true;
    });
  }
}
