/** A game that the teacher looks at: how far they are, what they have found, what came in their way. */
import { hasDeepReview, review, type Decision, type Depth } from "../api/teacher";
import { isToldOtherwise } from "./judged";

export class Reviewing {
  /** What is known so far, in the order of the game; a second, deeper look replaces it when it is complete. */
  decisions = $state.raw<Decision[]>([]);
  /** How deep all of that was looked into; null: not all has been looked at yet. */
  depth = $state<Depth | null>(null);
  /** Of how many decisions the deeper look says something else than what was told before. */
  changed = $state(0);
  /** How far the look that is under way has come; null: there is none. */
  looking = $state.raw<{ depth: Depth; done: number; of: number } | null>(null);
  trouble = $state.raw<unknown>(null);

  #stopping: AbortController | null = null;

  constructor(readonly record: unknown) {}

  /** Look quickly, unless this browser has looked deeply before. */
  async begin(): Promise<void> {
    const isKnown = await hasDeepReview(this.record).catch(() => false);
    await this.look(isKnown ? "deep" : "quick");
  }

  /** Look at everything, unless that has been done already. */
  async look(depth: Depth): Promise<void> {
    if (this.looking || this.depth === depth || this.depth === "deep") return;
    const stopping = (this.#stopping = new AbortController());
    const first = this.depth === null;
    this.trouble = null;
    this.looking = { depth, done: 0, of: 0 };
    try {
      const found = await review(
        this.record,
        depth,
        ({ done, of, decisions }) => {
          if (stopping.signal.aborted) return;
          this.looking = { depth, done, of };
          if (first) this.decisions = decisions;
        },
        stopping.signal,
      );
      if (stopping.signal.aborted) return;
      if (!first) this.changed = this.#toldOtherwise(found);
      [this.depth, this.decisions] = [depth, found];
    } catch (error) {
      if (!stopping.signal.aborted) this.trouble = error;
    } finally {
      if (this.#stopping === stopping) this.looking = null;
    }
  }

  #toldOtherwise(found: readonly Decision[]): number {
    const before = new Map(this.decisions.map((one) => [one.number, one]));
    return found.filter((one) => isToldOtherwise(one, before.get(one.number) ?? one)).length;
  }

  /** No further: what is known stays. */
  stop(): void {
    this.#stopping?.abort();
    this.#stopping = null;
    this.looking = null;
  }
}
