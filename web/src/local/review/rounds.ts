/** The rounds of a game in numbers, how every city grew: src/happycity/review/rounds.py. */
import type { SeatRound } from "../../protocol";
import { BUILT } from "../kernel/facts";
import { STATE, WORK } from "../kernel/layout";
import { read } from "../kernel/record";
import type { Game } from "../rules/game";
import type { PlayedMove } from "../rules/history";
import type { Chances } from "./odds";
import { moveNumber } from "./played";

/** One round of a finished game. */
export interface Round {
  readonly round: number;
  /** Number of the move with which it began. */
  readonly first: number;
  readonly last: number;
  readonly seats: SeatRound[];
  /** By seat, when the round was over. */
  readonly chances: Chances;
}

/** Every round; `chances` before the first move and after each. */
export function roundsOf(moves: readonly PlayedMove[], chances: readonly Chances[]): Round[] {
  const count = moves.at(-1)?.after.round ?? 0;
  return Array.from({ length: count }, (_, i) => roundOf(i + 1, moves, chances));
}

function roundOf(round: number, moves: readonly PlayedMove[], chances: readonly Chances[]): Round {
  const within = moves.filter((played) => played.before.round === round);
  const [first, last] = [within[0], within.at(-1)];
  if (!first || !last) throw new RangeError(`nobody played in round ${round}`);
  return {
    round,
    first: moveNumber(first),
    last: moveNumber(last),
    seats: (chances[0] ?? []).map((_, seat) => seatRound(within, last.after, seat)),
    chances: chances[moveNumber(last)] ?? [],
  };
}

function seatRound(within: readonly PlayedMove[], ended: Game, seat: number): SeatRound {
  const began = within.find((played) => played.before.turn === seat)?.before ?? ended;
  const survey = ended.survey;
  return {
    coins: read(began.state, STATE.coins, seat),
    income: read(survey, WORK.income, seat),
    points: read(survey, WORK.points, seat),
    inhabitants: read(survey, WORK.inhabitants, seat),
    hearts: read(survey, WORK.hearts, seat),
    cards: read(ended.state, STATE.city_count, seat),
    built: within.flatMap((played) => built(played, seat)),
  };
}

/** The cards that came into a city with a move. */
function built(played: PlayedMove, seat: number): string[] {
  return played.events.flatMap((event) =>
    event.seat === seat && BUILT.some((name) => name === event.event) && "card" in event ? [event.card] : [],
  );
}
