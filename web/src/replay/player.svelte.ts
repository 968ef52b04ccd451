/** Playing a game by itself: step after step, with a pause that the reader chooses. */
import type { ReplayBoard } from "./board.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 1100;

export class Player {
  playing = $state(false);
  speed = $state<number>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly board: ReplayBoard) {}

  toggle(): void {
    if (this.playing) this.stop();
    else void this.#start();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Go somewhere by hand: who chooses a step wants to look at it. */
  goTo(step: number): void {
    this.stop();
    void this.board.goTo(step);
  }

  /** To the beginning of the next or the one before it. */
  jump(to: number[], by: 1 | -1): void {
    const at = this.board.at;
    const next = by > 0 ? to.find((step) => step > at) : to.findLast((step) => step < at);
    this.goTo(next ?? (by > 0 ? this.board.last : 0));
  }

  async #start(): Promise<void> {
    this.playing = true;
    if (this.board.at >= this.board.last) await this.board.goTo(0);
    this.#next();
  }

  #next(): void {
    this.#timer = setTimeout(async () => {
      if (!this.playing) return;
      const arrived = await this.board.goTo(this.board.at + 1);
      if (this.board.at >= this.board.last) this.playing = false;
      if (this.playing && arrived) this.#next();
    }, PAUSE / this.speed);
  }
}
