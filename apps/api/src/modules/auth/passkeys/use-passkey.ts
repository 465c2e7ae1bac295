import type { Transaction } from '../../../platform/database/database.ts';
import { note, type Occasion } from '../activity/activity.ts';
import { passkeyRepository } from './passkey.repository.ts';
import type { UsedPasskey } from './verify-passkey.ts';

/**
 * Records a use. Returns false and logs the refusal if the counter went back, which suggests a cloned passkey, or if the passkey was
 * removed.
 */
export async function usePasskey(tx: Transaction, passkey: UsedPasskey, occasion: Occasion): Promise<boolean> {
  const isUsed = await passkeyRepository(tx, passkey.userId).use(passkey.id, passkey.counter, passkey.isSynced, occasion.now);
  if (!isUsed) await note(tx, 'passkey_refused', passkey, occasion);
  return isUsed;
}
