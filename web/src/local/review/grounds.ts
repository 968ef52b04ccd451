/** Why a choice is good: facts that anybody can check at the table (src/happycity/review/grounds.py). */
import type { Completion, Ground, Preview } from "../../protocol";
import { MOST_GROUNDS, WITHIN_SIGHT } from "../kernel/facts";
import { PLACES, STATE, WORK } from "../kernel/layout";
import { read, row } from "../kernel/record";
import { cardNamed, DECK_STARTS, idOf, numberOf } from "../rules/cards";
import { parsed, type Move } from "../rules/moves";
import { previewOf } from "../rules/previews";
import { pipsMet } from "../rules/specials";
import { seatsUpTo, type Table } from "../rules/table";
import { bought, pointsOf } from "./purchases";

/** What says little of a choice alone, and something of two. */
const BESIDE = new Set(["leaves", "goes", "place", "market-comes", "deck-dear"]);
/** One of them is told, the weightiest: they are about the same card. */
const DENIALS = new Set(["denies-special", "denies-points", "denies-income", "denies"]);

/** What speaks for an action of the seat that decides, and not as much for its rival: two facts at most. */
export function groundsOf(view: Table, action: number, rival?: number): Ground[] {
  const others = new Map(
    rival === undefined ? [] : allGrounds(view, rival).map(({ code, facts }) => [code, facts]),
  );
  const speaks = allGrounds(view, action).filter(
    (one) => !(BESIDE.has(one.code) && rival === undefined) && !isAsTrue(one, others),
  );
  const denial = speaks.find(({ code }) => DENIALS.has(code));
  return speaks.filter((one) => one === denial || !DENIALS.has(one.code)).slice(0, MOST_GROUNDS);
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

type Facts = Ground["facts"];

function share(some: string): (facts: Facts) => number {
  return (facts) => Number(facts[some]) / Number(facts.cards);
}

/** How much of it there is, of facts that can be more and less true. */
const MEASURES: Readonly<Record<string, (facts: Facts) => number>> = {
  points: ({ after }) => Number(after),
  income: ({ coins }) => Number(coins),
  "at-once": ({ coins }) => Number(coins),
  leaves: ({ coins }) => Number(coins),
  stays: ({ after }) => Number(after),
  waits: ({ missing }) => -Number(missing),
  "denies-points": ({ before, after }) => Number(after) - Number(before),
  "denies-income": ({ coins }) => Number(coins),
  deck: share("payable"),
  "deck-better": share("some"),
  "deck-hearts": share("some"),
  "deck-dear": share("some"),
  market: ({ count }) => Number(count),
};

/** Facts that say the same and more. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  deck: ["deck-all"],
  denies: ["denies-special", "denies-points", "denies-income"],
};

/** Whether a fact speaks for another choice at least as much, of which these are known by their codes. */
function isAsTrue({ code, facts }: Ground, others: ReadonlyMap<string, Facts>): boolean {
  if (INSTEAD[code]?.some((more) => others.has(more))) return true;
  // whoever takes the coin has coins left too
  const coin = code === "leaves" ? (others.get("saves") ?? others.get("coins")) : undefined;
  const other = others.get(code) ?? coin;
  if (!other) return false;
  if (code === "completes" || code === "effect") return other.special === facts.special;
  const measure = MEASURES[code];
  return !measure || measure(other) >= measure(facts);
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

  /** The opponents whose turn still comes, the next first, each with its coins then (R3.1, R3.2). */
  get others(): { seat: number; coins: number }[] {
    const { view } = this;
    const around = seatsUpTo(view.players - 1).map((away) => (this.seat + 1 + away) % view.players);
    return around.flatMap((seat) => {
      const comes = view.round > 0 && seat > view.turn;
      const income = comes ? 0 : Math.max(read(view.survey, WORK.income, seat), 0);
      return comes || !view.lastRound ? [{ seat, coins: view.number(STATE.coins, seat) + income }] : [];
    });
  }

  /** What the card would bring, if it can be bought with what is in the purse now. */
  bought(card: string): Preview | null {
    return bought(this.view, this.seat, this.coins, card);
  }

  /** What can be reached with anything that lies there to be bought. */
  get mostPoints(): number {
    const piles = Object.entries(this.view.dwellings).flatMap(([card, left]) => (left ? [card] : []));
    const brought = [...this.view.visible, ...piles].map((card) => this.bought(card));
    return Math.max(this.points, ...brought.filter((one) => one !== null).map(pointsOf));
  }

  /** How many cards the city wants for a special building. */
  missing(special: string): number {
    const met = sum(Object.values(pipsMet(this.view, this.seat, numberOf(special))));
    return sum(Object.values(cardNamed(special).condition)) - met;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((whole, one) => whole + one, 0);
}

/** The first of those that have most of it. */
function most<One>(some: readonly One[], of: (one: One) => number): One | undefined {
  return some.reduce<One | undefined>(
    (best, one) => (best === undefined || of(one) > of(best) ? one : best),
    undefined,
  );
}

// --- by the word of the move --------------------------------------------------------------------------

/** A card or a special building that comes into the city. */
function building(standing: Standing, brought: Preview): Ground[] {
  const { points: before, rounds } = standing;
  const best = most(brought.then ?? [], ({ points }) => points);
  const after = Math.max(pointsOf(brought), 0);
  const found: Ground[] = [];
  if (best) found.push(ground("completes", { special: best.card }));
  if (after > before) found.push(ground("points", { before, after }));
  if (brought.income > standing.income && rounds)
    found.push(ground("income", { coins: brought.income - standing.income, rounds }));
  const { hearts, inhabitants } = brought;
  if (after <= before && hearts > standing.hearts) found.push(ground("hearts", {}));
  else if (after <= before && inhabitants > standing.inhabitants) found.push(ground("inhabitants", {}));
  return found;
}

function buying(standing: Standing, brought: Preview, { card }: Move): Ground[] {
  const found = building(standing, brought);
  const { view } = standing;
  if ((view.dwellings[card] ?? 1) === 1) found.push(...denial(standing, card)); // else the next of its pile is there for others
  if (!view.lastRound) found.push(ground("leaves", { coins: brought.coins + brought.income }));
  return found;
}

function taking(standing: Standing, brought: Preview, { card: special }: Move): Ground[] {
  const found = building(standing, brought);
  const { view, coins, income, points } = standing;
  if (brought.coins > coins) found.push(ground("at-once", { coins: brought.coins - coins }));
  const other = standing.others.find(
    ({ seat }) => !view.number(STATE.special_taken, seat) && new Standing(view, seat).missing(special) === 0,
  );
  if (other) found.push(ground("denies-take", { special, to: other.seat }));
  const isPlain = pointsOf(brought) > points || brought.income > income || brought.coins > coins;
  if (cardNamed(special).does !== null && !isPlain)
    found.push(ground("effect", { special, effect: special })); // numbers tell nothing of it
  return found;
}

/** A city has one special building, and ten places. */
function declining(standing: Standing): Ground[] {
  const { view, seat, points, rounds } = standing;
  const takes = view.legalActions.filter((action) => parsed(view.moveOf(action)).word === "take");
  const found: Ground[] = [];
  if (Math.max(...takes.map((action) => previewOf(view, action).points)) <= points)
    found.push(ground("no-gain", {}));
  const missing = view.specials.map((special) => ({ special, missing: standing.missing(special) }));
  const ahead = missing.filter((one) => one.missing > 0 && one.missing <= WITHIN_SIGHT);
  const nearest = most(ahead, (one) => -one.missing);
  if (nearest && rounds) found.push(ground("waits", nearest));
  return [...found, ground("place", { places: PLACES - view.number(STATE.city_count, seat) })];
}

/** Somebody else could have had it, and what it would have brought them. */
function denial({ view, others, rounds }: Standing, card: string): Ground[] {
  const able = others.flatMap(({ seat: to, coins }) => {
    const brought = bought(view, to, coins, card);
    if (!brought) return [];
    const before = read(view.survey, WORK.points, to);
    const after = pointsOf(brought);
    return [
      {
        to,
        then: brought.then ?? [],
        before,
        after,
        coins: brought.income - read(view.survey, WORK.income, to),
      },
    ];
  });
  const [first] = able;
  if (!first) return [];
  const found: Ground[] = [];
  const completing = able.find(({ then }) => then.length);
  const special = most(completing?.then ?? [], ({ points }: Completion) => points);
  if (completing && special)
    found.push(ground("denies-special", { card, to: completing.to, special: special.card }));
  const scoring = most(able, ({ before, after }) => after - before) ?? first;
  const { before, after } = scoring;
  if (after > before) found.push(ground("denies-points", { card, to: scoring.to, before, after }));
  const { to, coins } = most(able, (one) => one.coins) ?? first;
  if (coins > 0 && rounds) found.push(ground("denies-income", { card, to, coins }));
  return [...found, ground("denies", { card, to: first.to })];
}

function discarding(standing: Standing, _: Preview, { card }: Move): Ground[] {
  const { visible } = standing.view;
  const gone = visible.indexOf(card);
  return [
    ...denial(standing, card),
    ...staying(
      standing,
      visible.filter((_card, slot) => slot !== gone),
    ),
    ...(standing.bought(card) ? [] : [ground("goes", { card })]),
  ];
}

/** The best that can then be bought of what lies there. */
function staying(standing: Standing, cards: readonly string[]): Ground[] {
  const priced = cards.flatMap((card) => {
    const brought = standing.bought(card);
    return brought ? [{ card, after: pointsOf(brought) }] : [];
  });
  const best = most(priced, ({ after }) => after);
  const { points: before } = standing;
  return best && best.after > before ? [ground("stays", { card: best.card, before, after: best.after })] : [];
}

/** What can be paid in the next turn and not now. */
function saving({ view, seat, coins: now }: Standing, brought: Preview): Ground[] {
  if (view.lastRound) return [];
  const coins = brought.coins + brought.income;
  const priced = view.visible.map((card) => ({ card, price: view.price(seat, card) }));
  const within = priced.filter(({ price }) => now < price && price <= coins);
  const found = most(within, ({ price }) => price);
  return [found ? ground("saves", { coins, card: found.card }) : ground("coins", { coins })];
}

/** What a deck holds for the one who draws, and for the next. */
function drawing(standing: Standing, _: Preview, { number: deck }: Move): Ground[] {
  const { view, seat, coins, mostPoints } = standing;
  const start = DECK_STARTS[deck - 1] ?? 0;
  const cards = view.number(STATE.deck_left, deck - 1);
  const faceDown = row(view.state, STATE.deck)
    .slice(start, start + cards)
    .map(idOf);
  const brought = faceDown.map((card) => standing.bought(card));
  const some = (isSo: (one: Preview) => boolean) => brought.filter((one) => one && isSo(one)).length;
  const found: Ground[] = [];
  const tell = (code: string, often: number, to = {}) => {
    if (often) found.push(ground(code, { deck, some: often, cards, ...to }));
  };
  tell(
    "deck-better",
    some((one) => pointsOf(one) > mostPoints),
  );
  const payable = faceDown.filter((card) => view.price(seat, card) <= coins).length;
  if (payable && payable === cards) found.push(ground("deck-all", { deck, cards }));
  else if (payable) found.push(ground("deck", { deck, payable, cards }));
  tell(
    "deck-hearts",
    some(({ hearts }) => hearts > standing.hearts),
  );
  const [next] = standing.others;
  if (next) {
    const dear = faceDown.filter((card) => !bought(view, next.seat, next.coins, card)).length;
    if (2 * dear >= cards) tell("deck-dear", dear, { to: next.seat });
  }
  return found;
}

/** What the colour of the Happy Market is good for. */
function colouring({ view }: Standing, _: Preview, { card: colour }: Move): Ground[] {
  const count = sum(view.specials.map((special) => cardNamed(special).condition[colour] ?? 0));
  const isForSale = Object.keys(view.dwellings).some((card) => cardNamed(card).colours.includes(colour));
  return [
    ...(count ? [ground("market", { colour, count })] : []),
    ...(isForSale ? [] : [ground("market-comes", {})]),
  ];
}

const FOUND: Partial<Record<Move["word"], (standing: Standing, brought: Preview, move: Move) => Ground[]>> = {
  market: colouring,
  keep: (standing) => staying(standing, standing.view.visible),
  discard: discarding,
  draw: drawing,
  coin: saving,
  buy: buying,
  decline: declining,
  take: taking,
  copy: building,
};
