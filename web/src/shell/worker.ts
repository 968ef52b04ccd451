/** The service worker: keeps the shell of the page, so that it opens offline and at once; and tells of new versions. */

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

export function keepWorker(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker
    .register("/worker.js")
    .then((registration) => {
      const look = (worker: ServiceWorker | null) => {
        if (!worker) return;
        const done = () => {
          if (worker.state === "installed" && navigator.serviceWorker.controller) {
            waiting = worker;
            for (const tell of listeners) tell();
          }
        };
        worker.addEventListener("statechange", done);
        done();
      };
      look(registration.waiting);
      registration.addEventListener("updatefound", () => look(registration.installing));
    })
    .catch(() => undefined); // without it everything works but offline
}

/** Called when a newer version of the page is ready; gives the way to stop being told. */
export function onNewVersion(tell: () => void): () => void {
  listeners.add(tell);
  if (waiting) tell();
  return () => listeners.delete(tell);
}

export function useNewVersion(): void {
  if (!waiting) location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take over");
}
