/** Cards that come into a city or leave it. */
import { cardOf, COLOURS } from "../../texts/cards";
import { play } from "../../sound/sounds";
import * as actors from "./actors";
import { act, fly, stay, turnOver } from "./actors";
import { anchor, boxOf, drawnIn, within } from "./anchors";
import { coinOf, coinsFly, coinsGained } from "./coins";
import { cityPlace, faceOf, isMine, isPlot, plotOf, purseOf, spotOfCard, type Of, type Scene } from "./scene";
import { CALM, QUICK, TRAVEL, type Box } from "./stage";

const MOST_PRICE_COINS = 6;
const SNIPPETS = 24;

export function bought(scene: Scene, event: Of<"bought">, at: number): number {
  const offer = spotOfCard(scene, event.card);
  const from = offer ?? scene.spots.get(`dwelling-${event.card}`);
  const plot = plotOf(scene, event.seat, event.place);
  const paid = pay(scene, event, from, at);
  const leaves = Math.min(paid, at + 240);
  if (!from || !plot) return Math.max(paid, at + QUICK);
  const goal = drawnIn(plot);
  const to = boxOf(goal);
  const lands = leaves + TRAVEL;
  const look = { id: event.card, face: faceOf(scene, event.card, event.seat) };
  const actor = actors.card(
    scene.stage,
    look,
    Math.max(offer ? from.width : 0, isPlot(plot) ? to.width : 0, 60),
  );
  const start = offer ? { box: from } : { box: from, scale: 0.9 };
  if (offer) stay(scene.stage, actor, start, 0, leaves);
  const end = { box: to, opacity: isPlot(plot) ? 1 : 0.2 };
  fly(scene.stage, actor, start, end, { at: leaves, lasts: TRAVEL });
  scene.stage.later(lands - 60, () => play("buy"));
  if (isPlot(plot)) {
    scene.stage.hide(goal, lands);
    settle(scene, goal, lands);
    lightWindows(scene, event.seat, lands);
  }
  return lands + CALM;
}

/** The price hops from the purse to the card; returns when the last coin has left. */
function pay(scene: Scene, event: Of<"bought">, to: Box | undefined, at: number): number {
  const purse = purseOf(scene, event.seat);
  const coins = coinsPaid(scene, event.seat);
  const count = Math.min(coins, MOST_PRICE_COINS);
  scene.purses.change(event.seat, -coins, at, Math.max(QUICK, count * 50));
  if (!purse || !to || !count) return at;
  coinsFly(
    scene,
    Array.from({ length: count }, () => coinOf(purse)),
    to,
    at,
    50,
    CALM,
  );
  return at + count * 50;
}

/** What is missing in the purse although so much came in: tokens pay a part of some prices. */
function coinsPaid(scene: Scene, seat: number | null): number {
  if (seat === null) return 0;
  let coins = scene.before.view.cities[seat]?.coins ?? 0;
  for (const event of scene.events) coins += coinsGained(event, seat);
  return Math.max(0, coins - (scene.after.view.cities[seat]?.coins ?? 0));
}

function settle(scene: Scene, goal: Element, at: number): void {
  const frames = [
    { transform: "scale(1.05)" },
    { transform: "scale(.98)", offset: 0.5 },
    { transform: "none" },
  ];
  scene.stage.move(goal, frames, { at, lasts: CALM });
}

/** New windows light floor by floor. */
function lightWindows(scene: Scene, seat: number | null, at: number): void {
  const house = seat === null ? null : anchor(scene.root, `house-${seat}`);
  const old = seat === null ? undefined : scene.before.view.cities[seat];
  if (!house || !old) return;
  const lit = [...house.querySelectorAll<SVGRectElement>("rect.wl")];
  const floors = [...new Set(lit.map((one) => Number(one.getAttribute("y"))))].sort((a, b) => b - a);
  const columns = [...new Set(lit.map((one) => Number(one.getAttribute("x"))))].sort((a, b) => a - b);
  const heard = new Set<number>();
  for (const one of lit) {
    const floor = floors.indexOf(Number(one.getAttribute("y")));
    const column = columns.indexOf(Number(one.getAttribute("x")));
    if (floor < old.hearts && column < old.inhabitants) continue;
    const moment = at + floor * 40;
    scene.stage.hide(one, moment);
    scene.stage.move(one, [{ opacity: 0 }, { opacity: 1 }], { at: moment, lasts: QUICK });
    heard.add(floor);
  }
  if (isMine(scene, seat))
    for (const floor of [...heard].slice(0, 8))
      scene.stage.later(at + floor * 40, () => play("window", floor));
}

export function specialTaken(scene: Scene, event: Of<"special_taken">, at: number): number {
  const from = scene.spots.get(`special-${event.card}`);
  const plot = plotOf(scene, event.seat, event.place);
  scene.stage.later(at, () => play("special"));
  if (!from || !plot) return at + CALM;
  const goal = drawnIn(plot);
  const to = boxOf(goal);
  const look = { id: event.card };
  const actor = actors.twoSided(
    scene.stage,
    look,
    { id: event.card, condition: true },
    Math.max(to.width, 90),
  );
  const start = { box: { ...from, left: from.left, width: Math.min(from.width, 120) } };
  fly(scene.stage, actor, start, { box: to, opacity: isPlot(plot) ? 1 : 0.2 }, { at, lasts: 560 });
  turnOver(scene.stage, actor, 180, 0, { at, lasts: 560 });
  if (isPlot(plot)) {
    scene.stage.hide(goal, at + 560);
    settle(scene, goal, at + 560);
    lightWindows(scene, event.seat, at + 560);
  }
  snippets(scene, event.card, to, at + 540);
  return at + 560 + CALM;
}

/** Paper in the building's colours. */
function snippets(scene: Scene, card: string, box: Box, at: number): void {
  const { condition, kind } = cardOf(card);
  const colours = [kind === "expert" ? "expert" : "family", ...COLOURS.filter((colour) => condition[colour])];
  for (let i = 0; i < SNIPPETS; i++) {
    const actor = actors.snippet(scene.stage, colours[i % colours.length] ?? "family", 9);
    const angle = (i / SNIPPETS) * 2 * Math.PI;
    const far = box.width * (0.5 + ((i * 7) % 10) / 12) + 24;
    const start = within(box, 9);
    const out = {
      ...start,
      left: start.left + Math.cos(angle) * far,
      top: start.top + Math.sin(angle) * far * 0.8,
    };
    const fallen = { ...out, top: out.top + 46 };
    const poses = [
      { box: start, turn: 0 },
      { box: out, turn: i * 40, offset: 0.45 },
      { box: fallen, turn: i * 75, opacity: 0 },
    ];
    act(scene.stage, actor, poses, { at, lasts: 620 });
  }
}

export function replaced(scene: Scene, event: Of<"replaced">, at: number): number {
  const from = scene.spots.get(`plot-${event.seat}-${event.place}`);
  if (!from) return at;
  const look = { id: event.card, face: faceOf(scene, event.card, event.seat) };
  const actor = actors.card(scene.stage, look, from.width);
  stay(scene.stage, actor, { box: from }, 0, at);
  act(scene.stage, actor, [{ box: from }, { box: from, lift: 40, opacity: 0, scale: 0.9 }], {
    at,
    lasts: CALM,
  });
  return at + QUICK;
}

export function marketChosen(scene: Scene, event: Of<"market_chosen">, at: number): number {
  const plot = anchor(scene.root, `plot-${event.seat}-1`);
  scene.stage.later(at, () => play("buy"));
  if (plot) settle(scene, drawnIn(plot), at);
  return at + CALM;
}

export function copied(scene: Scene, event: Of<"copied">, at: number): number {
  const special = event.seat === null ? null : (scene.after.view.cities[event.seat]?.special ?? null);
  const plot = special && cityPlace(scene, event.seat, special);
  scene.stage.later(at, () => play("special"));
  if (plot) settle(scene, drawnIn(plot), at);
  return at + CALM;
}
