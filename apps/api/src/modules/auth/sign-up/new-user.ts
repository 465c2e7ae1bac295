import type { Transaction } from '../../../platform/database/database.ts';
import { userRepository, type NewUser } from '../users/user.repository.ts';

/**
 * One more user of a client, whose e-mail is known to be theirs. Null where the e-mail has an account. A sign-up with it that was never
 * verified was nobody's, and gives it free.
 */
export async function addVerifiedUser(tx: Transaction, user: NewUser): Promise<number | null> {
  const users = userRepository(tx);
  await users.releaseUnverified(user.email_key);
  return await users.add(user);
}
