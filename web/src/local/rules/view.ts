/**
 * What each audience is shown: src/happycity/server/game/views.py. Every object has its keys in the order of the
 * protocol's, so that its JSON is the server's, byte for byte. Everything comes from `game.view`, which has forgotten
 * every hidden order.
 */
import type { PublicView } from "../../protocol";
import { STATE, WORK } from "../kernel/layout";
import { read, row } from "../kernel/record";
import { idOf } from "./cards";
import { byColour, citiesOf } from "./cities";
import { decksOf } from "./decks";
import type { Game } from "./game";
import { hashText } from "./seeds";
import { specialsOf } from "./specials";
import { turnSteps } from "./steps";
import { seatsUpTo, type Table } from "./table";

export { previewsOf, refusalsOf } from "./previews";

/** What everybody sees; `holding`: the turn is played but not ended. */
export function publicView(game: Game, holding: boolean): PublicView {
  const { view } = game;
  return {
    round: view.round,
    last_round: view.lastRound,
    phase: view.phase,
    seat: view.seat,
    turn: view.turn,
    visible: view.visible,
    decks: decksOf(view),
    dwellings: view.dwellings,
    specials: specialsOf(view, specialsIn(game)),
    box: row(view.state, STATE.box, [], view.number(STATE.box_count)).map(idOf).sort(),
    tokens: view.config.grozilla ? byColour(row(view.state, STATE.bank_tokens)) : {},
    cities: citiesOf(view),
    leaders: view.leaders,
    ranks: ranksOf(view),
    behind_on_coins: behindOnCoins(view),
    steps: turnSteps(game, holding),
    first: 0, // R3.2
    to_come: view.isOver || !view.round ? [] : seatsUpTo(view.players).slice(view.turn + 1),
  };
}

/** Those of the set-up, so that none disappears when it is taken; if that is not known, those that lie here or stand in cities. */
function specialsIn({ view, setup }: Game): readonly string[] {
  const built = row(view.state, STATE.special, [], view.players).filter(Boolean).map(idOf);
  return setup?.specials ?? [...view.specials, ...built];
}

/** By which a client and a server know that they see the same. */
export function hashOf(view: PublicView | string): string {
  return hashText(typeof view === "string" ? view : JSON.stringify(view)).slice(0, 16);
}

/** What the cards that can be bought cost the viewer now; a spectator sees the prices of the turn. */
export function pricesFor(game: Game, viewer: number | null): Record<string, number> {
  const { view } = game;
  const buyer = viewer ?? view.turn;
  const piles = Object.entries(view.dwellings).flatMap(([card, left]) => (left ? [card] : []));
  return Object.fromEntries([...view.visible, ...piles].map((card) => [card, view.price(buyer, card)]));
}

/** By seat, how many are ahead if the game ended now (R7.5): 0 for the leaders. */
export function ranksOf(table: Table): number[] {
  return row(table.survey, WORK.ranks, [], table.players);
}

/** Who has as many points as the leaders but fewer coins (R7.5). */
export function behindOnCoins(table: Table): number[] {
  const behind = read(table.survey, WORK.behind);
  return seatsUpTo(table.players).filter((seat) => (behind >> seat) & 1);
}
