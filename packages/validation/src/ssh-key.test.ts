import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { issuesOf, validate } from './issues.ts';
import { readSshKey, sshKeySchema } from './ssh-key.ts';

const field = (bytes: Uint8Array | string) => {
  const body = Buffer.from(bytes as Uint8Array);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, body]);
};
const line = (type: string, fields: readonly (Uint8Array | string)[], comment = 'mira@laptop') =>
  `${type} ${Buffer.concat(fields.map(field)).toString('base64')} ${comment}`.trim();
const mpint = (base64url: string) => Buffer.concat([Buffer.from([0]), Buffer.from(base64url, 'base64url')]);

function ed25519(comment?: string): string {
  const { x = '' } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
  return line('ssh-ed25519', ['ssh-ed25519', Buffer.from(x, 'base64url')], comment);
}

function rsa(bits: number): string {
  const { n = '', e = '' } = generateKeyPairSync('rsa', { modulusLength: bits }).publicKey.export({ format: 'jwk' });
  return line('ssh-rsa', ['ssh-rsa', Buffer.from(e, 'base64url'), mpint(n)]);
}

function ecdsa(curve: 'nistp256' | 'nistp384' | 'nistp521', says: string = curve): string {
  const namedCurve = { nistp256: 'P-256', nistp384: 'P-384', nistp521: 'P-521' }[curve];
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve }).publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return line(`ecdsa-sha2-${says}`, [`ecdsa-sha2-${says}`, says, point]);
}

describe('readSshKey', () => {
  test.each([
    ['ed25519', ed25519()],
    ['rsa', rsa(2048)],
    ['rsa', rsa(4096)],
    ['ecdsa', ecdsa('nistp256')],
    ['ecdsa', ecdsa('nistp384')],
    ['ecdsa', ecdsa('nistp521')],
  ])('readSshKey reads an %s key', (type, key) => {
    expect(readSshKey(key)).toMatchObject({ type, comment: 'mira@laptop' });
  });

  test('a comment may be missing or contain spaces', () => {
    expect(readSshKey(ed25519(''))?.comment).toBe('');
    expect(readSshKey(ed25519('Mira on her laptop'))?.comment).toBe('Mira on her laptop');
  });

  const good = ed25519();
  const [type = '', body = ''] = good.split(' ');
  test.each([
    ['nothing', ''],
    ['a word', 'ssh-ed25519'],
    ['two keys', `${good}\n${good}`],
    // In pieces, because no file here may contain anything that looks like a key.
    ['a private key', ['-----BEGIN OPENSSH', 'PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA\n-----END OPENSSH', 'PRIVATE KEY-----'].join(' ')],
    ['options before it', `command="rm -rf /" ${good}`],
    ['another type than it says', `ssh-rsa ${body}`],
    ['a type that nobody has', `ssh-none ${body}`],
    ['an inherited name as its type', `constructor ${body}`],
    ['a DSA key', line('ssh-dss', ['ssh-dss', 'p', 'q', 'g', 'y'])],
    ['base64 that is cut off', `${type} ${body.slice(0, -8)}`],
    ['base64 without its padding', `ssh-rsa ${rsa(2048).split(' ')[1]?.replace(/=+$/, '')}A`],
    ['no base64', `${type} ${body.slice(0, -1)}!`],
    ['more than a key', line('ssh-ed25519', ['ssh-ed25519', Buffer.alloc(32, 1), 'more'])],
    ['a short ed25519 key', line('ssh-ed25519', ['ssh-ed25519', Buffer.alloc(31, 1)])],
    ['a short RSA key', rsa(1024)],
    [
      'an RSA key with zeros before it',
      line('ssh-rsa', ['ssh-rsa', Buffer.from([1, 0, 1]), Buffer.concat([Buffer.alloc(200), Buffer.alloc(128, 255)])]),
    ],
    ['a point of another curve', ecdsa('nistp256', 'nistp384')],
    ['a curve that is not its type', line('ecdsa-sha2-nistp256', ['ecdsa-sha2-nistp256', 'nistp384', Buffer.alloc(65, 4)])],
    ['a comment with a control character', `${good}\u0007`],
    ['a comment with a NUL', `${good} \0`],
  ])('readSshKey refuses %s', (_what, key) => {
    expect(readSshKey(key)).toBeNull();
  });

  test('2047 bits are one too few', () => {
    const modulus = (first: number) => Buffer.concat([Buffer.from([0, first]), Buffer.alloc(255, 1)]);
    const key = (first: number) => line('ssh-rsa', ['ssh-rsa', Buffer.from([1, 0, 1]), modulus(first)]);
    expect(readSshKey(key(0x80))).not.toBeNull();
    expect(readSshKey(key(0x7f))).toBeNull();
  });

  test('no byte string makes readSshKey throw', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ssh-ed25519', 'ssh-rsa', 'ecdsa-sha2-nistp256'),
        fc.uint8Array({ maxLength: 300 }),
        fc.string(),
        (name, bytes, comment) => {
          readSshKey(`${name} ${Buffer.concat([field(name), Buffer.from(bytes)]).toString('base64')} ${comment}`);
          readSshKey(comment);
        },
      ),
    );
  });
});

test('the request takes a key or null', () => {
  const codes = (public_key: unknown) => issuesOf(sshKeySchema, { public_key }).map(({ code }) => code);
  const key = ed25519();
  expect(validate(sshKeySchema, { public_key: ` ${key}\n` })).toEqual({ ok: true, output: { public_key: key } });
  expect(codes(null)).toEqual([]);
  expect(codes('')).toEqual(['required']);
  expect(codes('a key')).toEqual(['ssh_key_invalid']);
});
