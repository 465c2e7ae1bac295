import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreationOptions, PasskeyRequestOptions } from '@portico/contract';

/** How an attacker or a cheap device deviates from a proper one. */
export type Deviation = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  isVerified?: boolean;
  /** The signature counter. By default it increases by one each time. */
  counter?: number;
  userHandle?: string;
};

type Held = { credentialId: string; userHandle: string; key: KeyObject; counter: number };

const base64url = (bytes: Buffer | Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** A software authenticator: P-256 keys that never leave it, and a counter. It signs anything. */
export function passkeyDevice(origin: string) {
  const held: Held[] = [];

  const clientData = (type: string, challenge: string, { origin: other = origin, ...deviation }: Deviation) =>
    Buffer.from(
      JSON.stringify({ type: deviation.type ?? type, challenge: deviation.challenge ?? challenge, origin: other, crossOrigin: false }),
    );

  return {
    make(options: PasskeyCreationOptions, deviation: Deviation = {}): PasskeyAttestation {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const credentialId = randomBytes(16);
      const cose = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), uint16(credentialId.length), credentialId, cose]);
      const authData = Buffer.concat([authenticatorData(deviation.rpId ?? options.rp.id, deviation, 0, 0x40), attested]);
      held.push({ credentialId: base64url(credentialId), userHandle: options.user.id, key: privateKey, counter: 0 });
      const attestationObject = cborMap([
        ['fmt', 'none'],
        ['attStmt', emptyMap],
        ['authData', authData],
      ]);
      return {
        ...credentialOf(base64url(credentialId)),
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, deviation)),
          attestationObject: base64url(attestationObject),
          transports: ['internal', 'from-the-future'],
        },
      };
    },

    use(options: PasskeyRequestOptions, deviation: Deviation = {}): PasskeyAssertion {
      const allowed = options.allowCredentials.map(({ id }) => id);
      const passkey = held.findLast(({ credentialId }) => allowed.length === 0 || allowed.includes(credentialId));
      if (passkey === undefined) throw new Error('The device holds none of these passkeys');
      passkey.counter = deviation.counter ?? passkey.counter + 1;
      const authData = authenticatorData(deviation.rpId ?? options.rpId, deviation, passkey.counter, 0);
      const clientDataJSON = clientData('webauthn.get', options.challenge, deviation);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientDataJSON)]), passkey.key);
      return {
        ...credentialOf(passkey.credentialId),
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: deviation.userHandle ?? passkey.userHandle,
        },
      };
    },
  };
}

const credentialOf = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;

function authenticatorData(rpId: string, { isVerified = true }: Deviation, counter: number, flags: number): Buffer {
  const present = 0x01;
  const verified = isVerified ? 0x04 : 0;
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([present | verified | flags]), count]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

const emptyMap = Symbol('an empty map');
type Cbor = number | string | Buffer | typeof emptyMap;

function cborMap(entries: readonly (readonly [number | string, Cbor])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, value]) => [cbor(key), cbor(value)])]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  return value === emptyMap ? head(5, 0) : Buffer.concat([head(2, value.length), value]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(size)]);
}
