import type { Transaction } from '../../../platform/database/database.ts';
import { userRepository, type NewUser } from '../users/user.repository.ts';

/** Adds a user with a verified email to a client. Returns null if the email has an account; an unverified sign-up gives way. */
export async function addVerifiedUser(tx: Transaction, user: NewUser): Promise<number | null> {
  const users = userRepository(tx);
  await users.releaseUnverified(user.email_key);
  return await users.add(user);
}
