import { setTimeout as delay } from 'node:timers/promises';

/** Polls until the result is defined. Throws after a timeout, naming what was awaited. */
export async function waitFor<T>(
  what: string,
  look: () => T | false | undefined | Promise<T | false | undefined>,
  timeoutMs = 60_000,
): Promise<T> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > until) throw new Error(`Waited in vain for ${what}`);
    await delay(20);
  }
}
