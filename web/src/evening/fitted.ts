/** As large as fits the window: what hangs on a wall is read from afar, and nobody scrolls there. */
const LEAST = 0.4;
const MOST = 2;
const TRIES = 7;
/** A narrower window is in somebody's hand, who can scroll. */
const WALL = 800;

export function fitted(node: HTMLElement): () => void {
  const fit = (): void => {
    if (innerWidth < WALL) {
      node.style.zoom = "1";
      return;
    }
    let fits = LEAST;
    let tooLarge = MOST;
    for (let tried = 0; tried < TRIES; tried++) {
      const middle = (fits + tooLarge) / 2;
      node.style.zoom = String(middle);
      if (isSeen()) fits = middle;
      else tooLarge = middle;
    }
    node.style.zoom = String(fits);
  };
  const changes = new MutationObserver(fit);
  changes.observe(node, { childList: true, characterData: true, subtree: true });
  addEventListener("resize", fit);
  fit();
  return () => {
    changes.disconnect();
    removeEventListener("resize", fit);
  };
}

function isSeen(): boolean {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return scrollHeight <= innerHeight && scrollWidth <= innerWidth;
}
