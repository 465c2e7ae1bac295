import type { Transaction } from '../../../platform/database/database.ts';
import { emailKey } from '../users/email-key.ts';
import { userRepository } from '../users/user.repository.ts';

/** Returns the user registered with an email, verified or not. For operators and mails only. */
export function findRegistered(tx: Transaction, email: string) {
  return userRepository(tx).findRegistered(emailKey(email));
}
