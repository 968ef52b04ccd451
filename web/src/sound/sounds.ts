/**
 * Small sounds, synthesised (docs/design/look.md §6). Everything is in C major pentatonic, so that anything may overlap. Nothing is
 * heard before the first touch, and nothing unless the person has switched sounds on.
 */
import { settings } from "../state/settings.svelte";
import { draw, type Sound } from "./synth";

let audio: { context: AudioContext; out: AudioNode } | null = null;

/** Call it in answer to a touch: browsers let nobody make noise earlier. */
export function wake(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  if (!audio) {
    const context = new AudioContext({ latencyHint: "interactive" });
    audio = { context, out: loudspeaker(context) };
  }
  if (audio.context.state === "suspended") void audio.context.resume();
}

/** Several sounds at once must not get louder than one may be. */
export function loudspeaker(context: BaseAudioContext): AudioNode {
  const soften = context.createDynamicsCompressor();
  soften.threshold.value = -14;
  soften.ratio.value = 6;
  soften.attack.value = 0.002;
  soften.release.value = 0.12;
  soften.connect(context.destination);
  return soften;
}

/** Play a sound; `what` is the step of a rising row (coins, windows) or the monster that calls. */
export function play(sound: Sound, what: number | string = 0): void {
  if (!settings.sound || !audio || audio.context.state !== "running" || document.hidden) return;
  draw(audio.context, audio.out, audio.context.currentTime + 0.01, sound, what);
}

for (const touch of ["pointerdown", "keydown"])
  addEventListener(touch, wake, { capture: true, passive: true });
