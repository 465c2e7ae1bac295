import type { Transaction } from './database.ts';

type Deferred = { order: number; work: () => Promise<void> };

const deferred = new WeakMap<Transaction, Deferred[]>();

/**
 * Runs `work` as the transaction's last act. What takes locks here does so in rising `order` (then in the order of the calls), whatever
 * the rest of the transaction did, so that two transactions can't wait for each other.
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
