/** Places within a page: `/learn/rules#tokens`. */
import { hash, specify } from "../router.svelte";

/** Go to a place, without loading anything, and let screen readers say it. */
export function jump(event: MouseEvent, id: string): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  specify({ hash: `#${id}` });
  show(id);
}

/** Show the place that the address names; call it when the page stands. */
export function showNamed(): void {
  if (hash().length > 1) show(decodeURIComponent(hash().slice(1)));
}

function show(id: string): void {
  const place = document.getElementById(id);
  if (!place) return;
  place.closest("details")?.setAttribute("open", "");
  place.scrollIntoView({ block: "start" });
  // What lies above is drawn only now and may push it away: once more.
  requestAnimationFrame(() => place.scrollIntoView({ block: "start" }));
  const target = place.matches("[tabindex], summary, a, button")
    ? place
    : (place.querySelector<HTMLElement>("[tabindex], summary") ?? place);
  target.focus({ preventScroll: true });
}
