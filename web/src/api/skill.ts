/** What is known of somebody's own decisions over many games, all of it in this browser (docs/review.md). */
import type { KeptAnswer, KeptGame, Skill } from "../local/skill";
import { CannotPlay } from "./http";

export type {
  CardSkill,
  ColourSkill,
  Estimate,
  KeptAnswer,
  KeptGame,
  OwnDecision,
  PhaseSkill,
  Point,
  Skill,
} from "../local/skill";

/** Games that were looked at, the oldest first. */
export async function keptGames(): Promise<KeptGame[]> {
  return (await loaded()).keptGames();
}

export async function keepGame(game: KeptGame): Promise<void> {
  await (await loaded()).keepGame(game);
}

export async function skillOf(games: readonly KeptGame[]): Promise<Skill> {
  return (await loaded()).skillOf(games);
}

/** What became of the cards of the practice deck. */
export async function keptAnswers(): Promise<KeptAnswer[]> {
  return (await loaded()).keptAnswers();
}

export async function keepAnswer(answer: KeptAnswer): Promise<void> {
  await (await loaded()).keepAnswer(answer);
}

function loaded(): Promise<typeof import("../local/skill")> {
  return import("../local/skill").catch(() => {
    throw new CannotPlay();
  });
}
