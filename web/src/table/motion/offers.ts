/** Cards between the decks and the offers: revealed, discarded, shuffled anew. */
import { cardOf } from "../../texts/cards";
import { play } from "../../sound/sounds";
import * as actors from "./actors";
import { act, fly, stay, turnOver } from "./actors";
import { anchor, boxOf, drawnIn, slotOf, type Spot } from "./anchors";
import { spotOfCard, type Of, type Scene } from "./scene";
import { CALM, QUICK, TRAVEL } from "./stage";

export function revealed(scene: Scene, event: Of<"revealed">, at: number): number {
  const pile = scene.spots.get(`deck-${event.deck}`);
  const slot = slotOf(scene.root, event.card);
  scene.stage.later(at, () => play("reveal"));
  if (!pile || !slot) return at + QUICK;
  const goal = drawnIn(slot);
  const to = boxOf(goal);
  const look = { id: event.card, price: scene.after.yours.prices[event.card] ?? cardOf(event.card).cost };
  const actor = actors.twoSided(scene.stage, look, { deck: event.deck }, Math.max(to.width, 60));
  const from = { ...pile, width: to.width, left: pile.left + (pile.width - to.width) / 2 };
  fly(scene.stage, actor, { box: from }, { box: to }, { at, lasts: TRAVEL });
  turnOver(scene.stage, actor, 180, 0, { at, lasts: TRAVEL });
  scene.stage.hide(goal, at + TRAVEL);
  return at + TRAVEL;
}

/** Cards that stay on offer move up. */
export function shiftOffers(scene: Scene): void {
  const known = [...scene.spots].filter(([name, spot]) => name.startsWith("slot-") && spot.card);
  for (const slot of scene.root.querySelectorAll<HTMLElement>('[data-anchor^="slot-"][data-card]')) {
    const index = known.findIndex(([, spot]) => spot.card === slot.dataset.card);
    if (index < 0) continue;
    const [[, spot]] = known.splice(index, 1) as [[string, Spot]];
    const now = boxOf(drawnIn(slot));
    const zoom = slot.currentCSSZoom ?? 1; // large screens enlarge the table as a whole
    const [x, y] = [(spot.left - now.left) / zoom, (spot.top - now.top) / zoom];
    if (Math.hypot(x, y) < 8 || now.width < 2) continue;
    const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
    scene.stage.move(slot, frames, { lasts: CALM }, true);
  }
}

export function discarded(scene: Scene, event: Of<"discarded">, at: number): number {
  const deck = cardOf(event.card).deck;
  const from = scene.spots.get(`slot-${event.slot}`) ?? spotOfCard(scene, event.card);
  const pile = anchor(scene.root, `deck-${deck}`);
  scene.stage.later(at, () => play("reveal"));
  if (!from || !pile) return at + QUICK;
  const actor = actors.twoSided(scene.stage, { id: event.card }, { deck }, from.width);
  const to = boxOf(pile);
  const poses = [
    { box: from },
    { box: to, lift: 14, offset: 0.7 },
    { box: to, lift: -10, opacity: 0, scale: 0.9 },
  ];
  stay(scene.stage, actor, { box: from }, 0, at);
  act(scene.stage, actor, poses, { at, lasts: 380, easing: "ease-in-out" });
  turnOver(scene.stage, actor, 0, 180, { at, lasts: 260 });
  return at + 380;
}

export function rebuilt(scene: Scene, event: Of<"rebuilt">, at: number): number {
  const pile = anchor(scene.root, `deck-${event.deck}`);
  scene.stage.later(at, () => play("reveal"));
  scene.stage.later(at + 240, () => play("reveal"));
  if (!pile) return at + QUICK;
  const box = boxOf(pile);
  for (let i = 0; i < 4; i++) {
    const actor = actors.back(scene.stage, event.deck, Math.min(box.width, box.height * 0.9));
    const aside = { ...box, left: box.left + (i % 2 ? 1 : -1) * box.width * 0.4 };
    const poses = [
      { box, opacity: 0 },
      { box: aside, turn: i % 2 ? 10 : -10, lift: 8 + i * 3, offset: 0.45 },
      { box, opacity: 1 },
    ];
    act(scene.stage, actor, poses, { at: at + i * 60, lasts: 320 });
  }
  return at + 500;
}
