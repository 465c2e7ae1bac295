import { expect, test } from 'vitest';
import { isVncResponse, newVncChallenge, vncResponse } from './vnc-authentication.ts';

test("vncResponse computes the standard's response to a challenge", () => {
  // The well-known DES example: its key with the bits of each byte reversed, its block twice.
  const password = Buffer.from('c82cea9ed93dfb8f', 'hex').toString('latin1');
  const challenge = Buffer.from('0123456789abcdef'.repeat(2), 'hex');
  expect(vncResponse(challenge, password).toString('hex')).toBe('85e813540f0ab405'.repeat(2));
  expect(vncResponse(challenge, `${password}and more`)).toEqual(vncResponse(challenge, password));
});

test('isVncResponse accepts the response of the same password only', () => {
  const challenge = newVncChallenge();
  expect(isVncResponse(vncResponse(challenge, 'secret12'), challenge, 'secret12')).toBe(true);
  expect(isVncResponse(vncResponse(challenge, 'secret13'), challenge, 'secret12')).toBe(false);
  expect(isVncResponse(vncResponse(challenge, 'secret12').subarray(1), challenge, 'secret12')).toBe(false);
});
