/** What a bot thinks of each of its moves, and which it prefers: src/happycity/bots/thoughts.py. */

/** A legal action, what it is worth (0 to 1) and how often it was tried. */
export interface Thought {
  readonly action: number;
  readonly worth: number;
  readonly trials: number;
}

/** The most tried, then the most promising, then the first. */
export function bestOf(thoughts: readonly Thought[]): Thought {
  return thoughts.reduce((best, other) => (isBetter(other, best) ? other : best));
}

function isBetter(one: Thought, other: Thought): boolean {
  return one.trials === other.trials ? one.worth > other.worth : one.trials > other.trials;
}
