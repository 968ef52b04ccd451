/** Grozilla: monsters come and go, cards break, tokens travel. */
import { play } from "../../sound/sounds";
import * as actors from "./actors";
import { act, fly, stay } from "./actors";
import { anchor, boxOf, drawnIn, firstAnchor, within } from "./anchors";
import { bump } from "./coins";
import { faceOf, type Of, type Scene } from "./scene";
import { CALM, QUICK, TRAVEL, type Box } from "./stage";

const STEPS = 3;
const JUMP = 240;
const WALK = 660;

function standOf(scene: Scene, monster: string, seat: number | null): HTMLElement | null {
  return firstAnchor(scene.root, `beast-${monster}`, `road-${seat}`, `seat-${seat}`, `purse-${seat}`);
}

/** Where a monster comes from: the deck it was drawn from, or the city it has left. */
function lairOf(scene: Scene, monster: string): Box | undefined {
  const drawn = scene.events.find((one) => one.event === "revealed" && one.card === monster);
  if (drawn?.event === "revealed") return scene.spots.get(`deck-${drawn.deck}`);
  const left = scene.events.find((one) => one.event === "monster_left" && one.monster === monster);
  const seat = left?.seat ?? null;
  return (
    scene.spots.get(`beast-${monster}`) ?? scene.spots.get(`road-${seat}`) ?? scene.spots.get(`seat-${seat}`)
  );
}

export function monsterCame(scene: Scene, event: Of<"monster_came">, at: number): number {
  const stand = standOf(scene, event.monster, event.seat);
  const from = lairOf(scene, event.monster);
  scene.stage.later(at + JUMP, () => play("monster", event.monster));
  if (!stand || !from) return at + CALM;
  const picture = stand.querySelector(".pic") ?? stand;
  const own = stand.dataset.anchor === `beast-${event.monster}`;
  const box = boxOf(picture);
  const to = own ? box : { ...within(box, 56), left: box.left + box.width - 64 };
  const actor = actors.monster(scene.stage, event.monster, Math.max(48, Math.min(to.width, to.height)));
  actor.element.classList.toggle("mirrored", getComputedStyle(picture).transform.startsWith("matrix(-1"));
  const lands = at + JUMP + WALK;
  const left = scene.spots.get(`beast-${event.monster}`);
  if (left) stay(scene.stage, actor, { box: left }, 0, at);
  walk(
    scene,
    actor,
    left ?? within(from, Math.min(from.width, from.height, 64)),
    roadStart(scene, event.seat, to),
    to,
    at,
  );
  if (own) scene.stage.hide(stand, lands);
  const panel = stand.closest(".panel") ?? stand.parentElement;
  for (let i = 1; panel && i <= STEPS; i++) shake(scene, panel, at + JUMP + (WALK * i) / STEPS - 40);
  return lands + QUICK;
}

/** Where a monster sets foot on the road of a city. */
function roadStart(scene: Scene, seat: number | null, to: Box): Box {
  const road = anchor(scene.root, `road-${seat}`);
  return road ? { ...to, left: boxOf(road).left } : { ...to, left: to.left - 120 };
}

/** It jumps onto the road, then three heavy steps along it. */
function walk(scene: Scene, actor: actors.Actor, lair: Box, start: Box, to: Box, at: number): void {
  const jump = [{ box: lair, opacity: 0.3 }, { box: between(lair, start, 0.5), lift: 40 }, { box: start }];
  act(scene.stage, actor, jump, { at, lasts: JUMP, easing: "ease-in" });
  const poses: (actors.Pose & { offset: number })[] = [];
  for (let i = 0; i < STEPS; i++) {
    poses.push({ box: between(start, to, i / STEPS), offset: i / STEPS, turn: i % 2 ? 6 : -6 });
    poses.push({ box: between(start, to, (i + 0.5) / STEPS), offset: (i + 0.5) / STEPS, lift: 16 });
  }
  poses.push({ box: to, offset: 1 });
  act(scene.stage, actor, poses, { at: at + JUMP, lasts: WALK, easing: "linear" });
}

function between(from: Box, to: Box, share: number): Box {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    left: mix(from.left, to.left),
    top: mix(from.top, to.top),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}

function shake(scene: Scene, element: Element, at: number): void {
  const frames = [
    { transform: "none" },
    { transform: "translateY(2px)" },
    { transform: "translateY(-2px)" },
    { transform: "none" },
  ];
  scene.stage.move(element, frames, { at, lasts: QUICK, easing: "linear" });
}

/** It turns and walks off, unless it is seen coming to the next city. */
export function monsterLeft(scene: Scene, event: Of<"monster_left">, at: number): number {
  const comesBack = scene.events.some((one) => one.event === "monster_came" && one.monster === event.monster);
  const from = scene.spots.get(`beast-${event.monster}`) ?? scene.spots.get(`road-${event.seat}`);
  if (comesBack || !from) return at;
  const box = within(from, Math.min(from.width, from.height, 96));
  const actor = actors.monster(scene.stage, event.monster, box.width);
  const off = { ...box, left: box.left - 140 };
  stay(scene.stage, actor, { box }, 0, at);
  act(scene.stage, actor, [{ box }, { box: off, opacity: 0, turn: -6 }], { at, lasts: 600 });
  return at + 400;
}

export function monsterRepelled(scene: Scene, event: Of<"monster_repelled">, at: number): number {
  const from = scene.spots.get(`tokens-${event.seat}`) ?? scene.spots.get(`purse-${event.seat}`);
  const stand = standOf(scene, event.monster, event.seat);
  scene.stage.later(at, () => play("stop"));
  if (!from || !stand) return at + CALM;
  const road = firstAnchor(scene.root, `road-${event.seat}`) ?? stand;
  const box = boxOf(road);
  const to = { ...within(box, 44), left: box.left + box.width - 60 };
  const actor = actors.token(scene.stage, event.colour, 44);
  const poses = [
    { box: within(from, 24), turn: 0 },
    { box: to, turn: 540, offset: 0.6 },
    { box: { ...to, left: to.left + 26 }, turn: 560, opacity: 0 },
  ];
  act(scene.stage, actor, poses, { at, lasts: 460 });
  return at + 400;
}

export function destroyed(scene: Scene, event: Of<"destroyed">, at: number): number {
  const plot = anchor(scene.root, `plot-${event.seat}-${event.place}`);
  scene.stage.later(at, () => play("rubble"));
  if (!plot) return at + CALM;
  const goal = drawnIn(plot);
  const box = boxOf(goal);
  const look = { id: event.card, face: faceOf(scene, event.card, event.seat) };
  const actor = actors.card(scene.stage, look, box.width);
  const sunk = { ...box, top: box.top + box.height * 0.3 };
  const poses = [{ box }, { box, turn: 14, offset: 0.45 }, { box: sunk, turn: 14, opacity: 0 }];
  stay(scene.stage, actor, { box }, 0, at);
  act(scene.stage, actor, poses, { at, lasts: 500, easing: "ease-in" });
  scene.stage.hide(goal, at + 300);
  const rise = [
    { transform: "translateY(18%)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  scene.stage.move(goal, rise, { at: at + 300, lasts: 300 });
  return at + 600;
}

export function tokenGained(scene: Scene, event: Of<"token_gained">, at: number): number {
  const from = scene.spots.get(`token-bank-${event.colour}`);
  return tokenFlies(
    scene,
    event.colour,
    from,
    firstAnchor(scene.root, `tokens-${event.seat}`, `seat-${event.seat}`, `purse-${event.seat}`),
    at,
  );
}

export function tokensPaid(scene: Scene, event: Of<"tokens_paid">, at: number): number {
  const from = scene.spots.get(`tokens-${event.seat}`);
  return tokenFlies(scene, event.colour, from, anchor(scene.root, `token-bank-${event.colour}`), at);
}

function tokenFlies(
  scene: Scene,
  colour: string,
  from: Box | undefined,
  goal: HTMLElement | null,
  at: number,
): number {
  scene.stage.later(at, () => play("choose"));
  if (!from || !goal) return at;
  const size = 30;
  const actor = actors.token(scene.stage, colour, size);
  fly(
    scene.stage,
    actor,
    { box: within(from, size) },
    { box: within(boxOf(goal), size) },
    { at, lasts: TRAVEL },
  );
  bump(scene, goal, at + TRAVEL - 40);
  return at + CALM;
}
