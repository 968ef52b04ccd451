/** Waiting in a worker: for people, who want to see what happened, and for messages, which want to be heard. */

/** Time to see what happened, which can be skipped. */
export function pauseFor(milliseconds: number): { over: Promise<void>; skip: () => void } {
  let skip: () => void = () => undefined;
  const over = new Promise<void>((done) => {
    const timer = setTimeout(done, milliseconds);
    skip = () => {
      clearTimeout(timer);
      done();
    };
  });
  return { over, skip };
}

/** Let messages that have come in be heard; a timeout would wait for longer. */
export function yielded(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}
