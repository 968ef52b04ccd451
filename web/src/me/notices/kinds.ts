/** What one can be told of while no page is open, and in which ways. */
import type { Notices } from "../../protocol";

export type Channel = Notices["channels"][number];
export type Kind = Notices["wishes"][string][number];

export const KINDS: readonly Kind[] = ["turn", "day", "over", "invitation", "challenge"];

/** What somebody wishes by one channel, with or without a kind. */
export function withKind(notices: Notices, channel: Channel, kind: Kind, on: boolean): Notices["wishes"] {
  const others = (notices.wishes[channel] ?? []).filter((one) => one !== kind);
  return { ...notices.wishes, [channel]: on ? [...others, kind] : others };
}

/** Who names a place for the first time wants to be told there, of everything. */
export function withChannel(notices: Notices, channel: Channel): Notices["wishes"] {
  return notices.wishes[channel]?.length ? notices.wishes : { ...notices.wishes, [channel]: [...KINDS] };
}

/** Whether something that is sent by a channel arrives anywhere. */
export function leadsSomewhere(notices: Notices, channel: Channel): boolean {
  if (channel === "push") return notices.devices.length > 0;
  return channel === "mail" ? notices.mail !== null && notices.mail_confirmed : notices.webhook !== null;
}

/** Minutes after midnight as an input of time writes them, and back. */
export function clockOf(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

export function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return hour * 60 + minute;
}
