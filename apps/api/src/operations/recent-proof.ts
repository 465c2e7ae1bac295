import type { Account } from './operation.ts';

const proofMs = 10 * 60_000;

/** Returns when an identity proof stops being valid for sensitive changes. */
export function provenUntil(provenAt: Date): Date {
  return new Date(provenAt.getTime() + proofMs);
}

/** An impersonating operator has not proved the user's identity. */
export function isProven({ provenAt, impersonation }: Account, now: Date): boolean {
  return impersonation === null && provenUntil(provenAt) > now;
}
