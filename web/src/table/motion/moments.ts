/**
 * The moments of a game as movements (docs/design/look.md §5): every event is laid out on the stage from `at` on, and says when the
 * next one may begin. Anchors that are not there are not an error: then nothing flies.
 */
import "./flights.css";
import type { GameEvent } from "../../protocol";
import { bought, copied, marketChosen, replaced, specialTaken } from "./cities";
import { effectCoins, gift, passed, taxed } from "./coins";
import { destroyed, monsterCame, monsterLeft, monsterRepelled, tokenGained, tokensPaid } from "./monsters";
import { discarded, rebuilt, revealed } from "./offers";
import { isMine, type Of, type Scene } from "./scene";
import { QUICK } from "./stage";
import { play } from "../../sound/sounds";

function cityComplete(scene: Scene, _: Of<"city_complete">, at: number): number {
  if (!scene.before.view.last_round) scene.stage.later(at, () => play("last-round"));
  return at + QUICK;
}

function turnBegan(scene: Scene, event: Of<"turn_began">, at: number): number {
  if (scene.mySeats.length === 1 && isMine(scene, event.seat)) scene.stage.later(at, () => play("turn"));
  return at;
}

/** The last card lands first, then one sees who has won. */
function gameOver(scene: Scene, _: Of<"game_over">, at: number): number {
  for (const part of scene.root.querySelectorAll(".ended, .square.over .ask")) scene.stage.hide(part, at);
  scene.stage.later(at, () => play("end"));
  return at;
}

type Moment<E extends GameEvent = never> = (scene: Scene, event: E, at: number) => number;
const moments: { [Name in GameEvent["event"]]?: Moment<Of<Name>> } = {
  passed,
  effect_coins: effectCoins,
  taxed,
  gift,
  revealed,
  discarded,
  rebuilt,
  bought,
  special_taken: specialTaken,
  replaced,
  market_chosen: marketChosen,
  copied,
  monster_came: monsterCame,
  monster_left: monsterLeft,
  monster_repelled: monsterRepelled,
  destroyed,
  token_gained: tokenGained,
  tokens_paid: tokensPaid,
  city_complete: cityComplete,
  turn_began: turnBegan,
  game_over: gameOver,
};

/** Lay one event out from `at` on; returns when the next may begin. */
export function moment(scene: Scene, event: GameEvent, at: number): number {
  const lay = moments[event.event] as Moment<GameEvent> | undefined;
  return lay ? lay(scene, event, at) : at;
}

/** Without movement: what is new fades in where it is. Nothing is measured: the table may still be drawn. */
export function fadeIn(root: HTMLElement, event: GameEvent, lasts: number): void {
  const place = newIn(event);
  if (!place) return;
  for (const element of root.querySelectorAll(place))
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: lasts, easing: "linear" });
}

/** Where an event has put something. */
function newIn(event: GameEvent): string | null {
  if (event.event === "revealed") return `[data-anchor^="slot-"][data-card="${event.card}"]`;
  const builds = event.event === "bought" || event.event === "special_taken" || event.event === "destroyed";
  return builds ? `[data-anchor="plot-${event.seat}-${event.place}"]` : null;
}

/** A card that is not available shakes its head, twice. */
export function nod(element: Element, still: boolean): void {
  play("refused");
  if (still) return;
  const frames = [0, -6, 6, -6, 6, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  element.animate(frames, { duration: 240, easing: "ease-in-out", composite: "add" });
}
