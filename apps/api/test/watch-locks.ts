import type { CompiledQuery } from 'kysely';
import type { Database, Transaction } from '../src/platform/database/database.ts';
import { simulationLockOrder } from '@portico/simulation/simulation-tables';
import { lockedWithUser, lockOrder } from '../src/platform/database/lock-order.ts';

const identifier = String.raw`("?\w+"?(?:\."?\w+"?)?)`;
const insertion = new RegExp(String.raw`^\s*insert into ${identifier}`, 'i');
const change = new RegExp(String.raw`^\s*(?:update|delete from) ${identifier}`, 'i');
const merge = new RegExp(String.raw`^\s*insert into ${identifier}[\s\S]* on conflict [\s\S]* do update`, 'i');
const lockedOf = new RegExp(String.raw`\bfor (?:no key )?update of ${identifier}`, 'i');
const from = new RegExp(String.raw`\bfrom ${identifier}`, 'i');

const named = (pattern: RegExp, sql: string) => pattern.exec(sql)?.[1]?.replaceAll('"', '');

/** Returns the table whose existing rows a statement locks, or undefined. */
export function lockedTable(sql: string): string | undefined {
  // A second request with the same key waits for the first one's row.
  if (named(insertion, sql) === 'idempotency_key') return 'idempotency_key';
  const changed = named(change, sql) ?? named(merge, sql);
  if (changed !== undefined || !/\bfor (?:no key )?update\b/i.test(sql)) return changed;
  return named(lockedOf, sql) ?? named(from, sql);
}

/** Returns what is wrong with locking `table` after the others, or undefined. */
export function lockOrderProblem(before: readonly string[], table: string): string | undefined {
  if (before.length === 0 || before.includes(table)) return undefined;
  const order: readonly string[] = [...lockOrder, ...simulationLockOrder];
  const ofUser: readonly string[] = lockedWithUser;
  const what = `${table} is locked after ${before.join(', ')}`;
  if (!order.includes(table)) return `${what}, and is not in lockOrder`;
  if (ofUser.includes(table) && before.includes('client_user')) return undefined;
  return before.some((one) => order.indexOf(one) > order.indexOf(table)) ? `${what}, against lockOrder` : undefined;
}

/** Records each transaction that locks rows out of `lockOrder`. Rows of tables it inserts into count as its own. */
export function watchLocks(database: Database, violations: string[]): void {
  const begin = database.transaction.bind(database);
  database.transaction = (work) =>
    begin(async (tx) => {
      const locked: string[] = [];
      const own = new Set<string>();
      watchQueries(tx, (sql) => {
        const lock = lockedTable(sql);
        const inserted = named(insertion, sql);
        if (inserted !== undefined && lock === undefined) own.add(inserted);
        if (lock === undefined || own.has(lock)) return;
        const problem = lockOrderProblem(locked, lock);
        if (problem !== undefined) violations.push(problem);
        if (!locked.includes(lock)) locked.push(lock);
      });
      return await work(tx);
    });
}

function watchQueries(tx: Transaction, onQuery: (sql: string) => void): void {
  const executor = tx.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = (query: CompiledQuery) => {
    onQuery(query.sql);
    return execute(query) as never;
  };
}
