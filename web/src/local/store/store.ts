/** What this browser keeps: in its database, or in memory where that cannot be had. */
import { careful } from "./careful";
import { openDatabase } from "./database";
import type { Store } from "./kept";
import { inMemory } from "./memory";

export { Taken, type KeptEntry, type KeptTable, type Store } from "./kept";

/** The store of this browser; `lost` is called once if it stops keeping, or never could. */
export async function openStore(lost: () => void = () => undefined): Promise<Store> {
  try {
    return careful(await openDatabase(), lost);
  } catch {
    lost();
    return inMemory();
  }
}
