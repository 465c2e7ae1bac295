import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import type { Account } from '../accounts.ts';
import type { Check } from '../check.ts';

const stepMs = 30_000;
const usedSteps = new Map<string, number>();

/** Returns an unused code of the account's authenticator: from the code source, or else computed from the secret. */
export async function oneTimeCode(check: Check, { email }: Account, secret: string | null): Promise<string> {
  const given = await check.code({ purpose: 'two-factor', email, secret });
  if (given !== undefined) return given;
  if (secret === null) check.notTried('the account has two-factor authentication on, and no code arrived: --code-command');
  return await nextTotp(secret);
}

/** A server accepts a code once, so this waits for the step after the last one used, at most half a minute. */
async function nextTotp(secret: string): Promise<string> {
  const step = Math.max(Math.floor(Date.now() / stepMs), (usedSteps.get(secret) ?? 0) + 1);
  usedSteps.set(secret, step);
  const begin = step * stepMs;
  if (begin > Date.now()) await sleep(begin - Date.now());
  return new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({ timestamp: begin });
}
