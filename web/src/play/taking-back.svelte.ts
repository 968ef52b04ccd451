/** Takes decisions back, one after the other, with all that cards and bots have answered. */
import type { Table } from "../live/table.svelte";

export class TakingBack {
  going = $state(false);

  /** `isBack`: it is far enough. */
  constructor(table: () => Table, isBack: () => boolean) {
    $effect(() => {
      const { upToDate, shown } = table();
      if (!this.going || !upToDate) return;
      if (!isBack() && shown?.yours.can_undo) table().undo();
      else this.going = false;
    });
  }

  begin(): void {
    this.going = true;
  }
}
