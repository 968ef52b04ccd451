/** Of a double click: the second click was meant for what stood here before. The keyboard clicks 0 times. */
export function isSecond(event: MouseEvent): boolean {
  return event.detail > 1;
}
