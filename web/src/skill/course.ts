/** Where things go in the charts of a course: plain geometry, so that the drawings stay readable. */
import type { Point } from "../api/skill";
import { pathOf, stepsTo } from "../parts/plot";

/** A place of the course, in points of 100. */
export interface Place {
  /** Which game, from 1. */
  game: number;
  mean: number;
  low: number;
  high: number;
}

/** Where there were enough decisions to say something; a single game has no interval. */
export function placesOf(course: readonly Point[]): Place[] {
  return course.flatMap(({ cost }, i) => {
    if (!cost) return [];
    const { mean, low, high } = cost;
    return [{ game: i + 1, mean: 100 * mean, low: 100 * (low ?? mean), high: 100 * (high ?? mean) }];
  });
}

/** Round steps from 0 that hold the course and the levels; what is very uncertain may reach beyond. */
export function stepsFor(places: readonly Place[], levels: readonly number[]): number[] {
  return stepsTo([...places.map(({ mean }) => mean * 1.25), ...levels]);
}

/** The band between what it may be at least and at most. */
export function bandOf(
  places: readonly Place[],
  x: (game: number) => number,
  y: (points: number) => number,
): string {
  const upper = places.map(({ game, high }) => ({ x: x(game), y: y(high) }));
  const lower = places.map(({ game, low }) => ({ x: x(game), y: y(low) })).reverse();
  return upper.length ? `${pathOf([...upper, ...lower])}z` : "";
}
