/** The eight reactions, and the sign of each. */
import type { React } from "../../protocol";

export type ReactionName = React["reaction"];

export const REACTIONS: Record<ReactionName, string> = {
  hello: "waving-hand",
  thanks: "folded-hands",
  "well-played": "clapping-hands",
  wow: "astonished-face",
  oops: "grimacing-face",
  thinking: "thinking-face",
  hurry: "hourglass-not-done",
  "good-game": "smiling-face-with-smiling-eyes",
};
