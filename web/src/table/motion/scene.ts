/** What a movement needs to know: the table before and after, and where everything was. */
import type { GameEvent, State } from "../../protocol";
import { firstAnchor, type Spot } from "./anchors";
import type { Purses } from "./purses";
import type { Stage } from "./stage";

export interface Scene {
  stage: Stage;
  root: HTMLElement;
  /** Where everything was. */
  spots: Map<string, Spot>;
  before: State;
  after: State;
  purses: Purses;
  mySeats: readonly number[];
  /** All events of the state, in order. */
  events: readonly GameEvent[];
}

export type Of<Name extends GameEvent["event"]> = Extract<GameEvent, { event: Name }>;

/** Where the things of a seat are, when its own place cannot be seen (a phone shows others as chips). */
export function purseOf(scene: Scene, seat: number | null): HTMLElement | null {
  return firstAnchor(scene.root, `purse-${seat}`, `seat-${seat}`);
}

export function plotOf(scene: Scene, seat: number | null, place: number): HTMLElement | null {
  return firstAnchor(scene.root, `plot-${seat}-${place}`, `seat-${seat}`, `purse-${seat}`);
}

/** A chip or purse stands for a whole city: cards get small there and vanish. */
export function isPlot(element: HTMLElement): boolean {
  return element.dataset.anchor?.startsWith("plot-") ?? false;
}

export function spotOfCard(scene: Scene, card: string): Spot | undefined {
  for (const [name, spot] of scene.spots) if (name.startsWith("slot-") && spot.card === card) return spot;
  return undefined;
}

export function faceOf(scene: Scene, card: string, seat: number | null): string | null {
  return card === "happy_market" && seat !== null ? (scene.after.view.cities[seat]?.market ?? null) : null;
}

export function isMine(scene: Scene, seat: number | null): boolean {
  return seat !== null && scene.mySeats.includes(seat);
}

/** Where a card of a city stands. */
export function cityPlace(scene: Scene, seat: number | null, card: string): HTMLElement | undefined {
  const index = seat === null ? -1 : (scene.after.view.cities[seat]?.cards.indexOf(card) ?? -1);
  return index < 0 ? undefined : (plotOf(scene, seat, index + 1) ?? undefined);
}
