/** The tab says when it is the reader's turn: in its title and on its icon, also where it is installed as an app. */
import { fileAt } from "../site";
import { t } from "../texts/texts.svelte";

const PLAIN = fileAt("/icon.svg");
const TURN = fileAt("/icon-turn.svg");

let titleBefore: string | null = null;
let titleOurs = "";
let marked = false;

/** Show (or take away) the sign that it is the reader's turn. Call it again when the language changes. */
export function showTurn(mine: boolean): void {
  if (mine) {
    if (titleBefore === null || document.title !== titleOurs) titleBefore = document.title;
    titleOurs = t("web-news-tab", { title: titleBefore });
    document.title = titleOurs;
  } else if (titleBefore !== null) {
    if (document.title === titleOurs) document.title = titleBefore; // else another page has spoken
    titleBefore = null;
  }
  if (mine === marked) return;
  marked = mine;
  document.getElementById("favicon")?.setAttribute("href", mine ? TURN : PLAIN);
  setAppBadge(mine);
}

function setAppBadge(on: boolean): void {
  if (!("setAppBadge" in navigator)) return;
  const done = on ? navigator.setAppBadge() : navigator.clearAppBadge();
  done.catch(() => undefined); // only apps have one
}
