/** What every spot of the table does with pointer, focus and click. Spread onto its button. */
import type { Desk, Spot } from "./desk.svelte";

/** Milliseconds after which a finger that stays wants to read. */
const LONG_PRESS = 450;
/** Pixels that a finger may tremble. */
const TREMBLE = 10;

/** Where the pointer was last, at which table; what comes to lie beneath a pointer that rests is not looked at. */
let pointer: { desk: Desk | null; x: number; y: number } = { desk: null, x: NaN, y: NaN };
/** The press that is under way. */
let held: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
/** A long press ends with a click that is none. */
let hasRead = false;
let byFinger = false;

function release(): void {
  if (held) clearTimeout(held.timer);
  held = null;
}

/** A table that has just opened lies beneath the press that opened it, a finger's too: browsers make a mouse of that. */
function moved(desk: Desk, event: PointerEvent): boolean {
  const before = pointer;
  pointer = { desk, x: event.screenX, y: event.screenY };
  return before.desk === desk && (before.x !== pointer.x || before.y !== pointer.y);
}

export function spot(desk: Desk, name: Spot) {
  const look = (event: PointerEvent) => {
    if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > TREMBLE) release();
    if (event.pointerType !== "touch" && moved(desk, event) && desk.look !== name) desk.touch(name);
  };
  const read = () => {
    release();
    if (hasRead) return;
    hasRead = true;
    desk.read(name);
  };
  return {
    type: "button" as const,
    "data-anchor": name,
    onpointerenter: look,
    onpointermove: look,
    onpointerdown: (event: PointerEvent) => {
      release();
      hasRead = false;
      byFinger = event.pointerType === "touch";
      if (event.pointerType !== "mouse")
        held = { x: event.clientX, y: event.clientY, timer: setTimeout(read, LONG_PRESS) };
    },
    onpointerup: release,
    onpointercancel: release,
    onpointerleave: () => {
      release();
      desk.leave(name);
    },
    onfocus: (event: FocusEvent) => {
      // a tap focuses too, and so does a dialog that closes: only keys look by focus
      if (event.target instanceof Element && event.target.matches(":focus-visible")) desk.touch(name);
    },
    onblur: () => desk.leave(name),
    oncontextmenu: (event: Event) => {
      event.preventDefault();
      read();
    },
    onclick: (event: MouseEvent) => {
      const byKey = event.detail === 0; // keys click without a pointer
      if (!hasRead || byKey) desk.press(name, byFinger && !byKey);
      hasRead = false;
    },
  };
}

/** The class of a spot's state: lit, looked at, chosen; named by a hint. */
export function stateOf(desk: Desk, name: Spot): string {
  if (!desk.isLit(name)) return "";
  const hinted = desk.pointed.includes(name) ? " hinted" : "";
  if (desk.chosen === name) return `lit sel${hinted}`;
  return `${desk.look === name ? "lit hot" : "lit"}${hinted}`;
}
