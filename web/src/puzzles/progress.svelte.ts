/** What this browser remembers of puzzles: the own rating, what was solved and missed, what is wished for. */
import { KIND_CHOICES, PLAYER_CHOICES, THEME_CHOICES, type Standing, type Wish } from "./choosing";
import { FIRST_RATING, ratingAfter, ratingOf } from "./rating";
import type { Puzzle } from "./shipped";

const KEY = "happycity-puzzles";

/** What an answer did to the rating. */
export interface Change {
  before: number;
  after: number;
}

interface Kept extends Wish {
  rating: number;
  /** Answers that counted. */
  answered: number;
  /** Right ones in a row, up to now. */
  streak: number;
  solved: string[];
  missed: string[];
}

export class Progress implements Standing {
  rating = $state(FIRST_RATING);
  answered = $state(0);
  streak = $state(0);
  solved = $state.raw<ReadonlySet<string>>(new Set());
  missed = $state.raw<ReadonlySet<string>>(new Set());
  wish = $state.raw<Wish>({ theme: "any", players: "any", kind: "any" });

  /** Where nothing could be written down, there is nothing to read: what is known here counts. */
  #isKept = true;

  constructor() {
    this.#read();
  }

  wishFor(wish: Partial<Wish>): void {
    this.#read(); // another tab may have been used meanwhile: its figures are written back here
    this.wish = { ...this.wish, ...wish };
    this.#keep();
  }

  /** The first answer at a table. Only the first one ever given to a puzzle is rated; null: this one is not. */
  answer({ id, difficulty }: Puzzle, right: boolean): Change | null {
    this.#read(); // another tab may have been used meanwhile
    const isKnown = this.solved.has(id) || this.missed.has(id);
    if (right) {
      this.solved = new Set([...this.solved, id]);
      this.missed = new Set([...this.missed].filter((one) => one !== id));
    } else if (!isKnown) this.missed = new Set([...this.missed, id]);
    const change = isKnown ? null : this.#rate(ratingOf(difficulty), right);
    this.#keep();
    return change;
  }

  /** Another tab has written something down, perhaps this. */
  hear({ key }: Pick<StorageEvent, "key">): void {
    if (key === KEY || key === null) this.#read(); // null: everything was deleted
  }

  #rate(puzzle: number, right: boolean): Change {
    const before = this.rating;
    this.rating = ratingAfter(before, this.answered, puzzle, right);
    this.answered++;
    this.streak = right ? this.streak + 1 : 0;
    return { before, after: this.rating };
  }

  /** What cannot be, because another version or a hand has written it, is as in the beginning. */
  #read(): void {
    if (!this.#isKept) return;
    const kept = read();
    this.rating = numberOf(kept.rating, FIRST_RATING);
    this.answered = numberOf(kept.answered, 0);
    this.streak = numberOf(kept.streak, 0);
    this.solved = new Set(namesOf(kept.solved));
    this.missed = new Set(namesOf(kept.missed).filter((id) => !this.solved.has(id)));
    this.wish = {
      theme: oneOf(THEME_CHOICES, kept.theme),
      players: oneOf(PLAYER_CHOICES, kept.players),
      kind: oneOf(KIND_CHOICES, kept.kind),
    };
  }

  #keep(): void {
    const { rating, answered, streak, wish } = this;
    const kept: Kept = {
      rating,
      answered,
      streak,
      solved: [...this.solved],
      missed: [...this.missed],
      ...wish,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
      this.#isKept = true;
    } catch {
      this.#isKept = false;
      // private windows may have no room: then nothing is remembered
    }
  }
}

function read(): Partial<Record<keyof Kept, unknown>> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? "{}")) as Partial<Record<keyof Kept, unknown>>;
  } catch {
    return {};
  }
}

function numberOf(found: unknown, usual: number): number {
  return typeof found === "number" && Number.isFinite(found) ? Math.round(found) : usual;
}

function namesOf(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];
}

function oneOf<Word extends string>(words: readonly [Word, ...Word[]], found: unknown): Word {
  return words.find((word) => word === found) ?? words[0];
}
