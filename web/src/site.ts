/**
 * Where these pages lie, and who stands behind them. A server has them at its root, or says in the page which folder its
 * proxy shows them in. A copy for static hosting lies anywhere and has no server: its page says so before anything else
 * is loaded (build/alone.ts).
 */
import { behindHash, byPath, type Addresses } from "./addressing";

const { root = "", alone } = document.documentElement.dataset;

/** Whether there is no server, and never will be. */
export const IS_ALONE = alone !== undefined;

/** Whether these pages were opened from a file, which nobody else has. */
export const IS_FILE = location.protocol === "file:";

/** How the addresses of pages are written. */
export const ADDRESSES: Addresses = IS_FILE ? behindHash() : byPath(root);

/** The address of one of our pages, for a link. */
export function at(page: string): string {
  return ADDRESSES.to(page);
}

/** The same in full, for somebody who is not here. */
export function linkTo(page: string): string {
  return new URL(at(page), location.href).href;
}

/** The address of one of our files, or of something that the server answers. */
export function fileAt(path: string): string {
  return root + path;
}
