/** Where on a page somebody is: kept when they leave it, and found again when the browser's Back brings them there. */

export interface Place {
  top: number;
  /** Which of the page's parts that fold were open, from top to bottom. */
  open: boolean[];
}

/** Milliseconds for a page to come with all that it asks the server for. */
const PATIENCE = 15_000;
/** Whoever does one of these has found a place of their own. */
const OWN_WAYS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

let stopLooking = (): void => undefined;

export function placeNow(): Place {
  return { top: scrollY, open: folds().map((fold) => fold.open) };
}

/** Go to a place, and stay there while its page comes in parts. */
export function findAgain(place: Place): void {
  forgetPlace();
  const growing = new ResizeObserver(() => goTo(place));
  const timer = setTimeout(forgetPlace, PATIENCE);
  for (const way of OWN_WAYS) addEventListener(way, forgetPlace);
  stopLooking = () => {
    growing.disconnect();
    clearTimeout(timer);
    for (const way of OWN_WAYS) removeEventListener(way, forgetPlace);
  };
  growing.observe(document.body);
}

/** Nobody looks for it any more. */
export function forgetPlace(): void {
  stopLooking();
}

function goTo({ top, open }: Place): void {
  const found = folds();
  if (found.length === open.length) for (const [i, fold] of found.entries()) fold.open = open[i] ?? false;
  if (document.documentElement.scrollHeight >= top + innerHeight) scrollTo(0, top);
}

function folds(): HTMLDetailsElement[] {
  return [...document.querySelectorAll("details")];
}
