/**
 * What the reader's hand does at a table: what they look at, what they have chosen, which payment; and what of the
 * table can be touched now. A `spot` is the name of a place on the screen (`slot-0`, `deck-2`, `dwelling-house`,
 * `coin-button`, `special-maze`, `plot-1-3`, `seat-2`, `market-blue`); elements carry it as `data-anchor`.
 */
import { getContext, setContext, untrack, type Snippet } from "svelte";
import { facesOf } from "../../parts/avatars";
import {
  PLACES,
  type CardRefusal,
  type CityData,
  type GameEvent,
  type Preview,
  type Worth,
} from "../../protocol";
import { settings } from "../../state/settings.svelte";
import { cardOf, isSpecial } from "../../texts/cards";
import { wordsOf } from "../../texts/sentences";
import { t } from "../../texts/texts.svelte";
import { screen } from "./screen.svelte";
import type { Board } from "../../live/board";
import type { Table } from "../../live/table.svelte";

export type Spot = string;

/** What stands on a spot. */
export type Subject =
  | { kind: "card"; id: string; face?: string | null; seat?: number; place?: number; monster?: string }
  | { kind: "deck"; deck: number }
  | { kind: "coin" }
  | { kind: "seat"; seat: number };

const KEY = Symbol("desk");
/** Milliseconds in which a second tap on the same place is still part of the first one. */
const RESTS = 300;
/** The moves that are no card's: they share one place (`PassButton`). */
export const OTHER = "coin-button";
const OTHERS = ["coin", "keep", "decline", "refuse"] as const;
export type OtherMove = (typeof OTHERS)[number];

export function isOther(word: string): word is OtherMove {
  return OTHERS.some((one) => one === word);
}

export class Desk {
  look = $state<Spot | null>(null);
  chosen = $state<Spot | null>(null);
  /** Which of several payments for the chosen card. */
  payment = $state(0);
  /** Whose details are open. */
  details = $state<Spot | null>(null);
  /** The seat whose city is shown large. */
  visiting = $state<number | null>(null);
  /** What the buttons of the dock do has just changed: a tap too many is none of the new ones. */
  resting = $state(false);
  keysUsed = $state(false);
  /** Reactions and chat of others are not shown. */
  muted = $state(false);
  /** The spots that a hint names. */
  pointed = $state.raw<readonly Spot[]>([]);
  /** What is said of something that is tried here: drawn where it covers nothing that is decided about. */
  note = $state.raw<Snippet | null>(null);

  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private boardNow: () => Board,
    private liveNow: () => Table | null,
  ) {
    // A new state ends every choice: what was chosen may not be there any more.
    $effect.pre(() => {
      void this.state?.seq;
      untrack(() => {
        this.forget();
        this.#pause();
      });
    });
  }

  get board(): Board {
    return this.boardNow();
  }
  get live(): Table | null {
    return this.liveNow();
  }

  state = $derived.by(() => this.board.shown);
  view = $derived.by(() => this.state?.view ?? null);
  yours = $derived.by(() => this.state?.yours ?? null);
  names = $derived.by(() => this.board.names);
  faces = $derived.by(() => facesOf(this.board.info?.seats ?? []));
  mySeat = $derived.by(() => this.board.mySeat);
  /** The seat that is "you": of who holds several, at one screen, everybody has a name. */
  readerSeat = $derived.by(() => {
    const own = this.board.amSeated ? (this.yours?.seats ?? []) : [];
    return own.length === 1 ? (own[0] ?? null) : null;
  });
  /** The seat, anybody's, whose turn is played and not ended. */
  ending = $derived.by(() => this.state?.ending ?? null);
  /** A turn that ends the game is still a turn as long as it may be taken back. */
  phase = $derived.by(() => {
    const phase = this.view?.phase ?? "over";
    return phase === "over" && this.ending !== null ? "special" : phase;
  });
  /** Whose turn it is, as long as there are turns; one that is played is not over before it is ended. */
  turn = $derived.by(() => {
    if (this.phase === "over") return null;
    return this.ending ?? this.view?.turn ?? null;
  });
  /** The seat for which the game waits. */
  awaited = $derived.by(() => this.ending ?? this.view?.seat ?? null);
  /** The round of that turn: the next one may have begun behind a turn that is not ended. */
  round = $derived.by(() => {
    const { view, ending } = this;
    if (!view) return 0;
    const next = ending !== null && view.phase !== "over" && view.turn === view.first;
    return next ? Math.max(0, view.round - 1) : view.round; // the set-up is no round
  });
  /** Who still has a turn in the last round, the one whose turn it is not counted; null before it. */
  toCome = $derived.by(() => {
    const { view, ending } = this;
    if (!view?.last_round || this.phase === "over") return null;
    return ending !== null && view.phase !== "over" ? [view.turn, ...view.to_come] : view.to_come;
  });
  /** The other seats, in turn order from the left neighbour on. */
  others = $derived.by(() => {
    const players = this.view?.cities.length ?? 1;
    return Array.from({ length: players - 1 }, (_, i) => (this.mySeat + 1 + i) % players);
  });
  city = $derived.by(() => this.view?.cities[this.mySeat] ?? null);
  /** What the next round brings us; null if none follows, and before we have a Happy Market, which has an income. */
  nextRound = $derived.by(() => {
    const { city, view } = this;
    if (!city?.cards.length || view?.last_round) return null;
    return { income: city.income, coins: city.coins + city.income };
  });
  /** A bot plays for us. */
  away = $derived.by(
    () =>
      this.phase !== "over" && (this.yours?.seats.some((seat) => this.state?.away.includes(seat)) ?? false),
  );
  /** Because our clock has run out. */
  late = $derived.by(
    () =>
      this.away &&
      (this.board.steps.findLast(
        (step) => step.kind === "away" && this.yours?.seats.includes(step.seat ?? -1),
      )?.out_of_time ??
        false),
  );
  scoring = $derived.by(() => this.board.info?.config.scoring ?? "product");
  /** It is for us to decide, and what we see is how it is. */
  free = $derived.by(() => this.board.upToDate && !this.board.sending);
  deciding = $derived.by(
    () => this.free && !this.away && this.yours?.seat != null && this.yours.legal.length > 0,
  );

  /** The legal moves, by the spot one touches for them; of two cards alike each is a place for the same moves. */
  moves = $derived.by(() => {
    const found = new Map<Spot, Preview[]>();
    if (!this.deciding) return found;
    for (const preview of this.yours?.legal ?? [])
      for (const spot of this.#spotsOf(preview.move)) found.set(spot, [...(found.get(spot) ?? []), preview]);
    return found;
  });
  /** Whether a turn waits for “End turn”: as the reader likes it, and unless they say otherwise where several share a screen. */
  holds = $derived.by(() => !this.rated && (settings.explicitEnd ?? (this.yours?.seats.length ?? 0) > 1));
  rated = $derived.by(() => this.board.info?.rated ?? false);

  /** What the strip is about. */
  subjectSpot = $derived.by(() => this.look ?? this.chosen);
  /** The preview of what is looked at or chosen, if it can be done. */
  preview = $derived.by(() => (this.subjectSpot ? this.previewOf(this.subjectSpot) : undefined));
  /** Where a card that one thinks about would stand in one's own city. */
  ghost = $derived.by(() => {
    const event = this.preview?.events.find(
      (one) => (one.event === "bought" || one.event === "special_taken") && one.seat === this.mySeat,
    );
    return event && "card" in event && "place" in event ? { card: event.card, place: event.place } : null;
  });

  /** Whether somebody has left the table, and nobody plays for them. */
  isGone(seat: number): boolean {
    const sitter = this.board.info?.seats[seat];
    if (!this.live || sitter?.kind !== "person" || sitter.player === null) return false;
    return !this.live.present.players.includes(sitter.player) && !this.state?.away.includes(seat);
  }

  /** A seat as a sentence of the catalogue wants it, which has another form for the reader. */
  told(seat: number): { who: "you" | "other"; player: string } {
    return { who: seat === this.readerSeat ? "you" : "other", player: this.names[seat] ?? "" };
  }

  /** What a seat is called where the name stands alone. */
  label(seat: number): string {
    const { who, player } = this.told(seat);
    return t("web-seat-label", { who, name: player });
  }

  #spotsOf(move: string): Spot[] {
    const { word, what } = wordsOf(move);
    if (isOther(word)) return [OTHER];
    if (word === "draw") return [`deck-${what}`];
    if (word === "take") return [`special-${what}`];
    if (word === "destroy") return [`plot-${this.yours?.seat}-${what}`];
    if (word === "give" || word === "copy") return [`seat-${what}`];
    if (word === "market") return [`market-${what}`];
    return this.#spotsOfCard(what);
  }

  /** Where a card for sale lies. */
  #spotsOfCard(card: string): Spot[] {
    const slots = (this.view?.visible ?? []).flatMap((one, slot) => (one === card ? [`slot-${slot}`] : []));
    return slots.length ? slots : [`dwelling-${card}`];
  }

  movesAt(spot: Spot): Preview[] {
    return this.moves.get(spot) ?? [];
  }

  isLit(spot: Spot): boolean {
    return this.moves.has(spot);
  }

  /** What a move at this spot would bring, with the payment that is chosen. */
  previewOf(spot: Spot): Preview | undefined {
    const moves = this.movesAt(spot);
    return moves[spot === this.chosen ? Math.min(this.payment, moves.length - 1) : 0];
  }

  /** Why a card cannot be had; only where it is asked for now. */
  refusalOf(card: string): CardRefusal | undefined {
    if (!this.deciding) return undefined;
    if (this.phase !== (isSpecial(cardOf(card)) ? "special" : "buy")) return undefined;
    return this.yours?.refusals.find((refusal) => refusal.card === card);
  }

  /** What one pays for a card now. */
  priceOf(card: string): number {
    return this.yours?.prices[card] ?? cardOf(card).cost;
  }

  /** How many cards of a colour a city still needs for a special building. */
  missing(card: string, seat: number): number {
    const special = this.view?.specials.find((one) => one.card === card);
    if (!special) return 0;
    const met = special.met[seat] ?? {};
    return Object.entries(special.condition).reduce(
      (sum, [colour, n]) => sum + Math.max(0, n - (met[colour] ?? 0)),
      0,
    );
  }

  /** What an expert special building brings a seat, or would bring it, now. */
  worthOf(card: string, seat: number | undefined): Worth | null {
    const special = this.view?.specials.find((one) => one.card === card);
    return special?.worth[seat ?? -1] ?? null;
  }

  // --- what the hand does -----------------------------------------------------------------------------

  touch(spot: Spot): void {
    this.look = spot;
  }

  /** The pointer or the focus has gone: back to what was chosen. */
  leave(spot: Spot): void {
    if (this.look === spot && this.chosen && this.chosen !== spot) this.look = null;
  }

  /**
   * First: choose, which lifts it. Again, while it is lifted: play. What cannot be played is only looked at; where
   * there is a pointer, what is not asked for now opens. A finger that taps twice at once has only lifted it.
   */
  press(spot: Spot, byFinger = false): void {
    if (byFinger && this.resting && this.chosen === spot) return;
    const moves = this.movesAt(spot);
    this.look = spot;
    if (!moves.length) {
      this.choose(null);
      if (!screen.sheets && !this.resting && !this.board.sending && !this.#isRefused(spot)) this.read(spot);
      return;
    }
    if (settings.quickMoves || this.chosen === spot || this.#atOnce(spot)) return this.play(spot);
    this.choose(spot);
    // the button that confirms the coin stands where the pointer is
    if (byFinger || spot === OTHER) this.#pause();
  }

  /** On a phone the words of this choice stand on its own button: one tap is enough if it can be taken back. */
  #atOnce(spot: Spot): boolean {
    const preview = this.movesAt(spot)[0];
    return spot === OTHER && screen.sheets && preview !== undefined && this.canTakeBack(preview);
  }

  /** Whether a move could be undone. */
  canTakeBack(preview: Preview): boolean {
    const ends = this.holds && this.view?.turn === this.yours?.seat;
    return !this.rated && (!preview.passes_on || ends) && !preview.reveals;
  }

  #isRefused(spot: Spot): boolean {
    const subject = this.subjectOf(spot);
    return subject?.kind === "card" && this.refusalOf(subject.id) !== undefined;
  }

  choose(spot: Spot | null, payment = 0): void {
    this.chosen = spot;
    this.payment = payment;
  }

  play(spot: Spot): void {
    const preview = this.previewOf(spot);
    if (!preview) return;
    this.details = null;
    this.#pause();
    this.board.move(preview.move, this.holds);
  }

  /** Open everything there is to read about a spot. Whoever looks something up thinks anew: nothing stays lifted. */
  read(spot: Spot): void {
    const subject = this.subjectOf(spot);
    if (subject?.kind === "seat") this.visiting = subject.seat;
    else if (subject && subject.kind !== "coin") this.details = spot;
  }

  /** Whatever was open is closed, in whichever way: what is touched next is touched for the first time. */
  closed(): void {
    this.visiting = null;
    this.forget();
  }

  #pause(): void {
    this.resting = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.resting = false), RESTS);
  }

  /** Back to the beginning: nothing chosen, nothing open. */
  forget(): void {
    this.chosen = null;
    this.payment = 0;
    this.look = null;
    this.details = null;
  }

  // --- what stands where ------------------------------------------------------------------------------

  subjectOf(spot: Spot): Subject | null {
    const view = this.view;
    if (!view) return null;
    if (spot === OTHER) return { kind: "coin" };
    const [what = "", ...rest] = spot.split("-");
    const tail = rest.join("-");
    switch (what) {
      case "slot": {
        const id = view.visible[Number(tail)];
        return id ? { kind: "card", id } : null;
      }
      case "deck":
        return { kind: "deck", deck: Number(tail) };
      case "dwelling":
      case "special":
      case "beast":
        return { kind: "card", id: tail };
      case "market":
        return { kind: "card", id: "happy_market", face: tail };
      case "seat":
        return { kind: "seat", seat: Number(tail) };
      case "plot":
        return this.#onPlot(view.cities[Number(rest[0])], Number(rest[1]));
      default:
        return null;
    }
  }

  #onPlot(city: CityData | undefined, place: number): Subject | null {
    const id = city?.cards[place - 1];
    if (!city || !id) return null;
    const monster = city.destroyed[String(place)];
    return {
      kind: "card",
      id,
      face: faceOf(city, id),
      seat: city.seat,
      place,
      ...(monster ? { monster } : {}),
    };
  }
}

export function freePlaces(city: CityData): number {
  return PLACES - city.cards.length;
}

/** Monsters stand on free places; where there are none, small beside the road, so that no card is hidden. */
export function standsBeside(city: CityData): boolean {
  return freePlaces(city) < city.monsters.length;
}

/** The colour of a Happy Market, undefined for any other card. */
export function faceOf(city: CityData, card: string): string | null | undefined {
  return cardOf(card).kind === "market" ? city.market : undefined;
}

/** What a preview contains besides the purchase itself: tokens, monsters, coins of effects. */
export function besides(preview: Preview): GameEvent[] {
  const moved = new Set(preview.events.flatMap((one) => (one.event === "monster_came" ? [one.monster] : [])));
  return preview.events.filter((one) => {
    if (one.event === "monster_left") return !moved.has(one.monster);
    return !PLAIN.has(one.event);
  });
}
const PLAIN = new Set([
  "bought",
  "passed",
  "discarded",
  "special_taken",
  "market_chosen",
  "turn_began",
  "tokens_paid",
]);

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}
