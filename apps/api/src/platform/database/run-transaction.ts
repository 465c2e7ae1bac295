import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { collectDeferred, runDeferred } from './before-commit.ts';
import type { Transaction } from './database.ts';
import type { Tables } from './tables/tables.ts';

/** PostgreSQL rolled back the transaction: deadlock_detected, serialization_failure. It is safe to retry. */
const undone = new Set(['40P01', '40001']);
const maxAttempts = 5;
/** The maximum pause before the second attempt. It doubles with each further one. */
const firstPauseMs = 40;

export async function runTransaction<T>(kysely: Kysely<Tables>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await kysely.transaction().execute(async (transaction) => {
        // The brand asserts "inside a transaction", which only this function knows.
        const tx = transaction as Kysely<Tables> as Transaction;
        collectDeferred(tx);
        const result = await work(tx);
        await runDeferred(tx);
        return result;
      });
    } catch (error) {
      if (tries >= maxAttempts || !isUndone(error)) throw error;
      // Jitter keeps transactions that collided from colliding again.
      await delay(Math.random() * firstPauseMs * 2 ** (tries - 1));
    }
  }
}

function isUndone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && undone.has(error.code);
}
