/** Why a choice is good: facts that anybody can check at the table (src/happycity/review/grounds.py). */
import type { Completion, Ground, Preview } from "../../protocol";
import { MOST_GROUNDS } from "../kernel/facts";
import { PLACES, STATE, WORK } from "../kernel/layout";
import { read, row } from "../kernel/record";
import { DECK_STARTS, idOf } from "../rules/cards";
import { parsed, type Move } from "../rules/moves";
import { previewOf } from "../rules/previews";
import type { Table } from "../rules/table";

/** What speaks for an action of the seat that decides, and not as much for its rival: two facts at most. */
export function groundsOf(view: Table, action: number, rival?: number): Ground[] {
  const others = new Map(
    rival === undefined ? [] : allGrounds(view, rival).map(({ code, facts }) => [code, facts]),
  );
  return allGrounds(view, action)
    .filter((one) => !isAsTrue(one, others))
    .slice(0, MOST_GROUNDS);
}

/**
 * The same for the first of some choices, the best first. Its rival is what was played, or else the next best; not the
 * same card paid for otherwise.
 */
export function groundsOfBest(view: Table, actions: readonly number[], played?: number): Ground[] {
  const [best, ...others] = actions;
  if (best === undefined) return [];
  if (played !== undefined && played !== best) return groundsOf(view, best, played);
  const about = aboutOf(view, best);
  return groundsOf(
    view,
    best,
    others.find((one) => aboutOf(view, one) !== about),
  );
}

function aboutOf(view: Table, action: number): string {
  const { word, card, number } = parsed(view.moveOf(action));
  return `${word} ${card} ${number}`;
}

function allGrounds(view: Table, action: number): Ground[] {
  const { seat } = view;
  const move = parsed(view.moveOf(action));
  const found = FOUND[move.word];
  return found && seat !== null ? found(new Standing(view, seat), previewOf(view, action), move) : [];
}

/** Whether a fact speaks for another choice at least as much, of which these are known by their codes. */
function isAsTrue({ code, facts }: Ground, others: ReadonlyMap<string, Ground["facts"]>): boolean {
  const other = others.get(code);
  if (code === "deck" && others.has("deck-all")) return true;
  if (!other) return false;
  const ours = (fact: string) => Number(facts[fact]);
  const theirs = (fact: string) => Number(other[fact]);
  switch (code) {
    case "completes":
      return other.special === facts.special;
    case "points":
      return theirs("after") >= ours("after");
    case "income":
      return theirs("coins") >= ours("coins");
    case "deck":
      return theirs("payable") * ours("cards") >= ours("payable") * theirs("cards");
    default:
      return true;
  }
}

function ground(code: string, facts: Ground["facts"]): Ground {
  return { code, facts };
}

/** How the one who decides stands. */
class Standing {
  readonly coins: number;
  readonly income: number;
  readonly hearts: number;
  readonly inhabitants: number;
  readonly points: number;

  constructor(
    readonly view: Table,
    readonly seat: number,
  ) {
    this.coins = view.number(STATE.coins, seat);
    this.income = read(view.survey, WORK.income, seat);
    this.hearts = read(view.survey, WORK.hearts, seat);
    this.inhabitants = read(view.survey, WORK.inhabitants, seat);
    this.points = read(view.survey, WORK.points, seat);
  }

  /** About how many rounds are left: a city grows by a card a round. */
  get rounds(): number {
    const { view } = this;
    return view.lastRound ? 0 : PLACES - Math.max(...row(view.state, STATE.city_count, [], view.players));
  }

  /** The next opponent who will have the coins for a card, if it is still there. */
  whoCouldBuy(card: string): number | undefined {
    const { view, seat } = this;
    const others = Array.from({ length: view.players - 1 }, (_, i) => (seat + 1 + i) % view.players);
    return others.find((other) => {
      const then = view.number(STATE.coins, other) + read(view.survey, WORK.income, other);
      return then >= view.price(other, card);
    });
  }
}

// --- by the word of the move --------------------------------------------------------------------------

/** A card or a special building that comes into the city. */
function building(standing: Standing, brought: Preview, move: Move): Ground[] {
  const { points: before, rounds } = standing;
  const best = brought.then?.reduce<Completion | null>(richer, null);
  const after = Math.max(brought.points, best?.points ?? 0, 0);
  const found: Ground[] = [];
  if (best) found.push(ground("completes", { special: best.card }));
  if (after > before) found.push(ground("points", { before, after }));
  if (brought.income > standing.income && rounds)
    found.push(ground("income", { coins: brought.income - standing.income, rounds }));
  const { hearts, inhabitants } = brought;
  if (after <= before && hearts > standing.hearts) found.push(ground("hearts", {}));
  else if (after <= before && inhabitants > standing.inhabitants) found.push(ground("inhabitants", {}));
  return move.word === "buy" ? [...found, ...denial(standing, move)] : found;
}

function richer(one: Completion | null, other: Completion): Completion {
  return one && one.points >= other.points ? one : other;
}

/** Somebody else could have had it; dwellings lie there for everybody. */
function denial(standing: Standing, { card }: Move): Ground[] {
  const { view } = standing;
  if (card in view.dwellings || view.lastRound) return [];
  const to = standing.whoCouldBuy(card);
  return to === undefined ? [] : [ground("denies", { card, to })];
}

/** What can be paid in the next turn and not now. */
function saving({ view, seat, coins: now }: Standing, brought: Preview): Ground[] {
  if (view.lastRound) return [];
  const coins = brought.coins + brought.income;
  const priced = view.visible.map((card) => ({ card, price: view.price(seat, card) }));
  const within = priced.filter(({ price }) => now < price && price <= coins);
  const dearest = Math.max(...within.map(({ price }) => price));
  const found = within.find(({ price }) => price === dearest);
  return [found ? ground("saves", { coins, card: found.card }) : ground("coins", { coins })];
}

/** How many cards of the deck could be paid. */
function drawing({ view, seat, coins }: Standing, _: Preview, { number: deck }: Move): Ground[] {
  const start = DECK_STARTS[deck - 1] ?? 0;
  const left = view.number(STATE.deck_left, deck - 1);
  const faceDown = row(view.state, STATE.deck)
    .slice(start, start + left)
    .map(idOf);
  const payable = faceDown.filter((card) => view.price(seat, card) <= coins).length;
  if (payable && payable === left) return [ground("deck-all", { deck, cards: left })];
  return payable ? [ground("deck", { deck, payable, cards: left })] : [];
}

const FOUND: Partial<Record<Move["word"], (standing: Standing, brought: Preview, move: Move) => Ground[]>> = {
  buy: building,
  take: building,
  copy: building,
  discard: (standing, _, move) => denial(standing, move),
  coin: saving,
  draw: drawing,
};
