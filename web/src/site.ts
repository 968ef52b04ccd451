/**
 * Where these pages lie, and who stands behind them. A server has them at its root. A copy for static hosting lies
 * anywhere and has no server: its page says so before anything else is loaded (build/alone.ts).
 */
const { root, alone } = document.documentElement.dataset;

/** What precedes every address of ours: nothing, or the folder of a static host. */
export const ROOT = root ?? "";

/** Whether there is no server, and never will be. */
export const IS_ALONE = alone !== undefined;

/** The address of one of our pages or files, for a link. */
export function at(path: string): string {
  return ROOT + path;
}
