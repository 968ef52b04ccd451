/** Where things are on the table: the elements that the screen names with `data-anchor`. */
import type { Box } from "./stage";

/** Where a thing was before the table changed. */
export interface Spot extends Box {
  /** The card that lay there. */
  card: string | null;
}

function isSeen(box: Box): boolean {
  return box.width > 1 && box.height > 1;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** All anchors that can be seen. A name may be there twice, as on a phone: then the one that is seen counts. */
export function spotsIn(root: HTMLElement): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-anchor]")) {
    const name = element.dataset.anchor ?? "";
    if (spots.has(name)) continue;
    const box = boxOf(drawnIn(element));
    if (isSeen(box)) spots.set(name, { ...box, card: element.dataset.card ?? null });
  }
  return spots;
}

/** What is drawn at a place: a card, a tile, a picture; else the place itself. */
export function drawnIn(element: Element): Element {
  const drawn = ".card, .tile, .pic";
  return element.matches(drawn) ? element : (element.querySelector(drawn) ?? element);
}

/** The anchor with this name, if it can be seen. */
export function anchor(root: HTMLElement, name: string): HTMLElement | null {
  const found = root.querySelectorAll<HTMLElement>(`[data-anchor="${CSS.escape(name)}"]`);
  for (const element of found) if (isSeen(element.getBoundingClientRect())) return element;
  return null;
}

/** The first of several anchors that can be seen: on a phone a city may be only a chip. */
export function firstAnchor(root: HTMLElement, ...names: string[]): HTMLElement | null {
  for (const name of names) {
    const element = anchor(root, name);
    if (element) return element;
  }
  return null;
}

/** The slot in which a card lies open. */
export function slotOf(root: HTMLElement, card: string): HTMLElement | null {
  const slots = root.querySelectorAll<HTMLElement>(`[data-anchor^="slot-"][data-card="${CSS.escape(card)}"]`);
  for (const element of slots) if (isSeen(element.getBoundingClientRect())) return element;
  return null;
}

/** The middle part of a box, of a given size: where a coin starts or ends. */
export function within(box: Box, size: number): Box {
  return {
    left: box.left + (box.width - size) / 2,
    top: box.top + (box.height - size) / 2,
    width: size,
    height: size,
  };
}
