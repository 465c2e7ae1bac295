import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares without telling by its time how much of a secret was right, or how long it is. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
