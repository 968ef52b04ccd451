/** The tutorial's table: a recorded game whose states the server has made (happycity.server.describing.tutorial). */
import type { State, Step, TableInfo } from "../protocol";
import { me } from "../state/me.svelte";
import type { Board, Playback } from "../live/board";
import { t, type KeysAfter } from "../texts/texts.svelte";
import script from "./tutorial.json?raw";

export interface Beat {
  /** What the coach says: `web-tutorial-…`. */
  text: KeysAfter<"web-tutorial-">;
  /** The anchors of the table that the coach points at, the first that can be seen; "" if none. */
  point: string;
  /** The move that goes on; "" if reading does. */
  move: string;
  /** The state in which it is said. */
  state: number;
}
interface Script {
  info: TableInfo;
  beats: Beat[];
  states: State[];
}

const { info, beats, states } = JSON.parse(script) as Script;

export class TutorialBoard implements Board {
  /** I have my own face here too. */
  info = $derived<TableInfo>({
    ...info,
    seats: info.seats.map((seat, i) => (i === 0 ? { ...seat, player: me()?.id ?? seat.player } : seat)),
  });
  readonly mySeat = 0;
  readonly mySeats = [0];
  readonly amSeated = true;
  readonly beats = beats;
  shown = $state.raw<State | null>(null);
  /** The number of the beat. */
  at = $state(0);
  /** Another move than the wanted one was tried; counts up, so that the same can be said twice. */
  nudges = $state(0);
  playing = $state(false);
  playback: Playback | null = null;

  beat = $derived<Beat>(
    this.beats[this.at] ?? { text: "done", point: "", move: "", state: states.length - 1 },
  );
  latest = $derived<State | null>(states[this.beat.state] ?? null);
  upToDate = $derived(this.shown === this.latest && !this.playing);
  /** While one reads nothing can be touched; but cards that are spoken of say why they cannot be had. */
  sending = $derived(!this.beat.move && !this.beat.point.startsWith("slot-"));
  names = $derived([me()?.name ?? t("web-tutorial-you"), info.seats[1]?.name ?? ""]);
  steps = $derived<Step[]>(states.slice(0, this.beat.state + 1).flatMap((state) => state.steps));

  #run = 0;

  constructor(at = 0) {
    this.restart(Math.min(at, this.beats.length - 1));
  }

  /** Only the wanted move goes on. */
  move(move: string): void {
    if (!this.upToDate) return;
    if (move === this.beat.move) this.next();
    else this.nudges++;
  }

  next(): void {
    if (this.at < this.beats.length - 1) void this.#go(this.at + 1);
  }

  back(): void {
    this.restart(this.at - 1);
  }

  /** Go to a beat without movement. */
  restart(at = 0): void {
    this.#run++;
    this.playing = false;
    this.#say(Math.max(0, at));
    this.shown = this.latest;
  }

  #say(at: number): void {
    this.at = at;
    this.nudges = 0;
  }

  /** Show what happens until the next beat, move by move. */
  async #go(at: number): Promise<void> {
    const run = ++this.#run;
    const from = this.beat.state;
    this.#say(at);
    this.playing = from !== this.beat.state;
    for (const state of states.slice(from + 1, this.beat.state + 1)) {
      const before = this.shown;
      const arrive = () => {
        if (run === this.#run) this.shown = state;
      };
      if (before && state.since !== null && this.playback) await this.playback(before, state, arrive);
      arrive();
      if (run !== this.#run) return;
    }
    this.playing = false;
  }
}
