import { createCipheriv, randomBytes, timingSafeEqual } from 'node:crypto';

const challengeLength = 16;
const keyLength = 8;

export function newVncChallenge(): Buffer {
  return randomBytes(challengeLength);
}

/**
 * Returns the response to a VNC challenge (RFC 6143, 7.2.2): DES with the password's first eight bytes as key, each with its bits reversed.
 */
export function vncResponse(challenge: Buffer, password: string): Buffer {
  const key = Buffer.alloc(keyLength);
  Buffer.from(password, 'latin1').copy(key, 0, 0, keyLength);
  const turned = key.map(turnedRound);
  // OpenSSL no longer offers single DES. Triple DES with the same key three times is equivalent.
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
