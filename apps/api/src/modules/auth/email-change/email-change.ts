import type { Transaction } from '../../../platform/database/database.ts';
import { emailChangeRepository, type WantedEmail } from './email-change.repository.ts';

const waitsMs = 24 * 3_600_000;

/** Returns the pending email change, or undefined. It stays pending for 24 hours. */
export async function pendingEmailChange(tx: Transaction, userId: number, now: Date): Promise<WantedEmail | undefined> {
  return await emailChangeRepository(tx, userId).find(new Date(now.getTime() - waitsMs));
}
