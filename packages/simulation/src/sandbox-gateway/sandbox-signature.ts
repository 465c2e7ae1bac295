import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureHeader = 'sandbox-signature';
const toleranceSeconds = 300;

export type SignatureVerdict = 'valid' | 'missing' | 'malformed' | 'expired' | 'wrong';

/** Returns `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body", hex>`. @throws Error if the secret is empty, because anyone could sign with it */
export function signWebhook(secret: string, rawBody: Buffer, at: Date): string {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  return `t=${timestamp},v1=${digest(secret, timestamp, rawBody).toString('hex')}`;
}

export function verifyWebhook(secret: string, header: unknown, rawBody: Buffer, now: Date): SignatureVerdict {
  if (typeof header !== 'string') return 'missing';
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  const [, timestamp, signature] = match ?? [];
  if (timestamp === undefined || signature === undefined) return 'malformed';
  const isRight = timingSafeEqual(digest(secret, timestamp, rawBody), Buffer.from(signature, 'hex'));
  if (!isRight) return 'wrong';
  return Math.abs(now.getTime() / 1_000 - Number(timestamp)) > toleranceSeconds ? 'expired' : 'valid';
}

function digest(secret: string, timestamp: string, rawBody: Buffer): Buffer {
  if (secret === '') throw new Error('The sandbox gateway secret is empty');
  return createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest();
}
