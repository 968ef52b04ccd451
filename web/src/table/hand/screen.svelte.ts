/** Which arrangement of the table the window has room for (LOOK §4); the sizes are those of table.css. */
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("max-width: 599.98px");
const low = new MediaQuery("max-height: 499.98px");
const noRail = new MediaQuery("max-width: 1199.98px");

export const screen = {
  /** A phone: cities are tiles, a tap opens a sheet. */
  get sheets(): boolean {
    return narrow.current || low.current;
  },
  /** Neighbours are chips, news are in the menu. */
  get chips(): boolean {
    return noRail.current || low.current;
  },
};
