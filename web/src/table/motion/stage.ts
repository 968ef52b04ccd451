/**
 * Where movements take place: a layer above the table and one clock for everything on it. All movements of a state
 * are laid out beforehand, each with its moment on the clock, so that they can end together at any time.
 */

/** A place on the screen, in pixels of the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Timing {
  /** Milliseconds after the beginning, at the calm pace. */
  at?: number;
  lasts: number;
  easing?: string;
}

export const EASE = "cubic-bezier(.2,.8,.2,1)";
export const BOUNCE = "cubic-bezier(.3,1.5,.5,1)";
export const QUICK = 120;
export const CALM = 260;
export const TRAVEL = 420;

export class Stage {
  readonly layer = document.createElement("div");
  /** When the last movement ends, at the calm pace. */
  length = 0;
  #movements: Animation[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #endings: (() => void)[] = [];
  #ended = false;
  #tellEnd: () => void = () => undefined;
  readonly over = new Promise<void>((resolve) => (this.#tellEnd = resolve));

  constructor(readonly tempo: number) {
    this.layer.className = "flights";
    this.layer.setAttribute("aria-hidden", "true");
    document.documentElement.append(this.layer);
  }

  /** Move something that is on the stage or on the table; it is itself again afterwards. */
  move(element: Element, frames: Keyframe[], { at = 0, lasts, easing = EASE }: Timing, adds = false): void {
    if (this.#ended) return;
    this.length = Math.max(this.length, at + lasts);
    this.#movements.push(
      element.animate(frames, {
        delay: at * this.tempo,
        duration: Math.max(1, lasts * this.tempo),
        easing,
        composite: adds ? "add" : "replace",
      }),
    );
  }

  /** Nobody sees it before its moment. */
  hide(element: Element, until: number): void {
    if (this.#ended || until <= 0) return;
    this.length = Math.max(this.length, until);
    const duration = until * this.tempo;
    this.#movements.push(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration }));
  }

  /** Do something at a moment, unless everything has ended before. */
  later(at: number, act: () => void): void {
    if (!this.#ended) this.#timers.push(setTimeout(act, at * this.tempo));
  }

  /** Do something when everything has ended, by whatever way. */
  finally(act: () => void): void {
    this.#endings.push(act);
  }

  /** Let it play; resolves at the end. */
  play(): Promise<void> {
    this.#timers.push(setTimeout(() => this.end(), this.length * this.tempo));
    return this.over;
  }

  /** Everything is at its goal, now. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const timer of this.#timers) clearTimeout(timer);
    for (const movement of this.#movements) movement.cancel();
    for (const act of this.#endings) act();
    this.layer.remove();
    this.#tellEnd();
  }
}
