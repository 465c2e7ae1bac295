import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './tables/tables.ts';

declare const insideTransaction: unique symbol;

/**
 * The only handle that repositories are made from. The outer database never leaves connection.ts: used within a transaction it would hang for
 * ever on PGlite (one connection) and read outside the transaction on PostgreSQL.
 */
export type Transaction = Kysely<Tables> & { readonly [insideTransaction]: true };

/** What pg-boss and migrations need to be given: the embedded database itself, or a pool of connections; `patient` makes one without time-outs, to be ended. */
export type DatabaseDriver = { kind: 'pglite'; pglite: PGlite } | { kind: 'postgres'; pool: Pool; patient: () => Pool };

export type Database = {
  kind: DatabaseDriver['kind'];
  driver: DatabaseDriver;
  /** Runs `work` in one transaction (read committed) and commits what it did, unless it throws. No network call belongs in it. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** For reading only: one connection, each statement sees what is committed by then. */
  read<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** `busy` where it answers, but has more to do than connections. @throws where it does not answer */
  probe(): Promise<'ok' | 'busy'>;
  /** One process at a time runs the work of one name; the others wait. For migrations, seeds and the like. */
  exclusive<T>(name: string, work: () => Promise<T>): Promise<T>;
  /**
   * NOTIFY payloads of a channel, from all processes. After a lost connection it listens again and calls `onGap`: something may have been missed.
   * Answers a function that stops listening.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};
