/** Which arrangement of the table the window has room for (docs/design/look.md §4), as styles/windows.css says. */
import { MediaQuery } from "svelte/reactivity";
import windows from "virtual:windows";

const phone = new MediaQuery(windows.phone);
const chips = new MediaQuery(windows.chips);
const fingers = new MediaQuery(windows.fingers);

export const screen = {
  /** A phone: cities are tiles, a tap opens a sheet. */
  get sheets(): boolean {
    return phone.current;
  },
  /** Neighbours are chips, news are in the menu. */
  get chips(): boolean {
    return chips.current;
  },
  /** A tablet that lies: a neighbour's city is one thing to touch. */
  get fingers(): boolean {
    return fingers.current;
  },
};
