import * as v from 'valibot';
import { structureCode } from './issues.ts';

const types = {
  'ssh-ed25519': 'ed25519',
  'ecdsa-sha2-nistp256': 'ecdsa',
  'ecdsa-sha2-nistp384': 'ecdsa',
  'ecdsa-sha2-nistp521': 'ecdsa',
  'ssh-rsa': 'rsa',
} as const;

const rsaMinBits = 2048;
/** An uncompressed point: 4, x, y. */
const pointBytes: Readonly<Record<string, number>> = { nistp256: 65, nistp384: 97, nistp521: 133 };

export type SshPublicKey = { type: 'ed25519' | 'ecdsa' | 'rsa'; body: string; comment: string; blob: Uint8Array };

/**
 * Parses a line of an authorized_keys file without options (RFC 4253, section 6.6; RFC 8709): type, base64 and comment. Returns null if it
 * is invalid, if the base64 holds another type or a shorter key than it claims, or if an RSA key has less than 2048 bits.
 */
export function readSshKey(line: string): SshPublicKey | null {
  const [name = '', body = '', ...comment] = line.trim().split(/[ \t]+/);
  if (hasUnseenCharacter(line) || !Object.hasOwn(types, name) || !isBase64(body)) return null;
  const type = types[name as keyof typeof types];
  const fields = fieldsOf(decode(body));
  const [typeField, ...rest] = fields ?? [];
  if (!typeField || rest.length === 0 || new TextDecoder().decode(typeField) !== name) return null;
  if (type === 'ed25519' && (rest.length !== 1 || rest[0]?.length !== 32)) return null;
  if (type === 'rsa' && (rest.length !== 2 || bitsOf(rest[1] ?? new Uint8Array()) < rsaMinBits)) return null;
  if (type === 'ecdsa' && !isPoint(name.slice('ecdsa-sha2-'.length), rest)) return null;
  return { type, body, comment: comment.join(' '), blob: decode(body) };
}

/** An OpenSSH public key in one line. */
export const sshKeySchema = v.strictObject(
  {
    public_key: v.nullable(
      v.pipe(
        v.string(structureCode),
        v.trim(),
        v.nonEmpty('required'),
        v.check((line) => readSshKey(line) !== null, 'ssh_key_invalid'),
      ),
    ),
  },
  structureCode,
);

/** Only spaces and tabs may be invisible: the comment is shown on screen, where control characters could reverse the line. */
function hasUnseenCharacter(line: string): boolean {
  return /(?!\t)[\p{Cc}\p{Cf}]/u.test(line.trim());
}

/** Padded and canonical, as OpenSSH writes it. */
function isBase64(body: string): boolean {
  return body.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(body);
}

function isPoint(curve: string, [curveField, point, ...more]: readonly Uint8Array[]): boolean {
  if (curveField === undefined || new TextDecoder().decode(curveField) !== curve || more.length > 0) return false;
  return point?.length === pointBytes[curve] && point?.[0] === 4;
}

function decode(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** Returns length-prefixed strings, or null if one is truncated. */
function fieldsOf(blob: Uint8Array): Uint8Array[] | null {
  const fields: Uint8Array[] = [];
  const view = new DataView(blob.buffer);
  for (let at = 0; at < blob.length;) {
    if (at + 4 > blob.length) return null;
    const end = at + 4 + view.getUint32(at);
    if (end > blob.length) return null;
    fields.push(blob.subarray(at + 4, end));
    at = end;
  }
  return fields;
}

function bitsOf(integer: Uint8Array): number {
  const start = integer.findIndex((byte) => byte !== 0);
  return start === -1 ? 0 : (integer.length - start) * 8 - (Math.clz32(integer[start] ?? 0) - 24);
}
