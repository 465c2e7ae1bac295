import type { App } from '../app.ts';
import type { AnyJob } from './define-job.ts';

const tickMs = 1_000;

/**
 * Enqueues periodic jobs by the app's clock. Every process does so, and the queue keeps one job per slot. Returns a function that stops it.
 */
export function startSchedule({ database, jobs, logger, now }: App, registered: readonly AnyJob[]): () => Promise<void> {
  const regular = registered.flatMap(({ name, policy }) =>
    policy.everySeconds === undefined ? [] : [{ name, seconds: policy.everySeconds }],
  );
  const lastSlots = new Map<string, number>();
  const tick = async () => {
    for (const { name, seconds } of regular) {
      const slot = Math.floor(now().getTime() / (seconds * 1_000));
      if (lastSlots.get(name) === slot) continue;
      await database.transaction((tx) => jobs.enqueue(tx, { name }, {}, { once: { key: String(slot), withinSeconds: seconds } }));
      lastSlots.set(name, slot);
    }
  };
  let ticking: Promise<void> | null = null;
  const timer = setInterval(() => {
    ticking ??= tick()
      .catch((error: unknown) => logger.warn({ err: error }, 'failed to enqueue scheduled jobs'))
      .finally(() => {
        ticking = null;
      });
  }, tickMs).unref();
  return async () => {
    clearInterval(timer);
    await ticking;
  };
}
