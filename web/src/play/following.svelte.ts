/** Somebody who is followed: asked for again and again, at which public game they sit. */
import { Attempt } from "../api/attempt.svelte";
import { call } from "../api/http";

const LOOK_AGAIN = 4000; // milliseconds

export class Following {
  name = $state("");
  /** Their game; one that is over stays until the next begins. null: none yet. */
  table = $state<string | null>(null);
  readonly asking = new Attempt();

  constructor(private readonly player: string) {}

  /** Look from now on; what is returned ends it. */
  start(): () => void {
    const timer = setInterval(() => document.hidden || void this.look(), LOOK_AGAIN);
    void this.look();
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    const path = { player: this.player };
    const found = await this.asking.run(() => call("GET /api/players/{player}/game", { path }));
    if (!found) return;
    this.name = found.name;
    this.table = found.table ?? this.table;
  }
}
