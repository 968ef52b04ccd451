/** The workers of this browser without one: a test answers in their stead. */
import { vi } from "vitest";
import type * as teaching from "../src/local/teaching/messages";
import type * as wire from "../src/local/wire/messages";

type Asked = wire.Asked | teaching.Asked;
type Told = wire.Told | teaching.Told;

export class FakeWorker {
  /** Every worker that was started, the latest last. */
  static all: FakeWorker[] = [];

  asked: Asked[] = [];
  ended = false;
  onmessage: ((event: { data: Told }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    FakeWorker.all.push(this);
  }

  static get latest(): FakeWorker {
    const worker = FakeWorker.all.at(-1);
    if (!worker) throw new Error("no worker was started");
    return worker;
  }

  postMessage(message: Asked): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  tells(told: Told): void {
    this.onmessage?.({ data: told });
  }

  /** What was asked last. */
  get last(): Asked {
    const asked = this.asked.at(-1);
    if (!asked) throw new Error("nothing was asked");
    return asked;
  }
}

/** Until the end of the test everybody gets such workers. */
export function fakeWorkers(): typeof FakeWorker {
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  return FakeWorker;
}

/** Locks as browsers have them, of several tabs: each call gives the locks of all. */
export function fakeLocks(): void {
  const held = new Map<string, (error: Error) => void>();
  const request = async (
    name: string,
    options: { steal?: boolean },
    told: (lock: object | null) => Promise<void>,
  ): Promise<void> => {
    const owner = held.get(name);
    if (owner && !options.steal) return told(null);
    owner?.(new DOMException("stolen", "AbortError"));
    const stolen = new Promise<never>((_, reject) => held.set(name, reject));
    const mine = held.get(name);
    await Promise.race([told({ name }), stolen]).finally(() => held.get(name) === mine && held.delete(name));
  };
  vi.spyOn(navigator, "locks", "get").mockReturnValue({ request } as unknown as LockManager);
}
