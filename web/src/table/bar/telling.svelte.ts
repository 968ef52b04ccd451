/** News over the table that go by themselves: one at a time, the most important first, each as long as it takes to read. */

/** Milliseconds. */
export const SHOWN = 6000;
/** A refusal answers what the reader did; then what others did; a coin that nobody chose. */
const ORDER = ["refused", "others", "coin"] as const;
export type Kind = (typeof ORDER)[number];

interface News {
  kind: Kind;
  text: string;
}

export class Telling {
  #waiting = $state.raw<News[]>([]);
  /** What is next, or told now. */
  first = $derived(ORDER.flatMap((kind) => this.#waiting.filter((one) => one.kind === kind)).at(0) ?? null);

  /** Call inside an effect. As long as something more important is told, nothing runs out. */
  constructor(isHeldBack: () => boolean) {
    $effect(() => {
      const told = this.first;
      if (!told || isHeldBack()) return;
      const timer = setTimeout(() => this.#keep((one) => one !== told), SHOWN);
      return () => clearTimeout(timer);
    });
  }

  say(kind: Kind, text: string): void {
    if (text && !this.#waiting.some((one) => one.kind === kind && one.text === text))
      this.#waiting = [...this.#waiting, { kind, text }];
  }

  /** It is true no more. */
  forget(kind: Kind): void {
    this.#keep((one) => one.kind !== kind);
  }

  #keep(isKept: (one: News) => boolean): void {
    if (!this.#waiting.every(isKept)) this.#waiting = this.#waiting.filter(isKept);
  }
}
