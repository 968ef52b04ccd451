/** Points in steps of the same width, so that a chart has room for them. */
import type { DailyCount } from "../protocol";

export interface Bin {
  from: number;
  to: number;
  players: number;
}

const MOST_BINS = 12;
const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** From the fewest points to the most, without a gap. */
export function binsOf(points: readonly DailyCount[], most = MOST_BINS): Bin[] {
  const reached = points.map((count) => count.points);
  if (!reached.length) return [];
  const [least, greatest] = [Math.min(...reached), Math.max(...reached)];
  const many = (width: number) => Math.floor(greatest / width) - Math.floor(least / width) + 1;
  const width = WIDTHS.find((one) => many(one) <= most) ?? greatest - least + 1;
  const first = Math.floor(least / width) * width;
  return Array.from({ length: many(width) }, (_, i) => {
    const [from, to] = [first + i * width, first + (i + 1) * width - 1];
    const within = points.filter((count) => count.points >= from && count.points <= to);
    return { from, to, players: within.reduce((sum, { players }) => sum + players, 0) };
  });
}
