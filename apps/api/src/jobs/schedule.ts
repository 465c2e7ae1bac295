import type { App } from '../app.ts';

const everySeconds = 10;

/** Sees to it that pending payments are asked about: every process ticks, the queue takes one tick of them all. Answers what stops it. */
export function startReconcileTimer({ database, jobs, logger }: App): () => Promise<void> {
  let ticking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    ticking = database
      .transaction((tx) => jobs.enqueue(tx, 'reconcile-payments', { reason: 'interval' }, { singletonSeconds: everySeconds }))
      .catch((error: unknown) => logger.warn({ err: error }, 'pending payments could not be scheduled to be asked about'));
  }, everySeconds * 1_000).unref();
  return async () => {
    clearInterval(timer);
    await ticking;
  };
}
