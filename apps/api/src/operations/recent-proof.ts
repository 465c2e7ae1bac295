import type { Account } from './operation.ts';

const proofMs = 10 * 60_000;

/** Until when a proof of who is there holds for sensitive changes. */
export function provenUntil(provenAt: Date): Date {
  return new Date(provenAt.getTime() + proofMs);
}

export function isProven({ provenAt }: Account, now: Date): boolean {
  return provenUntil(provenAt) > now;
}
