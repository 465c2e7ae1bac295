import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Configuration } from '../settings/configuration.ts';
import { secretsKeysOf } from './settings.ts';

/** Signs texts for one purpose with the first `SECRETS_KEY` and verifies with any of them, so that links stay valid across key changes. */
export type Signer = { sign(text: string): string; isSigned(text: string, signature: string): boolean };

export function createSigner(
  configuration: Configuration,
  purpose: 'file link' | 'document link' | 'statement link' | 'order quote' | 'unsubscribe' | 'charge attempt',
): Signer {
  const keys = secretsKeysOf(configuration).map((key) => new Uint8Array(hkdfSync('sha256', key, '', purpose, 32)));
  const [first] = keys;
  if (first === undefined) throw new Error('No signing key');
  const signatureOf = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign: (text) => signatureOf(first, text).toString('base64url'),
    isSigned(text, signature) {
      const given = Buffer.from(signature, 'base64url');
      return keys.some((key) => {
        const own = signatureOf(key, text);
        return own.length === given.length && timingSafeEqual(own, given);
      });
    },
  };
}
