/** Where the keyboard goes on, when what it has just pressed is gone. */
import { tick } from "svelte";

type Next = () => HTMLElement | null | undefined;

/** Before every change of `changes`, as `beforeChange`. What they change has to be of the same component, or below it. */
export function keepFocus(changes: () => unknown, next: Next): void {
  let isFirst = true; // what vanishes then is a page that is left
  $effect.pre(() => {
    changes();
    if (!isFirst) beforeChange(next);
    isFirst = false;
  });
}

/**
 * If the change that comes takes away, or switches off, what has the keyboard's focus, `next` gets it. Nobody who points is led
 * anywhere, and nothing is scrolled.
 */
export function beforeChange(next: Next): void {
  const had = document.activeElement;
  if (had === document.body || !isKeyboardAt(had)) return;
  void tick().then(() => {
    const isElsewhere = document.activeElement !== document.body && document.activeElement !== had;
    const isLost = !had.isConnected || had.matches(":disabled");
    if (isLost && !isElsewhere) next()?.focus({ preventScroll: true });
  });
}

/** Whether the keyboard is there, rather than a finger or a mouse that has just pressed it. */
export function isKeyboardAt(element: Element | null): element is Element {
  return element !== null && element === document.activeElement && element.matches(":focus-visible");
}
