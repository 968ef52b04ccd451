/** Who was asked to a seat and said no while the host waited for the answer. */
import type { SeatInfo } from "../protocol";

export class Declined {
  /** The last one, as long as nobody is asked or sits down after that. */
  name = $state<string | null>(null);
  private before: readonly SeatInfo[] = [];
  private freed: string | null = null;

  /** The host takes a seat back by themselves: nobody has said no. */
  free(player: string | null): void {
    this.freed = player;
  }

  /** Hear of the seats as they are now. */
  hear(seats: readonly SeatInfo[]): void {
    const before = this.before;
    const isNew = (one: SeatInfo) =>
      one.player !== null && !before.some((seat) => seat.player === one.player);
    const gone = before.find(
      (one) => one.kind === "asked" && seats.every((seat) => seat.player !== one.player),
    );
    if (gone) this.name = gone.player === this.freed ? null : gone.name;
    else if (seats.some(isNew)) this.name = null;
    if (gone?.player === this.freed) this.freed = null;
    this.before = seats;
  }
}
