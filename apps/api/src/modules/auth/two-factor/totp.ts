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

/** Returns the time step of a code, or null if it is invalid. Accepts one step (30 s) before and after now, because clocks differ. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, window: 1, timestamp });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
