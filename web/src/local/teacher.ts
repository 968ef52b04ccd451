/**
 * The door to the teachers of this page: workers that judge the decisions of games, apart from the one that keeps tables,
 * so that nobody waits at a table. Loaded when somebody wants to learn; teachers whom nobody asks any more go, and their
 * memory with them.
 */
import { Broken, No } from "./answers";
import type { Answer, Asked, Decision, Depth, Difference, Question, Told } from "./teaching/messages";
import Teaching from "./teaching/worker.ts?worker";
import { weightsAddress } from "./weights";

export { keepReview, keptReview } from "./shelf";
export type { Decision, Depth, Difference, Grade, Worth } from "./teaching/messages";

/** How far a review has come. */
export interface Looking {
  /** Moves looked into, of those at which there was a choice. */
  done: number;
  of: number;
  /** All that were found so far, in the order of the game. */
  decisions: Decision[];
}

/** Cores from which on two of them may learn at once. */
const MANY_CORES = 4;
/** Milliseconds without a question until the teachers go. */
const IDLE = 60_000;
/** Reviews that are remembered, also where a browser keeps nothing. */
const REMEMBERED = 8;

/** Whoever asked. */
interface Asking {
  told(answer: Answer): void;
  broken(): void;
}

/** One worker. */
class Teacher {
  readonly #worker = new Teaching();
  readonly #asking = new Map<number, Asking>();
  #numbers = 0;

  constructor(readonly ended: () => void) {
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    this.#worker.onerror = () => this.#break();
  }

  get isBusy(): boolean {
    return this.#asking.size > 0;
  }

  /** Ask; what is returned stops the work. */
  ask(question: Unnumbered<Question>, asking: Asking): () => void {
    const n = this.#numbers++;
    this.#asking.set(n, asking);
    this.#say({ ...question, n });
    return () => {
      if (this.#asking.delete(n)) this.#say({ type: "stop", n });
    };
  }

  leave(): void {
    this.#worker.terminate();
  }

  #say(asked: Asked): void {
    this.#worker.postMessage(asked);
  }

  #hear(told: Told): void {
    if (told.type === "weights-wanted")
      void weightsAddress(told.name).then((address) => this.#say({ type: "weights", address }));
    else if (told.type === "broken") this.#break();
    else {
      const asking = this.#asking.get(told.n);
      if (told.type !== "looked") this.#asking.delete(told.n);
      asking?.told(told);
    }
  }

  /** Nothing will be answered any more; the next question is asked another one. */
  #break(): void {
    this.ended();
    for (const asking of this.#asking.values()) asking.broken();
    this.#asking.clear();
  }
}

type Unnumbered<One> = One extends { n: number } ? Omit<One, "n"> : never;

let teachers: Teacher[] = [];
let idle: ReturnType<typeof setTimeout> | undefined;

/** Two where a page may have several cores, so that each looks into half of a game. */
function present(): Teacher[] {
  const wanted = navigator.hardwareConcurrency >= MANY_CORES ? 2 : 1;
  while (teachers.length < wanted) teachers.push(new Teacher(dismiss));
  stay();
  return teachers;
}

/** As long as they have something to do, and a while longer. */
function stay(): void {
  clearTimeout(idle);
  idle = setTimeout(() => (teachers.some((one) => one.isBusy) ? stay() : dismiss()), IDLE);
}

function dismiss(): void {
  clearTimeout(idle);
  for (const teacher of teachers) teacher.leave();
  teachers = [];
}

/** Reviews of games, the one asked for last at the end. */
const remembered = new Map<string, Decision[]>();

function remember(key: string, decisions: Decision[]): void {
  remembered.delete(key);
  remembered.set(key, decisions);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

/**
 * Judges all decisions of a finished game; `heard` is called as it goes on. Of several reviews the newest comes first.
 * Rejects with `No`, `Broken`, or the signal's reason.
 */
export async function review(
  record: unknown,
  depth: Depth,
  heard: (looking: Looking) => void,
  signal: AbortSignal,
): Promise<Decision[]> {
  signal.throwIfAborted();
  const key = `${depth} ${JSON.stringify(record)}`;
  const known = remembered.get(key);
  const decisions = known ?? (await reviewed(record, depth, heard, signal));
  remember(key, decisions);
  return decisions;
}

function reviewed(
  record: unknown,
  depth: Depth,
  heard: (looking: Looking) => void,
  signal: AbortSignal,
): Promise<Decision[]> {
  const all = present();
  const parts = all.length;
  const looked = all.map(() => ({ done: 0, of: 0 }));
  const found: Decision[] = [];
  let answered = 0;
  return new Promise<Decision[]>((resolve, reject) => {
    const stops = all.map((teacher, part) =>
      teacher.ask(
        { type: "review", record, depth, part, parts },
        { told: (answer) => told(part, answer), broken: () => reject(new Broken()) },
      ),
    );
    const stop = () => stops.forEach((one) => one());
    const sorted = () => [...found].sort((one, other) => one.number - other.number);

    function told(part: number, answer: Answer): void {
      if (answer.type === "refusal") {
        stop();
        reject(new No(answer.code, answer.facts, answer.status));
      } else if (answer.type === "looked") {
        looked[part] = answer;
        found.push(...answer.decisions);
        if (looked.every(({ of }) => of)) heard({ ...summed(looked), decisions: sorted() });
      } else if (++answered === parts) resolve(sorted());
    }

    signal.addEventListener(
      "abort",
      () => {
        stop();
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}

function summed(looked: readonly { done: number; of: number }[]): { done: number; of: number } {
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  return { done: sum(looked.map(({ done }) => done)), of: sum(looked.map(({ of }) => of)) };
}

/** What a move would have been worth in place of a move of a record, whatever the net thinks of it. */
export function judge(record: unknown, number: number, move: string, depth: Depth): Promise<Decision> {
  return answered("judged", { type: "judge", record, number, move, depth }).then(({ decision }) => decision);
}

/** The first thing of a record that does not follow from its secret; null: all of it does. */
export function unfairPlace(record: unknown): Promise<Difference | null> {
  return answered("checked", { type: "fair", record }).then(({ difference }) => difference);
}

type Answered<Type extends Answer["type"]> = Extract<Answer, { type: Type }>;

/** Ask one of them for a single answer. Rejects with `No` or `Broken`. */
function answered<Type extends Answer["type"]>(
  type: Type,
  question: Unnumbered<Question>,
): Promise<Answered<Type>> {
  return new Promise((resolve, reject) => {
    present()[0]?.ask(question, {
      told: (answer) => {
        if (answer.type === "refusal") reject(new No(answer.code, answer.facts, answer.status));
        else if (answer.type === type) resolve(answer as Answered<Type>);
      },
      broken: () => reject(new Broken()),
    });
  });
}
