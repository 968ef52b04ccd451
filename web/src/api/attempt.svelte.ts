import { untrack } from "svelte";

/** Something asked of the server: whether it is under way, and what came in its way. */
export class Attempt {
  busy = $state(false);
  /** A `Refusal`, an `Unreachable`, or null; show it with Trouble.svelte beside the control. */
  trouble = $state.raw<unknown>(null);

  /** What was asked for, or undefined if it was refused. Asking again while it is under way does nothing. */
  async run<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    if (untrack(() => this.busy)) return undefined;
    this.busy = true;
    this.trouble = null;
    try {
      return await untrack(ask); // an effect that asks must not ask again because of the answer
    } catch (error) {
      this.trouble = error;
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
