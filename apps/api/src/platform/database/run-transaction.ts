import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { collectDeferred, runDeferred } from './before-commit.ts';
import type { Transaction } from './database.ts';
import type { Tables } from './tables/tables.ts';

/** PostgreSQL undid the whole transaction: deadlock_detected, serialization_failure. Doing it again is safe, since nothing of it happened. */
const undone = new Set(['40P01', '40001']);
const maxAttempts = 5;
/** Before the second try, at most; twice as long before each further one. */
const firstPauseMs = 40;

export async function runTransaction<T>(kysely: Kysely<Tables>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await kysely.transaction().execute(async (transaction) => {
        // The brand says "inside a transaction", which is known here and nowhere else.
        const tx = transaction as Kysely<Tables> as Transaction;
        collectDeferred(tx);
        const result = await work(tx);
        await runDeferred(tx);
        return result;
      });
    } catch (error) {
      if (tries >= maxAttempts || !isUndone(error)) throw error;
      // Not all at once again: those that met each other would meet again.
      await delay(Math.random() * firstPauseMs * 2 ** (tries - 1));
    }
  }
}

function isUndone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && undone.has(error.code);
}
