/** Where the coach's bubble may stand: beside what it points at, never over it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Side = "right" | "left" | "below" | "above" | "free";
export interface Placed {
  left: number;
  top: number;
  side: Side;
  /** Where the bubble's tip is, along the side that faces the target. */
  tip: number;
}

const GAP = 18; // between target and bubble: room for the tip and the ring
const EDGE = 10; // to the edge of the window

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** The best place for a bubble of this size; `avoid` are things that one needs to see or touch as well,
 * `window.top` is where the bar ends. */
export function place(
  bubble: { width: number; height: number },
  target: Box | null,
  window: { width: number; height: number; top: number },
  avoid: Box[],
): Placed {
  const right = window.width - bubble.width - EDGE;
  const low = window.height - bubble.height - EDGE;
  if (!target)
    return {
      left: between(EDGE, (window.width - bubble.width) / 2, right),
      top: between(EDGE, (window.height - bubble.height) / 2, low),
      side: "free",
      tip: 0,
    };
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const beside = between(window.top + EDGE, middle.y - bubble.height / 2, low);
  const along = between(EDGE, middle.x - bubble.width / 2, right);
  const sides: { left: number; top: number; side: Side }[] = [
    { side: "right", left: target.left + target.width + GAP, top: beside },
    { side: "left", left: target.left - bubble.width - GAP, top: beside },
    { side: "below", left: along, top: target.top + target.height + GAP },
    { side: "above", left: along, top: target.top - bubble.height - GAP },
    // Past whatever lies below or above, still in line with the target.
    ...avoid.flatMap((one) => [
      { side: "free" as const, left: along, top: one.top + one.height + EDGE },
      { side: "free" as const, left: along, top: one.top - bubble.height - EDGE },
    ]),
    // Where no side has room: the corners and edges of the window.
    ...[EDGE, right].flatMap((left) => [EDGE, low].map((top) => ({ side: "free" as const, left, top }))),
  ];
  const cost = ({ left, top, side }: (typeof sides)[number]): number => {
    const box = { left, top, ...bubble };
    const outside = left < EDGE - 1 || top < EDGE - 1 || left > right + 1 || top > low + 1 ? 1e9 : 0;
    const hidden = avoid.reduce((sum, one) => sum + overlap(box, one), 0);
    const far = Math.hypot(left + bubble.width / 2 - middle.x, top + bubble.height / 2 - middle.y);
    return outside + overlap(box, target) * 100 + hidden + far * 4 + (side === "free" ? 1500 : 0);
  };
  const best = sides.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  const tip = best.side === "right" || best.side === "left" ? middle.y - best.top : middle.x - best.left;
  const length = best.side === "right" || best.side === "left" ? bubble.height : bubble.width;
  return {
    ...best,
    left: between(EDGE, best.left, right),
    top: between(EDGE, best.top, low),
    tip: between(24, tip, length - 24),
  };
}
