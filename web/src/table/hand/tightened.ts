/** As roomy as all of it can be read: a step tighter each time something would be cut (strip.css, figures.css). */
const TIGHTEST = 4;
/** Pixels: letters reach a little out of their lines. */
const LEAN = 3;

/** `parts`: what may be cut within it, as a selector. */
export function tightened(parts: string): (node: HTMLElement) => () => void {
  return (node) => {
    const fit = (): void => {
      for (let tight = 0; tight <= TIGHTEST; tight++) {
        node.dataset.tight = String(tight);
        if (![node, ...node.querySelectorAll(parts)].some(isCut)) return;
      }
    };
    const words = new MutationObserver(fit);
    words.observe(node, { childList: true, characterData: true, subtree: true });
    const room = new ResizeObserver(fit);
    room.observe(node);
    void document.fonts.ready.then(fit);
    return () => {
      words.disconnect();
      room.disconnect();
    };
  };
}

function isCut({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean {
  return scrollHeight > clientHeight + LEAN || scrollWidth > clientWidth + LEAN;
}
