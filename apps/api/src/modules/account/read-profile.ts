import type { ClientScope } from '../../operations/client-scope.ts';
import type { ClientProfile } from '@portico/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { profileRepository } from './profile.repository.ts';

/** Returns the client's billing details together with its main user. */
export async function readProfile(tx: Transaction, client: ClientScope): Promise<ClientProfile> {
  const { userId, ...row } = await profileRepository(tx, client).find();
  return { ...row, status: 'active', main_user: { id: userId, name: `${row.first_name} ${row.last_name}` } };
}
