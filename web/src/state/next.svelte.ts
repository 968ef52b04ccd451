/** The table of a rematch, as it is seen from the end of the game before: who is asked there, and who has answered. */
import { untrack } from "svelte";
import { call } from "../api/http";
import type { TableInfo } from "../protocol";

const LOOK_AGAIN = 3000; // milliseconds

/** The way on from a game: to ask for the next one, to answer, or to go and look at it. */
export type Way = "again" | "answer" | "go";

export class NextTable {
  /** The table; null before it is known. */
  told = $state.raw<TableInfo | null>(null);
  /** It could not be asked for: where it stands is known nevertheless. */
  missed = $state(false);
  private id: string | null = null;

  /** Look at this table from now on; what is returned ends it. */
  follow(id: string): () => void {
    this.id = id;
    this.told = null;
    this.missed = false;
    const timer = setInterval(() => void this.look(), LOOK_AGAIN);
    document.addEventListener("visibilitychange", this.look);
    void this.look();
    return () => {
      this.id = null;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", this.look);
    };
  }

  /** What the server tells after an answer counts at once. */
  hear(table: TableInfo): void {
    if (table.id === this.id) this.told = table;
  }

  readonly look = async (): Promise<void> => {
    const { id } = this;
    if (!id || document.hidden || untrack(() => this.isSettled)) return;
    const table = await call("GET /api/tables/{table}", { path: { table: id } }).catch(() => null);
    if (table) this.hear(table);
    this.missed = table === null;
  };

  /** The way on for somebody; null before it is known. One that was closed is none: whoever played may ask again. */
  wayOf(player: string | null): Way | null {
    if (!this.told) return this.missed ? "go" : null;
    const { status, seats } = this.told;
    if (status === "closed") return "again";
    const asked = seats.some((seat) => seat.kind === "asked" && seat.player === player);
    return asked && status === "open" ? "answer" : "go";
  }

  /** Nobody is asked any more. */
  private get isSettled(): boolean {
    return this.told !== null && this.told.status !== "open";
  }
}
