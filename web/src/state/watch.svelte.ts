/** An evening that is looked at: asked for again and again, while somebody can see it. */
import { untrack } from "svelte";
import { Attempt } from "../api/attempt.svelte";
import { call } from "../api/http";
import type { Evening } from "../protocol";

const LOOK_AGAIN = 3000; // milliseconds
const SECOND = 1000;

export class Watch {
  told = $state.raw<Evening | null>(null);
  /** The server's time, as far as is known here. */
  now = $state(0);
  /** What is shown may have changed: the server does not answer. */
  lost = $state(false);
  readonly loading = new Attempt();
  private since = 0; // the moment of this browser at which the last answer came

  constructor(private readonly id: string) {}

  /** Look from now on; what is returned ends it. */
  start(): () => void {
    const looking = setInterval(() => void this.look(), LOOK_AGAIN);
    const ticking = setInterval(() => this.tick(), SECOND);
    document.addEventListener("visibilitychange", this.look);
    window.addEventListener("offline", this.miss);
    window.addEventListener("online", this.look);
    void this.look();
    return () => {
      clearInterval(looking);
      clearInterval(ticking);
      document.removeEventListener("visibilitychange", this.look);
      window.removeEventListener("offline", this.miss);
      window.removeEventListener("online", this.look);
    };
  }

  /** What the server tells after something was done counts at once. */
  hear(evening: Evening): void {
    this.told = evening;
    this.lost = false;
    this.since = performance.now();
    this.tick();
  }

  private readonly look = async (): Promise<void> => {
    // An effect that begins to look must not begin again with every answer.
    if (document.hidden || untrack(() => this.isSettled)) return;
    const found = await this.loading.run(() =>
      call("GET /api/evenings/{evening}", { path: { evening: this.id } }),
    );
    if (found) this.hear(found);
    else this.lost = true;
  };

  private readonly miss = (): void => {
    this.lost = true;
  };

  /** Nothing changes any more: it is over, and the luck of all games is known. */
  private get isSettled(): boolean {
    return this.told?.status === "over" && this.told.standings.every((one) => one.reviewed === one.games);
  }

  private tick(): void {
    if (this.told) this.now = this.told.now + (performance.now() - this.since) / SECOND;
  }
}
