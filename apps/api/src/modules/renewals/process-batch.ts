import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';

const atOnce = 200;

type Work = {
  /** For the log. */
  what: string;
  /** Returns ids greater than `after`, in rising order. */
  find: (tx: Transaction, after: number, limit: number) => Promise<readonly number[]>;
  act: (id: number) => Promise<void>;
};

/** Runs `act` on each id found. Failures are logged and left to the next run. Returns how many there were. */
export async function processBatch(app: App, signal: AbortSignal, { what, find, act }: Work): Promise<number> {
  let last = 0;
  let failed = 0;
  for (;;) {
    const after = last;
    const ids = await app.database.read((tx) => find(tx, after, atOnce));
    if (ids.length === 0) return failed;
    for (const id of ids) {
      if (signal.aborted) return failed;
      last = id;
      try {
        await act(id);
      } catch (error) {
        failed += 1;
        app.logger.error({ err: error, what, id }, 'failed to process a renewal');
      }
    }
  }
}
