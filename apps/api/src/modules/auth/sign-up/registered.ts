import type { Transaction } from '../../../platform/database/database.ts';
import { emailKey } from '../users/email-key.ts';
import { userRepository } from '../users/user.repository.ts';

/** Who is registered with an e-mail, verified or not, for the operator. */
export function findRegistered(tx: Transaction, email: string) {
  return userRepository(tx).findRegistered(emailKey(email));
}
