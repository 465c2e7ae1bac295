import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { App } from '../app.ts';
import { rateLimitsRepository } from './rate-limits.repository.ts';
import { rateLimitFactor } from './settings.ts';
import { refuse, type Refusal } from './refusal.ts';

/** At most `limit` attempts of `name` by one `subject` within `windowSeconds`. */
export type RateLimit = { name: string; subject: string; limit: number; windowSeconds: number };

/** Returns the limit for one client within ten minutes. */
export function perClient(name: string, clientId: number, limit = 60): RateLimit[] {
  return [{ name, subject: String(clientId), limit, windowSeconds: 600 }];
}

/**
 * Consumes each limit in a separate transaction before anything else, so that refused attempts count too. All processes share the counters
 * in the database.
 */
export async function consumeRateLimit(app: App, limits: readonly RateLimit[]): Promise<Refusal<429> | undefined> {
  const now = app.now();
  const factor = app.configuration.setting(rateLimitFactor);
  const longest = await app.database.transaction(async (tx) => {
    let seconds = 0;
    // Rows are locked in a fixed order, independent of the caller's.
    for (const { key, limit, windowMs } of limits.map(counterOf).toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
      const { hits, windowStartedAt } = await rateLimitsRepository(tx).count(key, windowMs, now);
      const remainingMs = windowStartedAt.getTime() + windowMs - now.getTime();
      if (hits > limit * factor) seconds = Math.max(seconds, 1, Math.ceil(remainingMs / 1_000));
    }
    return seconds;
  });
  return longest > 0 ? refuse(429, 'too_many_requests', { retryAfterSeconds: longest, ...waitOf(longest) }) : undefined;
}

/** Up to here, a wait is given in minutes. */
const maxMinutes = 90;

/** Returns the sentence about how long to wait, rounded up. */
function waitOf(seconds: number): Pick<Refusal, 'message' | 'values'> {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= maxMinutes
    ? { message: 'problem.waitMinutes', values: { minutes } }
    : { message: 'problem.waitHours', values: { hours: Math.ceil(minutes / 60) } };
}

/** Subjects may be emails, so the table stores digests. */
function counterOf({ name, subject, limit, windowSeconds }: RateLimit): { key: string; limit: number; windowMs: number } {
  return { key: `${name}:${createHash('sha256').update(subject).digest('base64url')}`, limit, windowMs: windowSeconds * 1_000 };
}

/** Addresses of one household or server share their first 64 bits in IPv6. */
export function addressSubject(ipAddress: string): string {
  if (!isIPv6(ipAddress) || ipAddress.startsWith('::ffff:')) return ipAddress;
  const [head = '', tail] = ipAddress.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length;
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
}
