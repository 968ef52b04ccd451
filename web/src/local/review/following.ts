/** The chances along a game, worked out move by move: src/happycity/review/following.py. */
import type { Asker } from "../bots/learned";
import type { State } from "../kernel/kernel";
import { REFUSE } from "../kernel/layout";
import { numberOf } from "../rules/cards";
import type { PlayedMove } from "../rules/history";
import { reveals } from "../rules/moves";
import { Odds, type Chances } from "./odds";
import { actionOf } from "./played";
import type { Reveal } from "./reveals";

/**
 * Follows a game: what its players knew, and what every card that was turned over did to their chances. The position
 * that is followed holds what was known, never an order that a deck really had.
 */
export class Following {
  /** Before the first move, then after each. */
  readonly chances: Chances[];
  readonly reveals: Reveal[] = [];
  readonly #odds: Odds;
  #state: State;

  /** Before the first of these moves; they decide the imagined worlds. */
  constructor(asker: Asker, moves: readonly PlayedMove[]) {
    const [first] = moves;
    if (!first) throw new RangeError("a game without moves");
    const seed = moves.map((played) => played.move).join(" ");
    const { kernel, config } = first.before;
    this.#odds = new Odds(kernel, asker, seed, config.players);
    this.#state = first.before.known;
    this.chances = [this.#odds.at(this.#state)];
  }

  /** Go on by one move. */
  follow(played: PlayedMove): void {
    const action = actionOf(played);
    if (!reveals(action)) return this.#decide(played, action);
    const before = action === REFUSE ? this.#openBox(played, action) : this.#draw(played, action);
    const after = this.#odds.at(this.#state);
    this.chances.push(after);
    this.reveals.push({ played, before, after });
  }

  /** What is forced changes nothing, except that the last move shows who has won. */
  #decide({ before, after }: PlayedMove, action: number): void {
    this.#state = this.#odds.after(this.#state, action);
    const decided = before.legalActions.length > 1 || after.isOver;
    this.chances.push(decided ? this.#odds.at(this.#state) : (this.chances.at(-1) ?? []));
  }

  /** Turn over the card that really came; the chances before anybody knew it. */
  #draw(played: PlayedMove, action: number): Chances {
    const revealed = played.events.find((event) => event.event === "revealed");
    const { expected, after } = this.#odds.draw(this.#state, action, numberOf(revealed?.card ?? ""));
    this.#state = after;
    return expected;
  }

  #openBox(played: PlayedMove, action: number): Chances {
    const expected = this.#odds.openBox(this.#state, action);
    this.#state = played.after.known;
    return expected;
  }
}
