/** What every spot of the table does with pointer, focus and click. Spread onto its button. */
import type { Desk, Spot } from "./desk.svelte";

export function spot(desk: Desk, name: Spot) {
  return {
    type: "button" as const,
    "data-anchor": name,
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType !== "touch") desk.touch(name);
    },
    onpointerleave: () => desk.leave(name),
    onfocus: () => desk.touch(name),
    onblur: () => desk.leave(name),
    onclick: () => desk.press(name),
  };
}

/** The class of a spot's state: lit, looked at, chosen. */
export function stateOf(desk: Desk, name: Spot): string {
  if (!desk.isLit(name)) return "";
  if (desk.chosen === name) return "lit sel";
  return desk.look === name ? "lit hot" : "lit";
}
