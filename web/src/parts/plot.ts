/** Where things go in a chart: plain geometry, so that the drawing itself stays readable. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Round steps around 0 that hold all values: 0, 15, 30, 45; with a negative one below if there is one. */
export function stepsTo(values: number[], wanted = 4): number[] {
  const greatest = Math.max(1, ...values);
  const least = Math.min(0, ...values);
  const rough = (greatest - least) / wanted;
  const size =
    [1, 2, 3, 4, 5, 10, 15, 20, 25, 50, 100].find((one) => one >= rough) ?? Math.ceil(rough / 100) * 100;
  const first = Math.floor(least / size);
  const last = Math.ceil(greatest / size);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * size);
}

/** A name that fits: Chinese letters are twice as wide. */
export function shortened(name: string, most: number): string {
  let room = most;
  const letters = [...name];
  for (const [i, letter] of letters.entries()) {
    room -= (letter.codePointAt(0) ?? 0) > 0x2e80 ? 2 : 1;
    if (room < 0) return `${letters.slice(0, Math.max(1, i - 1)).join("")}…`;
  }
  return name;
}

export function pathOf(points: Point[]): string {
  return points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Labels one under the other, as near to where they belong as their height allows, inside the frame. */
export function spread(wanted: number[], height: number, least: number, most: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let next = least;
  for (const i of order) {
    placed[i] = Math.max(next, wanted[i] ?? 0);
    next = (placed[i] ?? 0) + height;
  }
  let ceiling = most;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, ceiling);
    ceiling = (placed[i] ?? 0) - height;
  }
  return placed;
}

/** By place, from left to right: in which row something stands that is as wide as `size`, so that none lies over another. */
export function rowsOf(places: readonly number[], size: number): number[] {
  const ends: number[] = [];
  return places.map((place) => {
    const free = ends.findIndex((last) => Math.abs(place - last) >= size);
    const row = free < 0 ? ends.length : free;
    ends[row] = place;
    return row;
  });
}
