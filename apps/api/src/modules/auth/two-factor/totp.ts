import { Secret, TOTP } from 'otpauth';

const secretBytes = 20;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });

export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Returns the otpauth URL for the QR code. */
export function otpauthUrl(secret: string, issuer: string, label: string): string {
  return totpOf(secret, { issuer, label }).toString();
}

/** Returns the time step of a code, or null if it is invalid. A code lives for its own 30 s only, so the server's clock must be right. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  return totp.validate({ token: code, window: 0, timestamp }) === null ? null : totp.counter({ timestamp });
}
