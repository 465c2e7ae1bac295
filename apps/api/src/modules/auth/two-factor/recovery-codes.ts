import { createHash, randomInt } from 'node:crypto';

const count = 10;
const length = 24;
/** Omits characters that are easily confused: I, L, O, U, 0 and 1. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Returns ten codes of 117 bits each. OWASP ASVS 6.5.2 allows a plain digest from 112 bits on. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    return (characters.match(/.{4}/g) ?? []).join('-');
  });
}

/** Ignores case, spaces and hyphens. */
export function recoveryCodeHash(code: string): string {
  return createHash('sha256').update(code.replaceAll(/[\s-]/g, '').toUpperCase()).digest('hex');
}
