/** Keeps something beside what it points at, without asking for the layout in every frame for ever. */

/** Frames without a change of the page after which nothing is looked at any more. */
const RESTS_AFTER = 20;
const SIGNS = ["resize", "scroll", "transitionrun", "animationstart", "load", "pointerup", "keyup"];

/**
 * Call `settle` in every frame while the page changes, and stop soon after; until the function returned is called.
 * What happens inside of `own`, which `settle` itself moves, is no change.
 */
export function followMovement(settle: () => void, own: () => Element | undefined): () => void {
  let frame = 0;
  let left = 0;
  const follow = (): void => {
    settle();
    frame = --left > 0 ? requestAnimationFrame(follow) : 0;
  };
  const wake = (): void => {
    left = RESTS_AFTER;
    frame ||= requestAnimationFrame(follow);
  };
  const changes = new MutationObserver((records) => {
    if (records.some(({ target }) => !own()?.contains(target))) wake();
  });
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["class"],
  });
  for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, passive: true });
  wake();
  return () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    for (const sign of SIGNS) removeEventListener(sign, wake, { capture: true });
  };
}
