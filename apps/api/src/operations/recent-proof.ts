import type { Account } from './operation.ts';

const proofMs = 10 * 60_000;

/** Until when a proof of who is there holds for sensitive changes. */
export function provenUntil(provenAt: Date): Date {
  return new Date(provenAt.getTime() + proofMs);
}

/** An operator who acts as the user has shown nothing of the user's. */
export function isProven({ provenAt, impersonation }: Account, now: Date): boolean {
  return impersonation === null && provenUntil(provenAt) > now;
}
