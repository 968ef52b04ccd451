/** What can wait until the new table is seen: measuring it, or writing down beside it what has happened. */

/** Do this once the next frame is drawn, in a task of its own; returns how to give it up. */
export function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
