import type { Transaction } from '../../../platform/database/database.ts';
import type { Holder } from '../../../operations/right.ts';
import { rolesOf } from './roles.ts';
import { userRepository } from './user.repository.ts';

/** Returns the user's current rights, or undefined if the user was removed. */
export async function rightsOf(tx: Transaction, userId: number): Promise<Holder | undefined> {
  const row = await userRepository(tx).findRights(userId);
  return row && { isMain: row.isMain, roles: rolesOf(row, row.isMain) };
}
