/** The service worker: keeps the shell of the page, so that it opens offline and at once; and announces new versions. */

import { fileAt } from "../site";

/** A page may stay open for days: it looks for a new version when it is looked at, but not more often than this. */
const PAUSE = 10 * 60_000;

let waiting: ServiceWorker | null = null;
let isReady = false;
let isWanted = false;
const listeners = new Set<() => void>();

export function keepWorker(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  // What the page itself needs comes first.
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** Called when a newer version of the page is ready; returns a function that ends this. */
export function onNewVersion(tell: () => void): () => void {
  listeners.add(tell);
  if (isReady) tell();
  return () => listeners.delete(tell);
}

/** Load the page in its newest version, which may have to be fetched before. */
export async function useNewVersion(): Promise<void> {
  isWanted = true;
  const newest = waiting ?? (await look());
  if (newest) newest.postMessage("take over");
  else location.reload();
}

function register(): void {
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isWanted) location.reload();
    else if (isControlled) offer(); // another window has taken the new version
    waiting = null;
    isControlled = true;
  });
  // Where it is not allowed, everything works but offline.
  navigator.serviceWorker.register(fileAt("/worker.js")).then(watch, () => undefined);
  void keepTheRest();
}

/** Once the worker keeps what pages need, it keeps what bots need too: whoever was here can play without a network. */
async function keepTheRest(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("keep the rest");
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return; // a browser under test
  follow(registration.waiting);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - looked < PAUSE) return;
    looked = Date.now();
    void look();
  });
}

/** Offer a version once it is there as a whole; the first one of all simply begins to work. */
function follow(worker: ServiceWorker | null): void {
  const done = () => {
    if (worker?.state !== "installed" || !navigator.serviceWorker.controller) return;
    waiting = worker;
    offer();
  };
  worker?.addEventListener("statechange", done);
  done();
}

function offer(): void {
  isReady = true;
  for (const tell of listeners) tell();
}

/** Ask the server for a new version, and wait until it is here; null if there is none, or no server. */
async function look(): Promise<ServiceWorker | null> {
  const registration =
    "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  await registration?.update().catch(() => undefined);
  await installed(registration?.installing);
  return registration?.waiting ?? null;
}

function installed(worker: ServiceWorker | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const changed = () => {
      if (worker?.state !== "installing") resolve();
    };
    worker?.addEventListener("statechange", changed);
    changed();
  });
}
