/** Clocks in words. */
import type { ClockPart } from "../protocol";
import { t } from "./texts.svelte";

type Time = Pick<ClockPart, "move_seconds" | "bank_seconds">;

function liveText(time: Time): string {
  return t("web-start-clock-live-choice", {
    seconds: time.move_seconds,
    minutes: Math.round((time.bank_seconds ?? 0) / 60),
  });
}

export function clockText(clock: ClockPart): string {
  return clock.kind === "live" ? liveText(clock) : slowText(clock);
}

function slowText(time: Time): string {
  return t("web-start-clock-slow-choice", { days: Math.round(time.move_seconds / 86_400) });
}
