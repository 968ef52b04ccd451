/** What this browser remembers of the tables it has seen; of many tables the latest. */
const MOST_NOTED = 200;

export class Notes<Note> {
  /** A browser that keeps nothing still knows what it has seen since the page was opened. */
  #unkept: [table: string, note: Note][] | null = null;

  constructor(readonly key: string) {}

  of(table: string): Note | null {
    return this.#all().find(([id]) => id === table)?.[1] ?? null;
  }

  note(table: string, note: Note): void {
    const others = this.#all().filter(([id]) => id !== table);
    const all: [string, Note][] = [...others, [table, note]];
    try {
      localStorage.setItem(this.key, JSON.stringify(all.slice(-MOST_NOTED)));
      this.#unkept = null;
    } catch {
      this.#unkept = all;
    }
  }

  #all(): [table: string, note: Note][] {
    if (this.#unkept) return this.#unkept;
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      return Array.isArray(kept) ? (kept as [string, Note][]) : [];
    } catch {
      return [];
    }
  }
}
