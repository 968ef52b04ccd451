/** R2: how a game is laid out before the first decision, as the `setup` of a record tells it: rules/setup.py. */
import type { ConfigPart, SetupPart } from "../../protocol";
import type { Kernel, State } from "../kernel/kernel";
import { STATE, STATE_BYTES } from "../kernel/layout";
import { read, row, write, writeRow } from "../kernel/record";
import { DECK_STARTS, fullDeck, idOf, numberOf, specialSet } from "./cards";
import { checkConfig, decksWith, specialsOnTable, writeOptions } from "./config";
import { Refused } from "./refused";

/** Read the set-up from a state in which nothing has been drawn yet. */
export function setupOf(state: State, config: ConfigPart): SetupPart {
  return {
    decks: Array.from({ length: decksWith(config) }, (_, deck) => faceDown(state, deck)),
    specials: row(state, STATE.specials, [], specialsOnTable(config.players)).map(idOf),
    box: row(state, STATE.box, [], read(state, STATE.box_count)).map(idOf),
  };
}

/** The cards of a deck (index 0–3), top first. */
export function faceDown(state: State, deck: number): string[] {
  const start = DECK_STARTS[deck] ?? 0;
  const numbers = row(state, STATE.deck).slice(start, start + read(state, STATE.deck_left, deck));
  return numbers.reverse().map(idOf);
}

/** Lay a deck (index 0–3) in this order, top first. */
export function putFaceDown(state: Uint8Array, deck: number, ids: readonly string[]): void {
  const start = DECK_STARTS[deck] ?? 0;
  [...ids].reverse().forEach((id, i) => write(state, STATE.deck, numberOf(id), start + i));
  write(state, STATE.deck_left, ids.length, deck);
}

/** The state at the first decision of a game with this set-up. */
export function laidOut(kernel: Kernel, setup: SetupPart, config: ConfigPart): State {
  checkConfig(config);
  checkSetup(setup, config);
  const state = new Uint8Array(STATE_BYTES);
  writeOptions(state, config);
  setup.decks.forEach((ids, deck) => putFaceDown(state, deck, ids));
  writeRow(state, STATE.specials, setup.specials.map(numberOf));
  writeRow(state, STATE.box, setup.box.map(numberOf));
  write(state, STATE.box_count, setup.box.length);
  kernel.turnTo(state);
  kernel.entries.begin_game(kernel.raw.address, kernel.tables.address, kernel.work.address);
  return kernel.raw.copy();
}

/** Refuse a set-up that cannot be laid out with these cards. */
function checkSetup(setup: SetupPart, config: ConfigPart): void {
  checkCount("wrong-number-of-decks", "setup.decks", setup.decks, decksWith(config));
  setup.decks.forEach((ids, deck) => checkSameCards(ids, fullDeck(deck), `setup.decks[${deck}]`));
  checkCount("wrong-number-of-specials", "setup.specials", setup.specials, specialsOnTable(config.players));
  const found = [...setup.specials, ...setup.box];
  checkSameCards(found, specialSet(config.specials), "setup.specials and setup.box");
}

function checkCount(
  code: "wrong-number-of-decks" | "wrong-number-of-specials",
  place: string,
  list: readonly unknown[],
  known: number,
): void {
  if (list.length !== known) throw new Refused(code, { place, found: list.length, known });
}

/** Refuse a list that is not exactly these cards in some order. */
export function checkSameCards(found: readonly string[], wanted: readonly string[], place: string): void {
  const [have, want] = [counted(found), counted(wanted)];
  const unknown = found.find((card) => !want.has(card));
  if (unknown !== undefined) throw new Refused("card-not-here", { place, card: unknown });
  for (const [card, known] of want) {
    const copies = have.get(card) ?? 0;
    if (copies !== known) throw new Refused("wrong-copies", { place, card, found: copies, known });
  }
}

/** How often each comes, in the order of the first. */
export function counted(things: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}
