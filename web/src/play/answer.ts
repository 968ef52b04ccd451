/** The part of a note that tells the answer, with the ways on: not one of these, which an Enter for the table would take. */
export function answerOfNote(): HTMLElement | null {
  return document.querySelector<HTMLElement>(".practice .more");
}
