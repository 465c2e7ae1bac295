import { Secret, TOTP } from 'otpauth';

const secretBytes = 20;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });

export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What the QR code of a secret says. */
export function otpauthUrl(secret: string, issuer: string, label: string): string {
  return totpOf(secret, { issuer, label }).toString();
}

/** The time step that a code belongs to, or null where it is none of now, 30 s before or 30 s after: clocks differ. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, window: 1, timestamp });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
