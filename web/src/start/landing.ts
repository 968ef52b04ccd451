/** Somebody who comes back while others wait for them lands at that table: once a visit, and never against their will. */
import { firstPath, go } from "../router.svelte";
import type { OwnTable } from "../protocol";
import { awaited } from "./mine";

const KEY = "happycity-landed";
let landed = read();
let acted = false;

const act = () => {
  acted = true;
  removeEventListener("pointerdown", act);
  removeEventListener("keydown", act);
};
addEventListener("pointerdown", act);
addEventListener("keydown", act);

/** Also true for those who opened another page first: they know where they are going. */
function read(): boolean {
  if (firstPath() !== "/") return true;
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Go to the table that waits; the way back leads to the start page, which then stays. */
export function landOnce(mine: OwnTable[], me: string): void {
  if (landed) return;
  landed = true;
  try {
    sessionStorage.setItem(KEY, "yes");
  } catch {
    // then it is once a load
  }
  const table = acted ? null : awaited(mine, me);
  if (table) go(`/table/${table.id}`);
}
