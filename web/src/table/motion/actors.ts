/** What moves on the stage: cards, backs, coins, tokens and monsters, drawn anew by the parts that draw the table. */
import { mount, unmount, type ComponentProps } from "svelte";
import Card from "../../parts/Card.svelte";
import Glyph from "../../parts/Glyph.svelte";
import Picture from "../../parts/Picture.svelte";
import Token from "../../parts/Token.svelte";
import { MONSTER_DECK } from "../../protocol";
import { DECK_PRICES } from "../../texts/cards";
import type { Box, Stage, Timing } from "./stage";

export interface Actor {
  element: HTMLElement;
  width: number;
  height: number;
  /** The side that turns over, if it has two. */
  flip: HTMLElement | null;
}

export interface Pose {
  box: Box;
  /** Degrees. */
  turn?: number;
  /** Pixels upwards. */
  lift?: number;
  opacity?: number;
  scale?: number;
}

function put(stage: Stage, width: number, height: number, cls = ""): Actor {
  const element = document.createElement("div");
  element.className = `actor ${cls}`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  stage.layer.append(element);
  return { element, width, height, flip: null };
}

/** What was drawn for the stage goes with it. */
function goesWith(stage: Stage, drawn: Record<string, unknown>): void {
  stage.finally(() => void unmount(drawn));
}

export type CardLook = Omit<ComponentProps<typeof Card>, "size" | "cls">;

/** A card is 10 em wide: its letters decide its size. */
function drawCard(stage: Stage, target: HTMLElement, look: CardLook, width: number): void {
  goesWith(stage, mount(Card, { target: target, props: { ...look, size: "L" } }));
  const card = target.querySelector<HTMLElement>(".card");
  if (card) card.style.fontSize = `${width / 10}px`;
}

function drawBack(target: HTMLElement, deck: number, width: number): void {
  const back = document.createElement("div");
  back.className = `back actor-back${deck === MONSTER_DECK ? " rain" : ""}`;
  back.style.fontSize = `${width / 10}px`;
  const prices = document.createElement("b");
  prices.textContent = DECK_PRICES[deck] ?? "";
  back.append(prices);
  target.append(back);
}

/** A card as wide as the widest place it will be at, so that it stays crisp. */
export function card(stage: Stage, look: CardLook, width: number): Actor {
  const actor = put(stage, width, width * 1.4);
  drawCard(stage, actor.element, look, width);
  return actor;
}

/** A card with a second side: the back of a deck, or the condition of a special building. */
export function twoSided(
  stage: Stage,
  look: CardLook,
  other: { deck: number } | CardLook,
  width: number,
): Actor {
  const actor = put(stage, width, width * 1.4, "deep");
  actor.flip = document.createElement("div");
  actor.flip.className = "flip";
  const [front, back] = [document.createElement("div"), document.createElement("div")];
  back.className = "away";
  actor.flip.append(front, back);
  actor.element.append(actor.flip);
  drawCard(stage, front, look, width);
  if ("deck" in other) drawBack(back, other.deck, width);
  else drawCard(stage, back, other, width);
  return actor;
}

export function back(stage: Stage, deck: number, width: number): Actor {
  const actor = put(stage, width, width * 1.4);
  drawBack(actor.element, deck, width);
  return actor;
}

export function coin(stage: Stage, size: number): Actor {
  const actor = put(stage, size, size);
  goesWith(stage, mount(Glyph, { target: actor.element, props: { id: "coin", cls: "whole" } }));
  return actor;
}

export function token(stage: Stage, colour: string, size: number): Actor {
  const actor = put(stage, size, size, "octagon");
  goesWith(stage, mount(Token, { target: actor.element, props: { colour } }));
  return actor;
}

export function monster(stage: Stage, id: string, size: number): Actor {
  const actor = put(stage, size, size, "beast");
  goesWith(stage, mount(Picture, { target: actor.element, props: { id } }));
  return actor;
}

/** A snippet of paper. */
export function snippet(stage: Stage, colour: string, size: number): Actor {
  const actor = put(stage, size, size * 0.6, `snippet k-${colour}`);
  return actor;
}

/** A pose as the frame of a movement: the actor fits into the box and stands in its middle. */
export function frame(actor: Actor, { box, turn = 0, lift = 0, opacity = 1, scale = 1 }: Pose): Keyframe {
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2 - lift;
  const fits = Math.min(box.width / actor.width, box.height / actor.height) * scale;
  return {
    transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${fits}) translate(-50%, -50%)`,
    opacity,
  };
}

export function act(stage: Stage, actor: Actor, poses: (Pose & { offset?: number })[], timing: Timing): void {
  const frames = poses.map((pose) => {
    const drawn = frame(actor, pose);
    return pose.offset === undefined ? drawn : { ...drawn, offset: pose.offset };
  });
  stage.move(actor.element, frames, timing);
}

/** Stay where one is until something else happens. */
export function stay(stage: Stage, actor: Actor, pose: Pose, from: number, until: number): void {
  if (until > from) act(stage, actor, [pose, pose], { at: from, lasts: until - from + 20 });
}

/** From one place to another in a low arc. */
export function fly(stage: Stage, actor: Actor, from: Pose, to: Pose, timing: Timing): void {
  const far = Math.hypot(to.box.left - from.box.left, to.box.top - from.box.top);
  const middle: Box = {
    left: (from.box.left + to.box.left) / 2,
    top: (from.box.top + to.box.top) / 2,
    width: (from.box.width + to.box.width) / 2,
    height: (from.box.height + to.box.height) / 2,
  };
  const turn = Math.sign(to.box.left - from.box.left) * 3;
  act(stage, actor, [from, { box: middle, lift: Math.min(48, far / 8), turn }, to], timing);
}

/** Turn a card with two sides: 0° shows its face, 180° the other side. */
export function turnOver(stage: Stage, actor: Actor, from: number, to: number, timing: Timing): void {
  if (!actor.flip) return;
  const frames = [{ transform: `rotateY(${from}deg)` }, { transform: `rotateY(${to}deg)` }];
  stage.move(actor.flip, frames, { easing: "ease-in-out", ...timing });
}
