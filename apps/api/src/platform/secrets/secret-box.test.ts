import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfiguration } from '../../registry/settings.ts';
import { decryptSecret, encryptSecret } from './secret-box.ts';

const [old, young] = ['an-old-key-of-32-characters-at-least', 'a-young-key-of-32-characters-at-least'];
const place = { purpose: 'root password', owner: 31 } as const;
const secret = 'Wq7h-mK2x-Tr9d-b3Fc';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const configured = (env: Record<string, string> = {}) => readConfiguration({ DATA_FOLDER: folder, ...env }, []);

test('an encrypted secret is decrypted by the same key, differs each time and reveals nothing', () => {
  const configuration = configured();
  const [one, other] = [encryptSecret(configuration, place, secret), encryptSecret(configuration, place, secret)];
  expect(one).not.toBe(other);
  expect(one).not.toContain(secret);
  expect([decryptSecret(configuration, place, one), decryptSecret(configured(), place, other)]).toEqual([secret, secret]);
});

test("a secret with another purpose, another owner or a changed bit isn't decrypted", () => {
  const configuration = configured();
  const sealed = encryptSecret(configuration, place, secret);
  expect(() => decryptSecret(configuration, { ...place, owner: 32 }, sealed)).toThrow('unable to authenticate');
  expect(() => decryptSecret(configuration, { ...place, purpose: 'vnc password' }, sealed)).toThrow('unable to authenticate');
  const flipped = `${sealed.slice(0, -2)}${sealed.at(-2) === 'A' ? 'B' : 'A'}${sealed.slice(-1)}`;
  expect(() => decryptSecret(configuration, place, flipped)).toThrow('unable to authenticate');
});

test('a new key encrypts and a listed old key still decrypts; without it the error names the missing key', () => {
  const before = encryptSecret(configured({ SECRETS_KEY: old }), place, secret);
  const both = configured({ SECRETS_KEY: `${young}, ${old}` });
  expect(decryptSecret(both, place, before)).toBe(secret);
  const after = encryptSecret(both, place, secret);
  expect(decryptSecret(configured({ SECRETS_KEY: young }), place, after)).toBe(secret);
  expect(() => decryptSecret(configured({ SECRETS_KEY: young }), place, before)).toThrow(before.split('.')[1]);
});

test('a key generated before one was configured still decrypts', () => {
  const before = encryptSecret(configured(), place, secret);
  expect(decryptSecret(configured({ SECRETS_KEY: young }), place, before)).toBe(secret);
});

test.each(['setting', 'file'])('older authenticator secrets are decrypted with the former %s', (where) => {
  const iv = randomBytes(12);
  const key = new Uint8Array(hkdfSync('sha256', old, '', 'authenticator secrets', 32));
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from('7'));
  const encrypted = Buffer.concat([cipher.update('JBSWY3DPEHPK3PXP', 'utf8'), cipher.final()]);
  const stored = Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
  if (where === 'file') writeFileSync(path.join(folder, 'two-factor-key'), old);
  const configuration = configured({ SECRETS_KEY: young, ...(where === 'setting' && { TWO_FACTOR_KEY: old }) });
  expect(decryptSecret(configuration, { purpose: 'authenticator', owner: 7 }, stored)).toBe('JBSWY3DPEHPK3PXP');
  expect(() => decryptSecret(configuration, { purpose: 'authenticator', owner: 8 }, stored)).toThrow('unable to authenticate');
});
