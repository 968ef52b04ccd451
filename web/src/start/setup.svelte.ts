/** The table that somebody sets up: its seats and options, as the panel shows them and the browser remembers them. */
import { isChair, type Chair } from "../parts/chairs";
import { clockOf, CLOCKS, rate, run, USUAL_TIME, type ClockKind } from "../parts/clocks";
import type { ConfigPart, NewTable, SeatWish } from "../protocol";
import { settings } from "../state/settings.svelte";
import { t } from "../texts/texts.svelte";

/** Milliseconds before a bot's move. */
export const PAUSES = { quick: 300, calm: 900, slow: 2000 } as const;
export type Pause = keyof typeof PAUSES;
export const FEWEST = 2;
export const MOST = 5;

export interface Setup {
  /** The first is the host's own; its name is that of the host. */
  chairs: Chair[];
  specials: ConfigPart["specials"];
  grozilla: boolean;
  scoring: ConfigPart["scoring"];
  public: boolean;
  rated: boolean;
  clock: ClockKind;
  /** Which of the times of that clock. */
  time: number;
  chat: NonNullable<NewTable["chat"]>;
  pause: Pause;
  /** Offered to who plays alone. */
  training: boolean;
}

const ME: Chair = { kind: "me", name: "" };
const BOTS: Chair[] = [
  { kind: "bot", level: "resident" },
  { kind: "bot", level: "shopkeeper" },
];

function usual(): Setup {
  return {
    chairs: [ME, ...BOTS],
    specials: "family",
    grozilla: false,
    scoring: "product",
    public: false,
    rated: false,
    clock: "none",
    time: USUAL_TIME,
    chat: "everybody",
    pause: "calm",
    training: false,
  };
}

/** The table of last time, as far as what was kept can still be read. */
function remembered(): Setup {
  const kept = settings.lastTable as Partial<Setup> | null;
  const setup = { ...usual(), ...(kept && typeof kept === "object" ? kept : {}) };
  const chairs = Array.isArray(setup.chairs) ? setup.chairs.filter(isChair) : [];
  const fits = chairs[0]?.kind === "me" && chairs.length >= FEWEST && chairs.length <= MOST;
  const known = setup.pause in PAUSES && CLOCKS.includes(setup.clock);
  const rated = setup.rated && setup.clock !== "none"; // older tables could be rated without one
  const listed = setup.public && !setup.training; // older tables could be both, and were for training
  return fits && known ? { ...setup, chairs, rated, public: listed } : usual();
}

export class TableSetup {
  now = $state<Setup>(remembered());

  /** Who the table is for, which decides what the button says. */
  audience = $derived.by((): "solo" | "friends" | "screen" => {
    const others = this.now.chairs.slice(1);
    if (others.some((chair) => chair.kind === "open")) return "friends";
    return others.some((chair) => chair.kind === "me") ? "screen" : "solo";
  });

  /** Friends with a link instead of bots; who had a table with friends before keeps it. */
  forFriends(): void {
    this.now.public = false; // whoever invites friends does not expect strangers
    if (this.audience === "friends") return;
    this.now.chairs = [ME, { kind: "open" }, { kind: "open" }];
  }

  /** Pass and play. */
  forThisScreen(): void {
    if (this.audience === "screen") return;
    this.now.chairs = [ME, { kind: "me", name: t("web-start-guest", { number: 2 }) }];
    this.now.rated = false;
  }

  /** Rated games are between different people, who come by themselves. */
  canBeRated = $derived.by(() => this.now.chairs.slice(1).every((chair) => chair.kind === "open"));

  /** Everybody else's seat is for whoever comes. */
  freeSeats(): void {
    this.now.chairs = this.now.chairs.map((chair, seat): Chair => (seat ? { kind: "open" } : chair));
  }

  rate(rated: boolean): void {
    rate(this.now, rated);
    if (rated) this.now.training = false;
  }

  time(clock: ClockKind): void {
    run(this.now, clock);
    if (clock !== "none") this.now.training = false;
  }

  /** Nobody waits for who trains, and nothing counts. */
  train(training: boolean): void {
    this.now.training = training;
    if (!training) return;
    this.time("none");
    this.now.public = false;
  }

  /** Whether everybody may come. Tables for training are in this browser alone, where nobody could. */
  list(everybody: boolean): void {
    this.now.public = everybody;
    if (everybody) this.now.training = false;
  }

  set(seat: number, chair: Chair): void {
    if (seat < this.now.chairs.length) this.now.chairs[seat] = chair;
    else if (this.now.chairs.length < MOST) this.now.chairs.push(chair);
  }

  remove(seat: number): void {
    if (seat > 0 && this.now.chairs.length > FEWEST) this.now.chairs.splice(seat, 1);
  }

  remember(): void {
    settings.lastTable = $state.snapshot(this.now);
  }

  /** The table as the server is asked for it; one for training is asked of this browser. */
  asked(): NewTable {
    const training = this.now.training && this.audience === "solo";
    return { ...tableOf(this.now, this.now.chairs), training };
  }

  /** The same game at once: bots take the seats of everybody else, and no clock runs. */
  soloChairs = $derived<Chair[]>([
    ME,
    ...this.now.chairs
      .slice(1)
      .map((chair, i): Chair => (chair.kind === "bot" ? chair : (BOTS[i % BOTS.length] ?? ME))),
  ]);

  solo(): NewTable {
    return tableOf({ ...this.now, public: false, rated: false, clock: "none" }, this.soloChairs);
  }
}

function tableOf(setup: Setup, chairs: Chair[]): NewTable {
  return {
    config: {
      players: chairs.length,
      specials: setup.specials,
      grozilla: setup.grozilla,
      scoring: setup.scoring,
    },
    seats: chairs.map((chair, seat) => wishOf(chair, seat)),
    public: setup.public && chairs.some((chair) => chair.kind === "open"),
    rated: setup.rated,
    clock: clockOf(setup.clock, setup.time),
    chat: setup.chat,
    pause_ms: PAUSES[setup.pause],
  };
}

function wishOf(chair: Chair, seat: number): SeatWish {
  if (chair.kind === "bot") return { kind: "bot", bot: chair.level };
  if (chair.kind === "open" || seat === 0) return { kind: chair.kind };
  return { kind: "me", name: chair.name.trim() || t("web-start-guest", { number: seat + 1 }) };
}
