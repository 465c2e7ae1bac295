import { setTimeout as sleep } from 'node:timers/promises';

type Truthy<T> = T extends false | '' | 0 | null | undefined ? never : T;

/** The limit only ends what hangs. */
const maxMs = 1_800_000;

/** Repeats `ask` until it returns something, and returns that. */
export async function waitUntil<T>(ask: () => T | Promise<T>, intervalMs = 250): Promise<Truthy<T>> {
  const end = performance.now() + maxMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer as Truthy<T>;
    if (performance.now() > end) throw new Error(`Half an hour has passed without ${String(ask)}`);
    await sleep(intervalMs);
  }
}
