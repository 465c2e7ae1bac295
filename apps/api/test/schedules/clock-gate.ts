/** The clock stands still while one request is sent twice: its key is known for seven days, which no request lasts, but time here leaps by days. */
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
