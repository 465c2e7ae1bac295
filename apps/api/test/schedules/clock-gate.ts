/**
 * Stops the clock while a request is sent twice. Its key expires after seven days, which no real request takes, but time here advances by
 * days.
 */
export function createClockGate() {
  const sending = new Set<Promise<unknown>>();
  let turned: Promise<unknown> = Promise.resolve();
  const standStill = async <Result>(send: () => Promise<Result>): Promise<Result> => {
    for (let seen: unknown; seen !== turned; await seen) seen = turned;
    const sent = send();
    sending.add(sent);
    return sent.finally(() => sending.delete(sent));
  };
  const turn = (work: () => Promise<void>): Promise<void> => {
    const done = turned.then(() => Promise.allSettled(sending)).then(work);
    turned = done.catch(() => null);
    return done;
  };
  return { standStill, turn };
}
