/** What cannot be taken back takes two presses; a first one that was long ago does not count. */

const SOON = 6000; // milliseconds

export class Twice {
  /** Whether the next press counts. */
  asking = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The first press asks; the second, soon after, acts. */
  press(act: () => void): void {
    const isSecond = this.asking;
    this.forget();
    if (isSecond) return act();
    this.asking = true;
    this.#timer = setTimeout(() => this.forget(), SOON);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.asking = false;
  }
}
