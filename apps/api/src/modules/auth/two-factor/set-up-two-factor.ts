import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { twoFactorChangedMail } from '../mails.ts';
import { twoFactorRepository } from './two-factor.repository.ts';

const setUpMs = 30 * 60_000;

/** Returns when a new secret expires if no code confirms it. */
export function setUpUntil(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + setUpMs);
}

/** Replaces the recovery codes and returns ten new ones. They can't be read again: only their digests are stored. */
export async function giveRecoveryCodes(app: App, tx: Transaction, userId: number, state: 'on' | 'codes'): Promise<string[]> {
  const codes = newRecoveryCodes();
  await twoFactorRepository(tx, userId).replaceCodes(codes.map(recoveryCodeHash));
  await enqueueMail(app, tx, twoFactorChangedMail, { recipient: { userId }, values: { state } });
  return codes;
}
