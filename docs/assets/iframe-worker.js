/*
 * Search runs in a worker, and browsers start none for pages that are opened from the disk. There, and only there, the worker's
 * script runs in a hidden frame instead, which speaks like a worker.
 */
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.body.appendChild(document.createElement("iframe"));
      frame.hidden = true;
      const inside = frame.contentWindow;
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      inside.importScripts = (...scripts) => Promise.all(scripts.map((script) => this.#load(inside, script)));
      this.#inside = this.#load(inside, url).then(() => inside);
    }

    #inside;

    #load(inside, url) {
      return new Promise((done, failed) => {
        const script = inside.document.createElement("script");
        script.onload = done;
        script.onerror = failed;
        script.src = url;
        inside.document.body.append(script);
      });
    }

    postMessage(data) {
      this.#inside.then((inside) => inside.dispatchEvent(new inside.MessageEvent("message", { data })));
    }

    terminate() {
      this.#inside.then((inside) => inside.frameElement.remove());
    }
  };
}
