import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Configuration } from '../../settings/configuration.ts';
import { twoFactorKeyOf } from './two-factor-key.setting.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (configuration: Configuration) =>
  new Uint8Array(hkdfSync('sha256', twoFactorKeyOf(configuration), '', 'authenticator secrets', 32));

/** The secret of an authenticator as the table holds it. It is bound to its user: in another row it is worth nothing. */
export function encryptSecret(configuration: Configuration, userId: number, secret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(configuration), iv).setAAD(Buffer.from(String(userId)));
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** @throws Error where the key is not the one that it was encrypted by */
export function decryptSecret(configuration: Configuration, userId: number, stored: string): string {
  const bytes = Buffer.from(stored, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(configuration), bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
}
