import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './tables/tables.ts';

declare const insideTransaction: unique symbol;

/**
 * The only handle that repositories accept. The outer database never leaves connection.ts: inside a transaction it would hang on PGlite
 * (one connection) and read outside the transaction on PostgreSQL.
 */
export type Transaction = Kysely<Tables> & { readonly [insideTransaction]: true };

/**
 * What pg-boss and migrations use: the embedded database, the one that a running server shares with operator commands, or a connection
 * pool. `patient` creates a pool without timeouts, which the caller must end.
 */
export type DatabaseDriver =
  | { kind: 'pglite'; pglite: PGlite }
  | { kind: 'remote'; executeSql: (sql: string, parameters?: readonly unknown[]) => Promise<{ rows: unknown[] }> }
  | { kind: 'postgres'; pool: Pool; patient: () => Pool };

export type Database = {
  kind: 'pglite' | 'postgres';
  driver: DatabaseDriver;
  /** Runs `work` in one transaction (read committed) and commits unless it throws. Make no network calls in it. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** For reads: one connection, where each statement sees what is committed by then. */
  read<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Returns `busy` if the database responds but has no free connection. @throws if it doesn't respond */
  probe(): Promise<'ok' | 'busy'>;
  /** Runs `work` in one process at a time per name; others wait until `signal` aborts. `held` aborts if the lock is lost. */
  exclusive<T>(name: string, work: (held: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /**
   * Listens for NOTIFY payloads from all processes. After a lost connection it listens again and calls `onGap`, because payloads may have
   * been missed. Returns a function that stops listening.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};
