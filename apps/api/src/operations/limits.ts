import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import { refuse, type Refusal } from '../http/contract/problem.ts';

/** At most `limit` tries of `name` by one `subject` within `windowSeconds`. */
export type Limit = { name: string; subject: string; limit: number; windowSeconds: number };

/**
 * Counts a try against each limit, before anything else is done and in a transaction of its own, so that a refused try counts too.
 * Counters are in the database: all processes share them.
 */
export async function countTries(app: App, limits: readonly Limit[]): Promise<Refusal<429> | undefined> {
  const now = app.now();
  const waits = await app.database.transaction(async (tx) => {
    const found: number[] = [];
    // Rows are locked in one order, whatever the caller's.
    for (const limit of limits.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))) {
      found.push(await count(tx, limit, app.configuration.rateLimitFactor, now));
    }
    return found;
  });
  const longest = Math.max(0, ...waits);
  return longest > 0 ? refuse(429, 'too_many_requests', { retryAfterSeconds: longest }) : undefined;
}

/** @returns the seconds to wait, 0 where the try is within the limit */
async function count(tx: Transaction, limit: Limit, factor: number, now: Date): Promise<number> {
  const windowMs = limit.windowSeconds * 1_000;
  const isOver = sql<boolean>`rate_limit.window_started_at <= ${new Date(now.getTime() - windowMs)}`;
  const { hits, window_started_at: start } = await tx
    .insertInto('rate_limit')
    .values({ key: keyOf(limit), window_started_at: now, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when ${isOver} then 1 else rate_limit.hits + 1 end`,
        window_started_at: sql<Date>`case when ${isOver} then ${now} else rate_limit.window_started_at end`,
      }),
    )
    .returning(['hits', 'window_started_at'])
    .executeTakeFirstOrThrow();
  if (hits <= limit.limit * factor) return 0;
  return Math.max(1, Math.ceil((start.getTime() + windowMs - now.getTime()) / 1_000));
}

/** Subjects may be e-mails: the table holds digests. */
function keyOf({ name, subject }: Limit): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/** One household's or server's IPv6 addresses share their first 64 bits. */
export function addressSubject(ipAddress: string): string {
  if (!isIPv6(ipAddress) || ipAddress.startsWith('::ffff:')) return ipAddress;
  const [head = '', tail] = ipAddress.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length;
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
}
