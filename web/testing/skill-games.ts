/** Games as the skill page keeps them. */
import type { KeptGame, OwnDecision } from "../src/api/skill";

export function decided(number: number, cost: number, more: Partial<OwnDecision> = {}): OwnDecision {
  return { number, round: 1, move: "coin", best: "buy zoo", cost, ...more };
}

export function keptGame(more: Partial<KeptGame> = {}): KeptGame {
  return {
    key: "key",
    game: "game",
    player: "me",
    seat: 0,
    ended: 1,
    players: 2,
    specials: "family",
    share: 1,
    luck: 0,
    built: [],
    decisions: [],
    ...more,
  };
}
