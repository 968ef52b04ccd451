/**
 * The practice deck: every mistake of one's own is a card, which comes back after longer and longer times as long as it
 * is found (docs/review.md publishes the boxes).
 */
import { call } from "../api/http";
import { keepAnswer, keptAnswers, keptGames, type KeptAnswer, type KeptGame } from "../api/skill";
import { playOn } from "../teacher/practising";

/** Days until a card comes back, by its box. */
export const BOXES = [1, 3, 7, 16, 35] as const;
/** A part of a victory, from which on a decision is a card. */
const MISTAKE = 0.05;
const DAY = 86_400;

/** A position to practise. */
export interface DeckCard {
  key: string;
  game: string;
  seat: number;
  number: number;
  round: number;
  move: string;
  cost: number;
  box: number;
  /** Seconds since 1970. */
  due: number;
}

/** All cards that still come, the one that is due first in front; of those due together the costliest. */
export function deckOf(games: readonly KeptGame[], answers: readonly KeptAnswer[]): DeckCard[] {
  const known = new Map(answers.map((answer) => [answer.card, answer]));
  return games
    .flatMap(({ key: of, game, seat, ended, decisions }) =>
      decisions
        .filter(({ cost }) => cost >= MISTAKE)
        .map(({ number, round, move, cost }) => {
          const key = `${of} ${number}`;
          const { box = 1, due = ended } = known.get(key) ?? {};
          return { key, game, seat, number, round, move, cost, box, due };
        }),
    )
    .filter(({ box }) => box <= BOXES.length)
    .sort((a, b) => a.due - b.due || b.cost - a.cost);
}

/** Those that are due; the costliest first. */
export function dueOf(deck: readonly DeckCard[], now: number): DeckCard[] {
  return deck.filter(({ due }) => due <= now).sort((a, b) => b.cost - a.cost || a.due - b.due);
}

/** What becomes of a card: the next box if it was found, the first if not. */
export function answered({ key, box }: DeckCard, found: boolean, now: number): KeptAnswer {
  const next = found ? box + 1 : 1;
  return { card: key, box: next, due: now + DAY * (BOXES[next - 1] ?? 0) };
}

/**
 * Somebody has tried a move of a game again: it counts if it is a card that is due. What was found after a hint (`hinted`) was
 * told, not found.
 */
export async function noteTry(game: string, number: number, found: boolean, hinted: boolean): Promise<void> {
  const now = Date.now() / 1000;
  const deck = deckOf(await keptGames(), await keptAnswers());
  const card = dueOf(deck, now).find((one) => one.game === game && one.number === number);
  if (card) await keepAnswer(answered(card, found && !hinted, now));
}

/** The card that is practised after this one; null: nothing else is due. */
export async function nextAfter(game: string, number: number): Promise<DeckCard | null> {
  const due = dueOf(deckOf(await keptGames(), await keptAnswers()), Date.now() / 1000);
  return due.find((one) => one.game !== game || one.number !== number) ?? null;
}

/** Sit down at a card. */
export async function practise({ game, number, seat }: DeckCard, replace = false): Promise<void> {
  const record = await call("GET /api/games/{game}/record", { path: { game } });
  await playOn({ record, number, seat, game, better: true, deck: true, replace });
}
