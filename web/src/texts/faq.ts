import type { KeysAfter, MessageKey } from "./texts.svelte";

/**
 * Questions and answers: `web-faq-ID-q` and `web-faq-ID-a`. Where the rule books are silent the answer is a ruling
 * of ours (docs/rulings.md); `rule` is its number in docs/rules.md.
 */
export interface Question {
  id: IdOf<MessageKey>;
  rule: string;
  ruling: boolean;
  /** The cards it is about: their details show it. */
  cards: string[];
}
type IdOf<Key> = Key extends `web-faq-${infer Id}-q` ? Id : never;
export interface Group {
  id: KeysAfter<"web-faq-group-">;
  questions: Question[];
}

/** `rule!` marks a ruling. */
function about(id: Question["id"], rule: string, ...cards: string[]): Question {
  return { id, rule: rule.replace("!", ""), ruling: rule.endsWith("!"), cards };
}

export const GROUPS: Group[] = [
  {
    id: "start",
    questions: [
      about("first-player", "R1.5!"),
      about("bank", "R2.6!"),
      about("dwellings", "R2.2", "house", "apartment_block", "luxury_residence"),
      about("white-market", "R2.5", "happy_market"),
    ],
  },
  {
    id: "turn",
    questions: [
      about("first-discard", "R5.1"),
      about("look-discard", "R5.1"),
      about("refill-order", "R5.2"),
      about("empty-deck", "R5.3"),
      about("one-card-deck", "R5.3!"),
      about("coin-always", "R5.4"),
      about("same-name", "R5.6"),
      about("place", "R5.7"),
    ],
  },
  {
    id: "special",
    questions: [
      about("condition-now", "R5.8!"),
      about("second-special", "R5.9"),
      about("tenth-card", "R5.10!", "statue_of_liberty"),
      about("special-colour", "R5.11"),
      about("decline", "R5.8"),
    ],
  },
  {
    id: "words",
    questions: [
      about("two-neighbours", "R1.1"),
      about("choices", "R6.6!", "louvre", "pyramid_of_khufu", "stonehenge", "leaning_tower_of_pisa"),
      about("income", "R6.2"),
      about("negative-income", "R4.2!", "barber", "poulpzilla"),
      about("discounts", "R6.7", "airport", "port", "train_station"),
      about("most-none", "R6!", "burger_shop", "mayan_pyramid"),
    ],
  },
  {
    id: "cards",
    questions: [
      about("arcade", "R7.2!", "arcade"),
      about("art-gallery", "R6!", "art_gallery", "great_wall"),
      about("barber", "R6!", "barber", "sphinx"),
      about("big-ben", "R6", "big_ben"),
      about("billiards", "R6", "billiards"),
      about("castle", "R6!", "castle"),
      about("concert-hall", "R6", "concert_hall"),
      about("golden-gate", "R6", "golden_gate"),
      about("great-wall", "R6", "great_wall"),
      about("hotdog", "R6", "hotdog_shop"),
      about("japanese-garden", "R6!", "japanese_garden"),
      about("louvre", "R6!", "louvre"),
      about("moai", "R8.12", "moai"),
      about("organic-market", "R6!", "organic_market"),
      about("khufu", "R6", "pyramid_of_khufu"),
      about("sphinx", "R6!", "sphinx"),
      about("sphinx-refuse", "R6!", "sphinx"),
      about("liberty", "R6!", "statue_of_liberty"),
      about("taj-mahal", "R6", "taj_mahal"),
      about("tunnel", "R6", "underwater_tunnel"),
      about("versailles", "R6", "versailles"),
      about("escape-room", "R6", "escape_room"),
    ],
  },
  {
    id: "end",
    questions: [
      about("last-round", "R7.1"),
      about("end-order", "R6!", "arcade", "sphinx", "pyramid_of_khufu", "concert_hall", "japanese_garden"),
      about("negative", "R7.4!"),
      about("tie", "R7.5"),
    ],
  },
  {
    id: "grozilla",
    questions: [
      about("fourth-deck", "R8.3"),
      about("token-must", "R8.5"),
      about("destroy-what", "R8.6!", "happy_market"),
      about("destroy-nothing", "R8.6!"),
      about("monster-back", "R8.6!"),
      about("destroyed-counts", "R8.6"),
      about("special-destroyed", "R6!", "louvre", "underwater_tunnel"),
      about("third-again", "R8.7"),
      about("purchase-order", "R8.7!", "castle"),
      about("leave-order", "R8.7!"),
      about("many-condition", "R8.8", "hug_fest", "skatepark", "parthenon"),
      about("no-change", "R8.10!"),
      about("tokens-coins", "R8.10", "arcade", "versailles"),
      about("corgzilla", "R8.13!", "corgzilla"),
      about("uncertain", "R8.9"),
    ],
  },
];

/** What has been asked about a card; its texts need `learn()`. */
export function questionsOf(card: string): Question[] {
  return GROUPS.flatMap((group) => group.questions).filter((question) => question.cards.includes(card));
}
