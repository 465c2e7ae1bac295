import { describe, expect, test } from 'vitest';
import { issuesOf, validate } from './issues.ts';
import { readSshKey, sshKeySchema } from './ssh-key.ts';

/* Made by ssh-keygen. */
const ed25519 = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINwP33hiDd8rnDuFo2/D2ffxgGqViAaGgWfV8NU2Vml4';
const p256 =
  'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBJCqyHjdXoq4bnC8MLvICaRqbm8+U3j9tijdVoWrJOz91U0y4C/EimJC5GFPfkzxpXiOCgcIcUTGU3E5JoL6QrY=';
const p384 =
  'ecdsa-sha2-nistp384 AAAAE2VjZHNhLXNoYTItbmlzdHAzODQAAAAIbmlzdHAzODQAAABhBCeGarltWTX6swTsOt/VNlew9S3tBPJI3tepNr9AP2RLjx9UMD3b+seaXcCoYL+G3i+5eHIFQtIYOZOkfzaIU5qRkhB8QtT5ErlrQuNPorZgreIxuEW/gMos+8HWEsbKvw==';
const p521 =
  'ecdsa-sha2-nistp521 AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAIbmlzdHA1MjEAAACFBAATD2UiFPhoiW4sBgWr/G7M8+eCyJObVbXKBWktcOy80px2PbFS2OwXa7BMtmTuVQJNRYQ3tIu2eWglCZvYecaxeAC7uGJRJgZVtJWl0KMH3fpMKEGF6Y7F9P1dDCOa7FwJ09oh3ds/KE8qu45PpUFCyREH/SeMhwZgu3kwjigRqbSy2w==';
const rsa2048 =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQCsBfPrR8SLlgo4w2ZlWgagE+pibv6cFTk3ue2rWdZXs0d1+Mw7KlK1EhC0gFILADWt3d/x418CnZ1SsJOaW9hbErFoEywLdbcZfHkS9n0tR5OjCKK/m8wpWZlwDg5VUbOqEHpOtXkkt4uHm4N0Ufd+V4L91ea577DDgDX914cgSwhVMDFaw2NW/UWqNzK2abdQn/324ysQ9zr/XQao2NlUXSROKak2WKgURC7i6LJUx1H69qpf6rdaSIAbww4DQZUzpPnYFONMMLixwXzMETSKdgnyH+SfQeVqPtN69KNy4Ghye1OJUHbJ63qsWSjb0JvjU0tdX/FWdCYHj/GjI1lR';
const rsa1024 =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQC10EQ+L96BRFTk1uHUgIUtyMOopOj9zvxwevBVRNoIVvypJqJoznDQC2dMzAvnQH/BuIRYBUDMSH/LfXVXdRIlXl3qpvgvI8m7PmqzVSwOkqzU8vXja9fNisioGTFA2p+gczd8QOidkByePX0+z9pFvL2omxaT8uLvaMxZH6jHkw==';

const bodyOf = (line: string) => line.split(' ')[1] ?? '';
const cut = (line: string, bytes: number) => {
  const [name, body = ''] = line.split(' ');
  return `${name} ${btoa(atob(body).slice(0, -bytes))}`;
};

/** The P-256 key, which says in its second field that it is on another curve. */
const withCurve = (curve: string) => `ecdsa-sha2-nistp256 ${btoa(atob(bodyOf(p256)).replace(/(?<!sha2-)nistp256/, curve))}`;

test.each([
  [ed25519, 'ed25519'],
  [p256, 'ecdsa'],
  [p384, 'ecdsa'],
  [p521, 'ecdsa'],
  [rsa2048, 'rsa'],
] as const)('%.30s… is a key of OpenSSH', (line, type) => {
  expect(readSshKey(`${line} mira on her laptop`)).toMatchObject({ type, comment: 'mira on her laptop', body: bodyOf(line) });
  expect(readSshKey(line)).toMatchObject({ comment: '' });
  expect(validate(sshKeySchema, { public_key: `  ${line} mira@laptop\n` })).toEqual({
    ok: true,
    output: { public_key: `${line} mira@laptop` },
  });
});

describe('is refused', () => {
  test.each([
    ['a shorter RSA key', rsa1024],
    ['the private half', ['-----BEGIN OPENSSH', 'PRIVATE KEY-----'].join(' ')],
    ['a type that is not taken', 'ssh-dss AAAAB3NzaC1kc3MAAACBAP'],
    ['two lines', `${ed25519}\n${p256}`],
    ['two lines by a carriage return', `${ed25519}\rrm`],
    ['options', `command="id" ${ed25519}`],
    ['one type that says it is another', `ssh-rsa ${bodyOf(ed25519)}`],
    ['another curve than it says', `ecdsa-sha2-nistp384 ${bodyOf(p256)}`],
    ['a body that is cut off', cut(ed25519, 4)],
    ['a point that is cut off', cut(p256, 4)],
    ['a point of another curve', withCurve('nistp384')],
    ['base64 that is none', 'ssh-ed25519 AAAA-_'],
    ['no body', 'ssh-ed25519'],
    ['an inherited key of objects', 'constructor AAAA'],
  ])('%s', (_what, line) => {
    expect(readSshKey(line)).toBeNull();
    expect(issuesOf(sshKeySchema, { public_key: line })).toMatchObject([{ path: 'public_key', code: 'ssh_key_invalid' }]);
  });

  test('nothing at all, but null removes it', () => {
    expect(issuesOf(sshKeySchema, { public_key: ' ' })).toMatchObject([{ path: 'public_key', code: 'required' }]);
    expect(issuesOf(sshKeySchema, { public_key: null })).toEqual([]);
  });
});
