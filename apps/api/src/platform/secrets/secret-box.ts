import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Configuration } from '../settings/configuration.ts';
import { secretsKeysOf } from './settings.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const version = 'v1';

/** The purpose and owner of a secret. It can't be decrypted for any other. */
export type SecretPlace = { purpose: 'authenticator' | 'root password' | 'vnc password'; owner: number };

const placeOf = ({ purpose, owner }: SecretPlace) => Buffer.from(`${purpose} ${owner}`);
const derive = (key: string, use: string) => new Uint8Array(hkdfSync('sha256', key, '', use, 32));
/** Identifies a key without revealing it. */
const idOf = (key: string) => createHash('sha256').update(derive(key, 'id')).digest('hex').slice(0, 8);

/** Encrypts a secret for storage: `v1.<key id>.<nonce, tag, text>`. */
export function encryptSecret(configuration: Configuration, place: SecretPlace, secret: string): string {
  const [key = ''] = secretsKeysOf(configuration);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, derive(key, 'secrets'), iv).setAAD(placeOf(place));
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [version, idOf(key), Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')].join('.');
}

/** @throws Error if the key isn't configured, or the secret was encrypted for another place */
export function decryptSecret(configuration: Configuration, place: SecretPlace, stored: string): string {
  const keys = secretsKeysOf(configuration);
  const parts = stored.split('.');
  if (parts.length === 1) return decryptFormer(keys, place, stored);
  const [, keyId, sealed = ''] = parts;
  const key = keys.find((candidate) => idOf(candidate) === keyId);
  if (parts[0] !== version || key === undefined)
    throw new Error(`No key in SECRETS_KEY can decrypt data encrypted with ${keyId ?? 'another version'}`);
  return open(derive(key, 'secrets'), placeOf(place), sealed);
}

/**
 * Replaces the key of a stored secret by the first one. Returns null if that key encrypted it already.
 * @throws Error if its own key isn't configured
 */
export function reencryptSecret(configuration: Configuration, place: SecretPlace, stored: string): string | null {
  const [first = ''] = secretsKeysOf(configuration);
  if (stored.split('.')[1] === idOf(first)) return null;
  return encryptSecret(configuration, place, decryptSecret(configuration, place, stored));
}

/** Decrypts authenticator secrets from before keys had ids. */
function decryptFormer(keys: readonly string[], { purpose, owner }: SecretPlace, sealed: string): string {
  if (purpose !== 'authenticator') throw new Error(`A ${purpose} is never stored without its key id`);
  for (const key of keys.slice(0, -1)) {
    try {
      return open(derive(key, 'authenticator secrets'), Buffer.from(String(owner)), sealed);
    } catch {
      // Try the next key. The error of the last one reaches the caller.
    }
  }
  return open(derive(keys.at(-1) ?? '', 'authenticator secrets'), Buffer.from(String(owner)), sealed);
}

function open(key: Uint8Array, place: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(place)
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
}
