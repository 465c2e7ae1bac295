import type { Transaction } from './database.ts';

type Deferred = { order: number; work: () => Promise<void> };

const deferred = new WeakMap<Transaction, Deferred[]>();

/**
 * Runs `work` at the end of the transaction. Locks are taken here in ascending `order` (then in call order), regardless of the rest of the
 * transaction, so that two transactions can't deadlock.
 */
export function beforeCommit(tx: Transaction, order: number, work: () => Promise<void>): void {
  const list = deferred.get(tx);
  if (list === undefined) throw new Error('beforeCommit was called outside Database.transaction');
  list.push({ order, work });
}

export function collectDeferred(tx: Transaction): void {
  deferred.set(tx, []);
}

export async function runDeferred(tx: Transaction): Promise<void> {
  const list = deferred.get(tx) ?? [];
  deferred.delete(tx);
  for (const { work } of list.toSorted((one, other) => one.order - other.order)) await work();
}
