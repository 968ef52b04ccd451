/**
 * Coins are counted while they travel: the number in a purse begins where it was and follows the coins. The screen
 * owns the text; we only lend it other digits, and never touch it again once the screen has written something new.
 */
import type { State } from "../../protocol";
import { anchor } from "./anchors";
import type { Stage } from "./stage";

interface Purse {
  text: Text;
  written: string;
  coins: number;
  goal: number;
}

export class Purses {
  #purses = new Map<number, Purse>();

  constructor(
    readonly stage: Stage,
    root: HTMLElement,
    before: State,
    after: State,
  ) {
    for (const [seat, city] of after.view.cities.entries()) {
      const had = before.view.cities[seat]?.coins ?? city.coins;
      const place = had === city.coins ? null : anchor(root, `purse-${seat}`);
      const text = place && textOf(place, String(city.coins));
      if (!text) continue;
      const purse = { text, written: text.data, coins: had, goal: city.coins };
      this.#purses.set(seat, purse);
      write(purse);
    }
    stage.finally(() => this.#settle());
  }

  /** So many coins more (or fewer), one after the other. */
  change(seat: number | null, coins: number, at: number, lasts: number): void {
    const purse = seat === null ? undefined : this.#purses.get(seat);
    if (!purse) return;
    const steps = Math.abs(coins);
    for (let i = 1; i <= steps; i++)
      this.stage.later(at + (lasts * i) / steps, () => {
        purse.coins += Math.sign(coins);
        write(purse);
      });
  }

  #settle(): void {
    for (const purse of this.#purses.values()) {
      purse.coins = purse.goal;
      write(purse);
    }
  }
}

function write(purse: Purse): void {
  if (purse.text.data !== purse.written) return; // the screen has something newer to say
  purse.written = String(Math.max(0, purse.coins));
  purse.text.data = purse.written;
}

/** The text that is just this number. */
function textOf(place: HTMLElement, number: string): Text | null {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if ((node as Text).data.trim() === number && (node as Text).data === number) return node as Text;
  return null;
}
