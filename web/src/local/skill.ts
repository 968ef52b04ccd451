/** The door to what this browser knows of somebody's skill: loaded when somebody wants to see it. */
import { LEVEL_TABLE } from "./kernel/facts";
import { skillOf as told, type OwnGame, type Skill } from "./review/skill";

export type {
  CardSkill,
  ColourSkill,
  Estimate,
  OwnDecision,
  OwnGame,
  Phase,
  PhaseSkill,
  Point,
  Skill,
  Tally,
} from "./review/skill";
export { keepAnswer, keepGame, keptAnswers, keptGames, type KeptAnswer, type KeptGame } from "./notebook";

/** Beside the levels that come with the game. */
export function skillOf(games: readonly OwnGame[]): Skill {
  return told(games, LEVEL_TABLE);
}
