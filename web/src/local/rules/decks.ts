/** Which cards can still come: the composition of the decks, in no order. */
import type { DeckView } from "../../protocol";
import { STATE } from "../kernel/layout";
import { row } from "../kernel/record";
import { cardNamed, COLOURS, DECK_STARTS, fullDeck, idOf } from "./cards";
import { decksWith } from "./config";
import { counted } from "./setup";
import type { Table } from "./table";

/** Kinds of their own among the colours. */
const MIXED = ["multicoloured", "monster"];

export function decksOf(table: Table): DeckView[] {
  return Array.from({ length: decksWith(table.config) }, (_, deck) => deckView(table, deck));
}

function deckView(table: Table, deck: number): DeckView {
  const cards = row(table.state, STATE.deck)
    .slice(DECK_STARTS[deck], DECK_STARTS[deck + 1])
    .map(idOf);
  const left = table.number(STATE.deck_left, deck);
  const faceDown = cards.slice(0, left);
  return {
    deck: deck + 1,
    left,
    kinds: kindsLeft(deck, faceDown),
    face_down: byAlphabet(faceDown),
    discarded: byAlphabet(cards.slice(cards.length - table.number(STATE.discarded, deck))),
  };
}

/** Face-down cards by colour; every kind of a full deck is named: colours in their order, then the others. */
function kindsLeft(deck: number, faceDown: readonly string[]): Record<string, number> {
  const [kinds, left] = [fullDeck(deck), faceDown].map((cards) => counted(cards.map(kindOf)));
  const named = [...COLOURS, ...MIXED].filter((kind) => kinds?.has(kind));
  return Object.fromEntries(named.map((kind) => [kind, left?.get(kind) ?? 0]));
}

function kindOf(id: string): string {
  const { kind, colours } = cardNamed(id);
  return MIXED.includes(kind) ? kind : (colours[0] ?? "");
}

/** Card → copies, in the order of the alphabet, so that nothing can be read from the order. */
function byAlphabet(cards: readonly string[]): Record<string, number> {
  return Object.fromEntries([...counted(cards)].sort(([one], [other]) => (one < other ? -1 : 1)));
}
