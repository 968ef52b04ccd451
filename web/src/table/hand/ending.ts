/** Whether turns shall end with a button is asked after the first purchase, until it is answered. */
import { settings } from "../../state/settings.svelte";
import type { Desk } from "./desk.svelte";

export function asksForEnding(desk: Desk): boolean {
  return (
    desk.live !== null &&
    desk.board.amSeated &&
    !desk.rated &&
    !desk.board.info?.practice &&
    !desk.board.info?.training && // there everything can be taken back anyway
    !desk.holds &&
    !desk.away &&
    settings.explicitEnd === null &&
    desk.phase !== "over" &&
    desk.chosen === null &&
    hasTime(desk) &&
    hasBought(desk)
  );
}

/** Whenever a turn begins: later on, the place is for what a move would bring. */
function hasTime(desk: Desk): boolean {
  return desk.phase === "discard";
}

function hasBought(desk: Desk): boolean {
  const own = desk.board.steps.filter((step) => step.seat === desk.mySeat && step.kind === "move");
  return own.some((step) => step.events.some((event) => event.event === "bought"));
}
