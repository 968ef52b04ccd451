/** What every worker of this browser begins with: the kernel's module, and on demand what bots have learned. */
import kernelUrl from "../../../../src/happycity/kernel/targets/kernel.wasm?url";
import { DamagedModule, Kernel } from "../kernel/kernel";

/** The module is not to be had. */
class NoModule extends Error {}

export class Loading {
  /** Called with where the weights are, by the page; null: nowhere. */
  found: (address: string | null) => void = () => undefined;

  /** `want` asks the page where a file of this name lies: only it knows where the site does. */
  constructor(readonly want: (name: string) => void) {}

  async kernel(): Promise<Kernel> {
    const answer = await fetch(kernelUrl).catch(() => null);
    if (!answer?.ok) throw new NoModule();
    return Kernel.of(await answer.arrayBuffer(), (name, afresh) => this.#weights(name, afresh));
  }

  async #weights(name: string, afresh: boolean): Promise<Uint8Array | null> {
    const address = await new Promise<string | null>((resolve) => {
      this.found = resolve;
      this.want(name);
    });
    if (address === null) return null;
    const answer = await fetch(address, { cache: afresh ? "reload" : "default" }).catch(() => null);
    return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  }
}

/** Why nothing can be answered, if it is that. */
export function brokenBy(error: unknown): "damaged-module" | "no-module" | null {
  if (error instanceof DamagedModule) return "damaged-module";
  return error instanceof NoModule ? "no-module" : null;
}
