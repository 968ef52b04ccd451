/** Faces for players: people get an animal by their id, bots one of three machines and toys, no two alike at a table. */
import type { SeatInfo } from "../protocol";

const ANIMALS = ["fox", "penguin", "panda", "owl", "koala", "frog", "rabbit-face", "tiger-face", "hedgehog", "unicorn"];
const BOTS = ["robot", "teddy-bear", "alien-monster"];

function hashed(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

/** The face of one player by id. */
export function faceOf(player: string): string {
  return ANIMALS[hashed(player) % ANIMALS.length] ?? "fox";
}

/** The faces of a table, by seat. */
export function facesOf(seats: readonly SeatInfo[]): string[] {
  const taken = new Set<string>();
  return seats.map((seat) => {
    const choice = seat.kind === "bot" ? BOTS : ANIMALS;
    const rest = seat.kind === "bot" ? ANIMALS : BOTS;
    const first = seat.kind === "bot" ? seat.seat : hashed(`${seat.player ?? ""}${seat.name ?? ""}`);
    const wish = [...choice.keys()].map((i) => choice[(first + i) % choice.length] ?? "");
    const face = [...wish, ...rest].find((one) => !taken.has(one)) ?? "robot";
    taken.add(face);
    return face;
  });
}
