/** The scoring sheet: every heart, inhabitant and coin of income, card by card (R7): rules/sheet.py. */
import type { CityScore, ScoreLine, ScoreSheet } from "../../protocol";
import { LINE_COLUMNS, MOST_LINES, NOBODY, WORK } from "../kernel/layout";
import { read, row } from "../kernel/record";
import { areasOf } from "./areas";
import { idOf, idOrNull } from "./cards";
import { citiesOf } from "./cities";
import type { Game } from "./game";
import { behindOnCoins, ranksOf } from "./view";

const LINES = { at: 0, kind: "i4", shape: [MOST_LINES, LINE_COLUMNS] } as const;

/** Count every city as if the game ended now. */
export function scoreSheet(game: Game): ScoreSheet {
  const behind = behindOnCoins(game);
  return {
    scoring: game.config.scoring,
    rounds: game.round,
    cities: cityScores(game),
    winners: game.leaders,
    by_coins: behind.length > 0,
    behind_on_coins: behind,
  };
}

function cityScores(game: Game): CityScore[] {
  const { survey } = game;
  const ranks = ranksOf(game);
  return citiesOf(game).map(({ seat, market, special, hearts, inhabitants, points, coins }) => ({
    seat,
    rank: (ranks[seat] ?? 0) + 1,
    market,
    special,
    lines: linesOf(game, seat),
    income: read(survey, WORK.earned, seat),
    hearts,
    inhabitants,
    counted: read(survey, WORK.counted, seat),
    lost: read(survey, WORK.lost, seat),
    doubled: read(survey, WORK.doubling, seat) !== 0,
    points,
    coins,
  }));
}

function linesOf(game: Game, seat: number): ScoreLine[] {
  const { kernel } = game;
  const { raw, tables, work, entries } = kernel;
  const { lines } = areasOf(kernel);
  kernel.turnTo(game.state);
  const count = entries.count_city(raw.address, tables.address, seat, work.address, lines.address);
  return Array.from({ length: count }, (_, i) => line(row(lines.bytes, LINES, [i])));
}

function line([card = 0, place = 0, income = 0, hearts = 0, inhabitants = 0, ...rest]: number[]): ScoreLine {
  const [monster = 0, copied = 0, neighbour = NOBODY] = rest;
  return {
    card: idOf(card),
    place: place || null,
    income,
    hearts,
    inhabitants,
    destroyed_by: idOrNull(monster),
    copied: idOrNull(copied),
    neighbour: neighbour === NOBODY ? null : neighbour,
  };
}
