/** A reviewed game as its reader sees it, to be remembered. */
import { keepGame, type KeptGame } from "../api/skill";
import type { Decision } from "../api/teacher";
import type { Story, TableInfo } from "../protocol";
import { myId } from "../state/me.svelte";

/** The seat of the reader; null if they had none, or several: then nobody knows who decided. */
export function ownSeat(info: TableInfo): number | null {
  const me = myId(info);
  const mine = info.seats.filter(({ player }) => me !== null && player === me);
  return mine.length === 1 ? (mine[0]?.seat ?? null) : null;
}

/** The same game on a device and in an account has one key. */
export function keyOf({ commitment, id }: TableInfo): string {
  return commitment || id;
}

/** What skill needs of a game that was looked at quickly. */
export function ownGame(
  info: TableInfo,
  seat: number,
  story: Pick<Story, "chances" | "luck" | "rounds">,
  decisions: readonly Decision[],
): KeptGame {
  return {
    key: keyOf(info),
    game: info.id,
    player: info.seats[seat]?.player ?? "",
    seat,
    ended: info.ended ?? info.created,
    players: info.config.players,
    specials: info.config.specials,
    share: story.chances.at(-1)?.[seat] ?? 0,
    luck: story.luck[seat] ?? 0,
    built: story.rounds.map((round) => round.seats[seat]?.built ?? []),
    decisions: decisions
      .filter((one) => one.seat === seat)
      .map(({ number, round, move, cost, choices }) => ({
        number,
        round,
        move,
        best: choices[0]?.move ?? move,
        cost,
      })),
  };
}

/** Remember a game of the reader; nothing of anybody else's. */
export async function remember(
  info: TableInfo,
  story: Pick<Story, "chances" | "luck" | "rounds">,
  decisions: readonly Decision[],
): Promise<void> {
  const seat = ownSeat(info);
  if (seat === null || info.practice) return;
  await keepGame(ownGame(info, seat, story, decisions)).catch(() => undefined); // it is looked at again
}
