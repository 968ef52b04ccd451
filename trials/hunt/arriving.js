/**
 * Lets a table know what has happened only when somebody is about to look at it. Loaded into every page of a hunt before
 * the client; `hunt.arrived(seq, patience)` lets in what happened up to this number, and waits until it is shown.
 *
 * The client shows every state, one after the other, as ever. But what lies between two looks is neither drawn while it
 * trickles in nor waited for frame by frame: nobody looks at it, and to draw it costs more than to look.
 */
(() => {
  let upTo = Infinity; // until the first look a page loads as it likes
  let held = [];

  const isEarly = (text) => {
    const message = JSON.parse(text);
    return message.type === "state" && message.seq > upTo;
  };

  /** What follows something that is held is held as well, in its order; only a sign of life never waits. */
  const isHeld = (text) => (held.length ? !text.startsWith('{"type":"pong"') : isEarly(text));

  window.WebSocket = class extends WebSocket {
    set onmessage(listen) {
      super.onmessage = (event) => {
        if (isHeld(event.data)) held.push({ text: event.data, pass: () => listen.call(this, event) });
        else listen.call(this, event);
      };
    }
  };

  function letIn(seq) {
    upTo = seq;
    while (held.length && !isEarly(held[0].text)) held.shift().pass();
  }

  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const shown = () => Number(document.querySelector("[data-seq]")?.dataset.seq ?? -1);

  let since = 0;
  let catchingUp = false;
  Object.defineProperty(document, "hidden", { get: () => catchingUp }); // then the client waits for no frame, and fades nothing in

  async function arrived(seq, patience) {
    const until = performance.now() + patience;
    catchingUp = true;
    letIn(seq);
    while (shown() < seq) {
      if (performance.now() > until) throw new Error(`the table does not show number ${seq}`);
      await pause(0);
    }
    catchingUp = false;
    since = performance.now();
  }

  /** Wait until what has arrived lies there for so long: a table that has just changed lets nobody touch it by mistake. */
  const rested = (ms) => pause(since + ms - performance.now());

  window.hunt = { ...window.hunt, arrived, rested };
})();
