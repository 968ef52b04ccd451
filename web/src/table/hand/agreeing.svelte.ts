/**
 * What people who play decide together: hints for everybody, a bot for somebody who is absent, the end of the game. Who is still
 * asked, how it stands, and what the reader says to it.
 */
import { getContext, setContext } from "svelte";
import { STAND_IN, type Agreement } from "../../protocol";
import { list, t } from "../../texts/texts.svelte";
import type { Desk } from "./desk.svelte";

const KEY = Symbol("agreeing");

export class Agreeing {
  /** Why an answer was not taken. */
  trouble = $state.raw<unknown>(null);
  busy = $state(false);

  constructor(
    readonly desk: Desk,
    readonly subject: Agreement["subject"],
  ) {}

  #own = $derived.by(() => this.desk.live?.mySeats ?? []);
  #people = $derived.by(() => (this.desk.live?.info?.seats ?? []).filter(({ kind }) => kind !== "bot"));
  /** Whom it is about: only a bot is for somebody, for whom the game waits. */
  seat = $derived.by(() => (this.subject === "bot" ? this.desk.awaited : null));
  /** What people have said; null where nobody can be asked or has to be, and for those who look on. */
  said = $derived.by(() => {
    const told = this.desk.live?.info?.agreements ?? [];
    const found = told.find(({ subject, seat }) => subject === this.subject && seat === this.seat);
    return (found && this.#own.length && found) || null;
  });
  /** The reader is among those who decide, and it is not decided yet. */
  open = $derived.by(
    () =>
      this.said !== null && !this.said.complete && this.#own.every((seat) => this.said?.asked.includes(seat)),
  );
  /** Everybody sits at this screen: they ask each other by word of mouth. */
  #together = $derived.by(() => this.#people.length === this.#own.length);
  /** The reader wants it. */
  wanted = $derived.by(() => this.said !== null && this.#own.every((seat) => this.said?.yes.includes(seat)));
  /** The seat of whoever asks the reader now. */
  asker = $derived.by(() => (this.wanted ? null : (this.said?.yes[0] ?? null)));
  /** Nobody can ask again in the round in which somebody has said no. */
  mustWait = $derived.by(
    () => this.said !== null && this.said.no !== null && (this.desk.view?.round ?? 0) <= this.said.round,
  );
  question = $derived.by(() => {
    if (this.asker === null || this.subject === "bot") return "";
    const player = this.desk.names[this.asker] ?? "";
    return t(this.subject === "end" ? "web-ending-asked" : "web-agreement-asked", { player });
  });

  /** How it stands, in a sentence. */
  standing = $derived.by(() => {
    if (this.#together) return t("web-agreement-together");
    if (this.said?.complete) return t("web-agreement-complete");
    if (this.wanted) return this.#waits();
    return this.question || (this.mustWait ? t("web-agreement-later") : this.#about());
  });

  #about(): string {
    if (this.subject === "hints") return t("web-agreement-about");
    if (this.subject === "end") return t("web-ending-about", { rated: this.desk.rated ? "yes" : "no" });
    const player = this.desk.names[this.seat ?? -1] ?? "";
    return t("web-absent-about", { player, level: t(`level-${STAND_IN}`) });
  }

  /** Who has not answered; and who of them cannot, because a bot plays for them at the moment. */
  #waits(): string {
    const silent = (this.said?.asked ?? []).filter((seat) => !this.said?.yes.includes(seat));
    const waits = t(this.subject === "bot" ? "web-absent-waits" : "web-agreement-waits", {
      players: list(this.#namesOf(silent)),
    });
    const resting = this.#namesOf(silent.filter((seat) => this.desk.state?.away.includes(seat)));
    if (!resting.length) return waits;
    return `${waits} ${t("web-agreement-break", { count: resting.length, players: list(resting) })}`;
  }

  #namesOf(seats: number[]): string[] {
    return [...new Set(seats.map((seat) => this.desk.names[seat] ?? ""))];
  }

  async answer(yes: boolean): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      await this.desk.live?.agree({ subject: this.subject, yes, seat: this.seat });
    } catch (error) {
      this.trouble = error;
    } finally {
      this.busy = false;
    }
  }

  /** What others have made of it since `before`, in a sentence; "" if nothing. */
  newsSince(before: Agreement | null): string {
    const { said } = this;
    if (!before || !said || this.#together) return "";
    if (said.complete && !before.complete) return t("web-agreement-begins");
    if (said.no === null || before.no !== null || this.#own.includes(said.no)) return "";
    const player = this.desk.names[said.no] ?? "";
    return t(this.subject === "end" ? "web-ending-declined" : "web-agreement-declined", { player });
  }
}

/** All that can be decided together at a table. */
export class Agreements {
  readonly hints: Agreeing;
  readonly bot: Agreeing;
  readonly end: Agreeing;

  constructor(desk: Desk) {
    this.hints = new Agreeing(desk, "hints");
    this.bot = new Agreeing(desk, "bot");
    this.end = new Agreeing(desk, "end");
  }
}

export function setAgreements(agreements: Agreements): Agreements {
  return setContext(KEY, agreements);
}

export function getAgreements(): Agreements {
  return getContext<Agreements>(KEY);
}
