/** Coins travel: income, prices, taxes and gifts. */
import type { GameEvent } from "../../protocol";
import { play } from "../../sound/sounds";
import * as actors from "./actors";
import { fly } from "./actors";
import { boxOf, within } from "./anchors";
import { cityPlace, isMine, purseOf, type Of, type Scene } from "./scene";
import { BOUNCE, CALM, QUICK, type Box } from "./stage";

const MOST_INCOME_COINS = 8;
const COIN = 22;

/** Coins from one place to another, one after the other; returns when the last has landed. */
export function coinsFly(
  scene: Scene,
  from: Box[],
  to: Box,
  at: number,
  apart: number,
  lasts = CALM + 80,
): number {
  for (const [i, box] of from.entries()) {
    const coin = actors.coin(scene.stage, COIN);
    const start = at + i * apart;
    fly(
      scene.stage,
      coin,
      { box: within(box, COIN), opacity: 1 },
      { box: within(to, COIN), scale: 0.8 },
      { at: start, lasts },
    );
  }
  return at + Math.max(0, from.length - 1) * apart + lasts;
}

/** The coin sign of a purse: its number stays readable while coins come and go. */
export function coinOf(purse: Element): Box {
  return boxOf(purse.querySelector('use[href="#coin"]')?.parentElement ?? purse);
}

function pings(scene: Scene, count: number, at: number, apart: number): void {
  for (let i = 0; i < Math.min(8, count); i++) scene.stage.later(at + i * apart, () => play("coin", i));
}

export function bump(scene: Scene, element: Element, at: number): void {
  const frames = [{ transform: "none" }, { transform: "scale(1.12)" }, { transform: "none" }];
  scene.stage.move(element, frames, { at, lasts: CALM, easing: BOUNCE });
}

function coinsTo(
  scene: Scene,
  seat: number | null,
  from: Box | undefined,
  coins: number,
  at: number,
): number {
  const purse = purseOf(scene, seat);
  const count = Math.min(MOST_INCOME_COINS, Math.max(0, coins));
  if (!purse || !from || !count) {
    scene.purses.change(seat, coins, at, QUICK);
    return at;
  }
  const landed = coinsFly(
    scene,
    Array.from({ length: count }, () => from),
    boxOf(purse),
    at,
    60,
  );
  scene.purses.change(seat, coins, at + CALM, Math.max(QUICK, landed - at - CALM));
  pings(scene, count, at + CALM, 60);
  bump(scene, purse, landed - 60);
  return landed;
}

export function passed(scene: Scene, event: Of<"passed">, at: number): number {
  const button = scene.spots.get("coin-button");
  return coinsTo(scene, event.seat, button, event.coins, at);
}

/** Everybody's income at once: coins rise from the coin signs of the cities. */
export function incomes(scene: Scene, events: readonly Of<"income">[], at: number): number {
  let landed = at;
  for (const { seat, coins } of events) {
    const purse = purseOf(scene, seat);
    const signs = coinSigns(scene, seat).slice(0, Math.min(coins, MOST_INCOME_COINS));
    scene.purses.change(seat, coins, at + CALM, 60 * Math.max(1, signs.length));
    if (!purse || !signs.length) continue;
    landed = Math.max(landed, coinsFly(scene, signs, coinOf(purse), at, 60));
    bump(scene, purse, at + CALM);
  }
  const mine = events.filter(({ seat }) => isMine(scene, seat));
  const heard = (mine.length ? mine : events).map(({ coins }) => coins);
  if (heard.length) pings(scene, Math.max(...heard), at + CALM, 60);
  return landed;
}

function coinSigns(scene: Scene, seat: number | null): Box[] {
  const plots = scene.root.querySelectorAll(`[data-anchor^="plot-${seat}-"]`);
  const boxes: Box[] = [];
  for (const plot of plots)
    for (const use of plot.querySelectorAll('use[href="#coin"]')) {
      const box = use.parentElement ? boxOf(use.parentElement) : null;
      if (box && box.width > 1) boxes.push(box);
    }
  if (boxes.length) return boxes;
  const city = scene.spots.get(`road-${seat}`);
  return city ? [city] : [];
}

export function effectCoins(scene: Scene, event: Of<"effect_coins">, at: number): number {
  const place = cityPlace(scene, event.seat, event.card);
  return coinsTo(scene, event.seat, place && boxOf(place), event.coins, at);
}

export function taxed(scene: Scene, event: Of<"taxed">, at: number): number {
  const from = purseOf(scene, event.from);
  scene.purses.change(event.from, -event.coins, at, QUICK);
  return coinsTo(scene, event.seat, from ? coinOf(from) : undefined, event.coins, at);
}

export function gift(scene: Scene, event: Of<"gift">, at: number): number {
  return coinsTo(scene, event.to, scene.spots.get("coin-button"), event.coins, at);
}

/** What an event brings to the purse of a seat. */
export function coinsGained(event: GameEvent, seat: number): number {
  if (!("coins" in event)) return 0;
  const to = event.event === "gift" ? event.to : event.seat;
  const from = event.event === "taxed" ? event.from : null;
  return (to === seat ? event.coins : 0) - (from === seat ? event.coins : 0);
}
