import type { Transaction } from '../../../platform/database/database.ts';
import { note, type Occasion } from '../activity/activity.ts';
import { passkeyRepository } from './passkey.repository.ts';
import type { UsedPasskey } from './verify-passkey.ts';

/**
 * Writes a use down. False where the counter went back: there is a copy of the passkey somewhere, so that neither is believed, and its owner finds it in the
 * activity log.
 */
export async function usePasskey(tx: Transaction, passkey: UsedPasskey, occasion: Occasion): Promise<boolean> {
  const isUsed = await passkeyRepository(tx, passkey.userId).use(passkey.id, passkey.counter, passkey.isSynced, occasion.now);
  if (!isUsed) await note(tx, 'passkey_refused', passkey, occasion);
  return isUsed;
}
