/** The chances along a game, worked out move by move: src/happycity/review/following.py. */
import type { Thinker } from "../bots/thinker";
import type { State } from "../kernel/kernel";
import { REFUSE } from "../kernel/layout";
import { numberOf } from "../rules/cards";
import type { PlayedMove } from "../rules/history";
import { parsed, reveals } from "../rules/moves";
import { isBoughtBy, type Change } from "./changes";
import { Odds, type Chances } from "./odds";
import { actionOf } from "./played";

/**
 * Follows a game: what its players knew, and how every decision and reveal changed the chances. The position that is
 * followed holds what was known, never an order that a deck really had.
 */
export class Following {
  /** Before the first move, then after each. */
  readonly chances: Chances[];
  readonly changes: Change[] = [];
  readonly #odds: Odds;
  #state: State;
  #now: Chances;
  #discarded: PlayedMove | null = null;

  /** Before the first of these moves; they decide the imagined worlds. */
  constructor(thinker: Thinker, moves: readonly PlayedMove[], playouts: number) {
    const [first] = moves;
    if (!first) throw new RangeError("a game without moves");
    const seed = moves.map((played) => played.move).join(" ");
    this.#odds = new Odds(first.before.kernel, thinker, seed, playouts);
    this.#state = first.before.known;
    this.#now = this.#odds.at(this.#state);
    this.chances = [this.#now];
  }

  /** Go on by one move. */
  follow(played: PlayedMove): void {
    const action = actionOf(played);
    if (!reveals(action)) {
      this.#state = this.#odds.after(this.#state, action);
      this.#decide(played);
    } else if (action === REFUSE) this.#openBox(played, action);
    else this.#draw(played, action);
    this.chances.push(this.#now);
  }

  /** First the choice of what to discard and which deck to draw from, then the card. */
  #draw(played: PlayedMove, action: number): void {
    const revealed = played.events.find((event) => event.event === "revealed");
    const { expected, after } = this.#odds.draw(this.#state, action, numberOf(revealed?.card ?? ""));
    this.#state = after;
    if (this.#discarded) this.#change(this.#discarded, expected, false);
    this.#reveal(played, expected);
  }

  #openBox(played: PlayedMove, action: number): void {
    const expected = this.#odds.openBox(this.#state, action);
    this.#state = played.after.known;
    this.#reveal(played, expected);
  }

  #reveal(played: PlayedMove, expected: Chances): void {
    this.#now = expected;
    this.#change(played, this.#odds.at(this.#state), true);
  }

  #decide(played: PlayedMove): void {
    if (played.before.phase === "discard") {
      // nothing is known yet: the draw that follows belongs to it
      this.#discarded = parsed(played.move).word === "discard" ? played : null;
    } else if (played.before.legalActions.length > 1 || played.after.isOver) {
      const after = this.#odds.at(this.#state);
      if (!this.#wasLucky(played, after)) this.#change(played, after, false);
    }
  }

  /**
   * A player who buys the card just drawn and does better than expected owes it to the card. Imagined players do not
   * see every good purchase; real ones who do must not look unlucky before it.
   */
  #wasLucky(played: PlayedMove, after: Chances): boolean {
    const revealed = this.changes.at(-1);
    const seat = played.before.seat;
    if (!revealed?.luck || seat === null || !isBoughtBy(revealed, played)) return false;
    if ((after[seat] ?? 0) <= (this.#now[seat] ?? 0)) return false;
    this.changes[this.changes.length - 1] = { ...revealed, after };
    this.#now = this.chances[this.chances.length - 1] = after;
    return true;
  }

  #change(played: PlayedMove, after: Chances, luck: boolean): void {
    this.changes.push({ played, luck, before: this.#now, after });
    this.#now = after;
    this.#discarded = null;
  }
}
