/**
 * Faces and names for a table. People get an animal by their id; a bot has the face and the name of its level, so
 * that Pixel stays Pixel when the seats are turned for the start, or of the one for whom it plays on. No two faces are alike at a table.
 */
import type { SeatInfo } from "../protocol";
import { me } from "../state/me.svelte";
import { filled, has, type KeysAfter } from "../texts/texts.svelte";

const ANIMALS = [
  "fox",
  "penguin",
  "panda",
  "owl",
  "koala",
  "frog",
  "rabbit-face",
  "tiger-face",
  "hedgehog",
  "unicorn",
];
/** By level, from newcomer to master. */
const BOTS: Record<string, KeysAfter<"web-room-bot-">> = {
  newcomer: "teddy-bear",
  resident: "robot",
  shopkeeper: "alien-monster",
  architect: "ghost",
  mayor: "nesting-dolls",
  master: "dragon-face",
};
const BOT_FACES: string[] = Object.values(BOTS);

type Sitter = Pick<SeatInfo, "kind" | "player" | "name" | "bot">;

function hashed(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

/** The face of one player by id. */
export function faceOf(player: string): string {
  return ANIMALS[hashed(player) % ANIMALS.length] ?? "fox";
}

/**
 * The face that somebody would like best; who holds several seats has one for each name. I have mine wherever I am: under my own
 * name also at a screen that is shared, and in a record, which knows names only.
 */
function wishOf(seat: Sitter, seats: readonly Sitter[]): string {
  if (seat.kind === "open") return "";
  if (seat.kind === "bot") return BOTS[seat.name ?? ""] ?? BOTS[seat.bot ?? ""] ?? "robot";
  if (isMe(seat)) return faceOf(me()?.id ?? "");
  const shares = seat.player !== null && seats.filter((other) => other.player === seat.player).length > 1;
  return faceOf(seat.player === null || shares ? `${seat.player ?? ""}${seat.name ?? ""}` : seat.player);
}

/** Whether it is me under my own name. */
function isMe(seat: Sitter | undefined): boolean {
  const self = me();
  return self !== null && seat?.name === self.name && (seat.player ?? self.id) === self.id;
}

/**
 * The faces of a table, by seat, an open one without: first everybody's own, then what is left for those who come second to theirs. I come first, so that
 * I have one face on all pages; then it is a question of names: seats are turned before the game begins, and nobody's face may change by that.
 */
export function facesOf(seats: readonly Sitter[]): string[] {
  const faces = seats.map((seat) => wishOf(seat, seats));
  const taken = new Set(faces);
  const given = new Set<string>();
  for (const seat of inOrder(seats)) {
    const wish = faces[seat];
    if (!wish) continue;
    if (!given.has(wish)) {
      given.add(wish);
      continue;
    }
    const choice = seats[seat]?.kind === "bot" ? BOT_FACES : ANIMALS;
    const first = choice.indexOf(wish);
    const face = [...choice.keys()]
      .map((i) => choice[(first + i) % choice.length] ?? "")
      .find((one) => !taken.has(one));
    taken.add(face ?? wish);
    faces[seat] = face ?? wish;
  }
  return faces;
}

function inOrder(seats: readonly Sitter[]): number[] {
  const name = (seat: number) => seats[seat]?.name ?? "";
  const mine = (seat: number) => Number(isMe(seats[seat]));
  const named = (seat: number) => Number(isNamed(seats[seat])); // after bots, who have their names from their faces
  return [...seats.keys()].sort(
    (a, b) =>
      mine(b) - mine(a) || named(a) - named(b) || (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : a - b),
  );
}

/** The names of a table, by seat, as they are read; an open seat has none. */
export function namesOf(seats: readonly Sitter[]): string[] {
  const faces = facesOf(seats);
  return seats.map((seat, i) => (isNamed(seat) ? (seat.name ?? "") : botName(faces[i] ?? "robot")));
}

/** A bot is called by its level, and has the name of that; but one that plays on for somebody has theirs. */
function isNamed(seat: Sitter | undefined): boolean {
  if (seat?.kind !== "bot") return true;
  return seat.name !== null && seat.name !== seat.bot && !(seat.name in BOTS);
}

function botName(face: string): string {
  const key = `web-room-bot-${face}`;
  return has(key) ? filled(key) : "";
}
