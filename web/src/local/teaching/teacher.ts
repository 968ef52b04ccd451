/**
 * A teacher: looks into the decisions of games that are brought to it. It thinks of one question at a time, the newest
 * first, because that is what somebody waits for; an older one goes on after it.
 */
import type { Kernel } from "../kernel/kernel";
import { decisionOn, type Decision } from "../review/decisions";
import { actionOf } from "../review/played";
import { checkFair } from "../rules/fairness";
import type { PlayedMove } from "../rules/history";
import { actionOf as actionNamed } from "../rules/legality";
import { parsed } from "../rules/moves";
import { replayRecord } from "../rules/record";
import { Refused } from "../rules/refused";
import { yielded } from "../thread/pauses";
import type { Answer, Question } from "./messages";

/** Milliseconds between two words on how far it has come, also while one decision takes longer. */
const OFTEN = 250;
/** Choices that a move is compared with, itself included, however sure the net is. */
const COMPARED = 2;

/** Nobody waits for the answer any more. */
class Stopped extends Error {}

/** A question that is being thought of. */
class Thought {
  stopped = false;
  /** Resolves when it is answered or stopped. */
  readonly over: Promise<void>;
  end: () => void = () => undefined;

  constructor(readonly n: number) {
    this.over = new Promise((done) => (this.end = done));
  }
}

type Asked<Type extends Question["type"]> = Extract<Question, { type: Type }>;
type Pause = () => Promise<void>;

export class Teacher {
  /** The newest last. */
  readonly #thoughts: Thought[] = [];

  constructor(
    readonly kernel: Kernel,
    readonly tell: (answer: Answer) => void,
  ) {}

  /** Answer, unless it is stopped before. */
  async ask(question: Question): Promise<void> {
    const { n } = question;
    const thought = new Thought(n);
    this.#thoughts.push(thought);
    try {
      const pause = () => this.#turnOf(thought);
      if (question.type === "review") await this.#review(question, pause);
      else if (question.type === "fair")
        this.tell({ type: "checked", n, difference: checkFair(this.kernel, question.record) });
      else this.tell({ type: "judged", n, decision: await this.#judged(question, pause) });
    } catch (error) {
      if (error instanceof Refused)
        this.tell({ type: "refusal", n, code: error.code, facts: error.facts, status: 409 });
      else if (!(error instanceof Stopped)) {
        this.tell({ type: "refusal", n, code: "fault", facts: {}, status: 500 });
        throw error;
      }
    } finally {
      this.#thoughts.splice(this.#thoughts.indexOf(thought), 1);
      thought.end();
    }
  }

  stop(n: number): void {
    for (const thought of this.#thoughts) if (thought.n === n) thought.stopped = true;
  }

  /** Hear what has come in; go on when there is nothing newer to think of, and somebody still waits. */
  async #turnOf(thought: Thought): Promise<void> {
    await yielded();
    for (let newest = this.#thoughts.at(-1); newest && newest !== thought; newest = this.#thoughts.at(-1)) {
      if (thought.stopped) break;
      await newest.over;
    }
    if (thought.stopped) throw new Stopped();
  }

  async #review({ n, record, depth, part, parts }: Asked<"review">, pause: Pause): Promise<void> {
    const open = replayRecord(this.kernel, record).filter(hasChoice);
    const mine = open.filter((_, nth) => nth % parts === part);
    let [done, found, told] = [0, [] as Decision[], 0];
    const tell = () => {
      this.tell({ type: "looked", n, done, of: mine.length, decisions: found });
      [found, told] = [[], performance.now()];
    };
    const telling = async () => {
      await pause();
      if (performance.now() - told >= OFTEN) tell();
    };
    tell();
    for (const played of mine) {
      const decision = await decisionOn(played, actionOf(played), { depth }, telling);
      if (decision) found.push(decision);
      done++;
    }
    tell();
    this.tell({ type: "reviewed", n });
  }

  async #judged({ record, number, move, depth }: Asked<"judge">, pause: Pause): Promise<Decision> {
    const moves = replayRecord(this.kernel, record);
    const played = moves[number - 1];
    if (!played) throw new Refused("unknown-number", { move, found: number, known: `1–${moves.length}` });
    const action = actionNamed(played.before, parsed(move));
    const decision = await decisionOn(played, action, { depth, least: COMPARED }, pause);
    if (!decision) throw new Refused("nothing-to-decide", {});
    return decision;
  }
}

function hasChoice({ before }: PlayedMove): boolean {
  return before.legalActions.length > 1;
}
