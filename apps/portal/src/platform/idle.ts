const maxMs = 1000;
/** Between two frames, or before a timer that is due, the browser reports less. Then the page is still loading or moving. */
const restMs = 25;

/** Resolves when the page rests, at the latest after a second. Browsers that can't tell wait a quarter of it. */
export async function whenIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (!('requestIdleCallback' in globalThis)) return void setTimeout(resolve, maxMs / 4);
    const latest = performance.now() + maxMs;
    const wait = () => {
      const check = (deadline: IdleDeadline) => (deadline.didTimeout || deadline.timeRemaining() >= restMs ? resolve() : wait());
      requestIdleCallback(check, { timeout: Math.max(1, latest - performance.now()) });
    };
    wait();
  });
}
