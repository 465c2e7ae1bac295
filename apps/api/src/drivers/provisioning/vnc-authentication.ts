import { createCipheriv, randomBytes, timingSafeEqual } from 'node:crypto';

const challengeLength = 16;
const keyLength = 8;

export function newVncChallenge(): Buffer {
  return randomBytes(challengeLength);
}

/** The answer to a VNC challenge (RFC 6143, 7.2.2): DES under the password's first eight bytes, each with its bits turned round. */
export function vncResponse(challenge: Buffer, password: string): Buffer {
  const key = Buffer.alloc(keyLength);
  Buffer.from(password, 'latin1').copy(key, 0, 0, keyLength);
  const turned = key.map(turnedRound);
  // Single DES is not offered any more; three times the same key is the same thing.
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([turned, turned, turned]), null).setAutoPadding(false);
  return Buffer.concat([cipher.update(challenge), cipher.final()]);
}

export function isVncResponse(response: Buffer, challenge: Buffer, password: string): boolean {
  const expected = vncResponse(challenge, password);
  return response.length === expected.length && timingSafeEqual(response, expected);
}

function turnedRound(byte: number): number {
  let turned = 0;
  for (let bit = 0; bit < 8; bit += 1) turned = (turned << 1) | ((byte >> bit) & 1);
  return turned;
}
