/**
 * Faces and names for a table. A face may stand on a colour: `owl/plum`. People choose theirs, or get an animal by their id; a bot has the face and the name of its level, so
 * that Pixel stays Pixel when the seats are turned for the start, or of the one for whom it plays on. No two faces are alike at a table.
 */
import type { PlayerSettings, SeatInfo } from "../protocol";
import { me } from "../state/me.svelte";
import { filled, has, t, type KeysAfter } from "../texts/texts.svelte";

type Face = NonNullable<PlayerSettings["face"]>;
type Colour = NonNullable<PlayerSettings["colour"]>;

/** What people can choose; by chance one of these, too. */
export const ANIMALS: readonly Face[] = [
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
/** On what a face can stand: none of them is the colour of what can be pressed. */
export const COLOURS: readonly Colour[] = ["rose", "orange", "yellow", "lime", "sky", "plum", "grey"];
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

type Sitter = Pick<SeatInfo, "kind" | "player" | "name" | "bot"> &
  Partial<Pick<SeatInfo, "look" | "resigned">>;

function hashed(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

/** The face of one player: the one they chose (`SeatInfo.look`), or one by their id; with its colour. */
export function faceOf(player: string, look: string | null = null): string {
  const [chosen, colour] = (look ?? "").split("/");
  const face = chosen || (ANIMALS[hashed(player) % ANIMALS.length] ?? "fox");
  return standing(face, colour);
}

/** My own face, as I have just chosen it. */
export function myFace(who: { id: string; settings: PlayerSettings }): string {
  return faceOf(who.id, lookIn(who.settings));
}

function lookIn({ face, colour }: PlayerSettings): string {
  return standing(face ?? "", colour);
}

function standing(face: string, colour: string | null | undefined): string {
  return colour ? `${face}/${colour}` : face;
}

/** The colours of a table, by seat: who comes later takes the next free one; who chose none has none. */
export function coloursOf(wished: readonly (string | undefined)[]): (string | undefined)[] {
  const taken = new Set<string>();
  return wished.map((wish) => {
    if (!wish) return undefined;
    const first = COLOURS.findIndex((colour) => colour === wish);
    const turned = [...COLOURS.slice(first), ...COLOURS.slice(0, first)];
    const free = turned.find((colour) => !taken.has(colour)) ?? wish;
    taken.add(free);
    return free;
  });
}

/**
 * The face that somebody would like best; who holds several seats has one for each name. I have mine wherever I am: under my own
 * name also at a screen that is shared, and in a record, which knows names only.
 */
function wishOf(seat: Sitter, seats: readonly Sitter[]): string {
  if (seat.kind === "open") return "";
  if (seat.kind === "bot") return BOTS[seat.name ?? ""] ?? BOTS[seat.bot ?? ""] ?? "robot";
  const self = me();
  if (self && isMe(seat)) return myFace(self);
  const shares = seat.player !== null && seats.filter((other) => other.player === seat.player).length > 1;
  return faceOf(
    seat.player === null || shares ? `${seat.player ?? ""}${seat.name ?? ""}` : seat.player,
    seat.look,
  );
}

/** Whether it is me under my own name. */
function isMe(seat: Sitter | undefined): boolean {
  const self = me();
  return self !== null && seat?.name === self.name && (seat.player ?? self.id) === self.id;
}

/**
 * The faces of a table, by seat, an open one without: first everybody's own, then what is left for those who come second to theirs. Who comes first is
 * a question of names, never of who looks: people speak of faces. Seats are turned before the game begins, and nobody's face may change by that.
 */
export function facesOf(seats: readonly Sitter[]): string[] {
  const wishes = seats.map((seat) => wishOf(seat, seats).split("/"));
  const faces = wishes.map(([face]) => face ?? "");
  const colours = coloursOf(wishes.map(([, colour]) => colour));
  const taken = new Set(faces);
  const given = new Set<string>();
  for (const seat of inOrder(seats)) {
    const wish = faces[seat];
    if (!wish) continue;
    if (!given.has(wish)) {
      given.add(wish);
      continue;
    }
    const choice: readonly string[] = seats[seat]?.kind === "bot" ? BOT_FACES : ANIMALS;
    const first = choice.indexOf(wish);
    const face = [...choice.keys()]
      .map((i) => choice[(first + i) % choice.length] ?? "")
      .find((one) => !taken.has(one));
    taken.add(face ?? wish);
    faces[seat] = face ?? wish;
  }
  return faces.map((face, seat) => standing(face, colours[seat]));
}

function inOrder(seats: readonly Sitter[]): number[] {
  const name = (seat: number) => seats[seat]?.name ?? "";
  const named = (seat: number) => Number(isNamed(seats[seat])); // after bots, who have their names from their faces
  return [...seats.keys()].sort(
    (a, b) => named(a) - named(b) || (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : a - b),
  );
}

/** The names of a table, by seat, as they are read; an open seat has none, and who is deleted that of the seat, or of somebody who has gone. */
export function namesOf(seats: readonly Sitter[]): string[] {
  const faces = facesOf(seats);
  return seats.map((seat, i) => {
    if (seat.resigned && !seat.name) return formerAt(i, seats);
    if (!isNamed(seat)) return botName(faces[i] ?? "robot");
    const isGone = seat.kind === "person" && seat.player === null;
    return seat.name || (isGone ? t("seat-name", { seat: i + 1 }) : "");
  });
}

/** Names for what is told of a game: of two players with one name, each with the number of the seat. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, i) =>
    names.some((other, j) => other === name && j !== i) ? t("web-name-at-seat", { name, seat: i + 1 }) : name,
  );
}

/** Who resigned and was deleted: of several, each with the number of the seat. */
function formerAt(seat: number, seats: readonly Sitter[]): string {
  const several = seats.filter(({ resigned, name }) => resigned && !name).length > 1;
  return several ? `${t("web-former")} ${seat + 1}` : t("web-former");
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
