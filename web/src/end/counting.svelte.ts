/** The count at the end, line by line: at most three seconds, and any key or tap ends it. */
import { PLACES, type CityScore, type ScoreSheet } from "../protocol";

/** Rows of the sheet in the order of the count: places, monsters in front, the product, effects at the end, points. */
export const ROWS = PLACES + 4;
const PER_ROW = 190;

export interface Count {
  hearts: number;
  inhabitants: number;
  /** Whether the points are shown. */
  done: boolean;
}

export class Counting {
  /** Rows counted so far. */
  row = $state(0);
  done = $derived(this.row >= ROWS);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Begin; `still`: everything at once. */
  start(still: boolean): void {
    if (still) return this.skip();
    this.#timer = setInterval(() => (this.row < ROWS ? this.row++ : this.stop()), PER_ROW);
  }

  skip(): void {
    this.stop();
    this.row = ROWS;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** Which row of the sheet a line stands in: its place, or the row of the monsters. */
export function rowOf(place: number | null): number {
  return place === null ? PLACES : place - 1;
}

/** What a city has after so many rows: only sums of what the server told. */
export function countOf(city: CityScore, row: number): Count {
  if (row > PLACES) return { hearts: city.hearts, inhabitants: city.inhabitants, done: row >= ROWS };
  const lines = city.lines.filter((line) => rowOf(line.place) < row);
  const sum = (what: "hearts" | "inhabitants") =>
    Math.max(
      0,
      lines.reduce((all, line) => all + line[what], 0),
    );
  return { hearts: sum("hearts"), inhabitants: sum("inhabitants"), done: false };
}

/** The lines of a city in one row of the sheet. */
export function linesIn(city: CityScore, row: number): CityScore["lines"] {
  return city.lines.filter((line) => rowOf(line.place) === row);
}

/** Whether a row has anything to say for anybody. */
export function hasRow(sheet: ScoreSheet, row: number): boolean {
  return sheet.cities.some((city) => linesIn(city, row).length > 0);
}
