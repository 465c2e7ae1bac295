const maxMs = 1000;
/** The browser reports less between two frames and before a timer that is due, while the page is still loading or animating. */
const minIdleMs = 25;

/** Resolves when the page is idle, after a second at the latest. Browsers that can't tell wait 250 ms. */
export async function whenIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (!('requestIdleCallback' in globalThis)) return void setTimeout(resolve, maxMs / 4);
    const latest = performance.now() + maxMs;
    const wait = () => {
      const check = (deadline: IdleDeadline) => (deadline.didTimeout || deadline.timeRemaining() >= minIdleMs ? resolve() : wait());
      requestIdleCallback(check, { timeout: Math.max(1, latest - performance.now()) });
    };
    wait();
  });
}
