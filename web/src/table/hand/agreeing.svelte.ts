/** Hints where several people play: whether all want them, who is still asked, and what the reader says to it. */
import { getContext, setContext } from "svelte";
import type { Agreement } from "../../protocol";
import { list, t } from "../../texts/texts.svelte";
import type { Desk } from "./desk.svelte";

const KEY = Symbol("agreeing");

export class Agreeing {
  /** Why an answer was not taken. */
  trouble = $state.raw<unknown>(null);
  busy = $state(false);

  constructor(readonly desk: Desk) {}

  #own = $derived.by(() => this.desk.live?.mySeats ?? []);
  #people = $derived.by(() => (this.desk.live?.info?.seats ?? []).filter(({ kind }) => kind !== "bot"));
  /** What people have said; null where nobody can be asked or has to be, and for those who look on. */
  said = $derived.by(() => (this.#own.length ? (this.desk.live?.info?.agreement ?? null) : null));
  /** Everybody sits at this screen: they ask each other by word of mouth. */
  #together = $derived.by(() => this.#people.length === this.#own.length);
  /** The reader wants hints. */
  wanted = $derived.by(() => this.said !== null && this.#own.every((seat) => this.said?.yes.includes(seat)));
  /** The seat of whoever asks the reader now. */
  asker = $derived.by(() => (this.wanted ? null : (this.said?.yes[0] ?? null)));
  /** Nobody can ask again in the round in which somebody has said no. */
  mustWait = $derived.by(
    () => this.said !== null && this.said.no !== null && (this.desk.view?.round ?? 0) <= this.said.round,
  );
  question = $derived.by(() =>
    this.asker === null ? "" : t("web-agreement-asked", { player: this.desk.names[this.asker] ?? "" }),
  );

  /** How it stands, in a sentence. */
  standing = $derived.by(() => {
    if (this.#together) return t("web-agreement-together");
    if (this.said?.complete) return t("web-agreement-complete");
    if (this.wanted) return t("web-agreement-waits", { players: list(this.#missing()) });
    return this.question || t(this.mustWait ? "web-agreement-later" : "web-agreement-about");
  });

  /** The names of those who have not answered. */
  #missing(): string[] {
    const silent = this.#people.filter(({ seat }) => !this.said?.yes.includes(seat));
    return [...new Set(silent.map(({ seat }) => this.desk.names[seat] ?? ""))];
  }

  async answer(hints: boolean): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      await this.desk.live?.agree(hints);
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
    return t("web-agreement-declined", { player: this.desk.names[said.no] ?? "" });
  }
}

export function setAgreeing(agreeing: Agreeing): Agreeing {
  return setContext(KEY, agreeing);
}

export function getAgreeing(): Agreeing {
  return getContext<Agreeing>(KEY);
}
