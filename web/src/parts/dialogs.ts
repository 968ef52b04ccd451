/** Whether a dialog lies over the page: keys are meant for it, also when nothing in it has the focus. */
export function isDialogOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
