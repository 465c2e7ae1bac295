import type { Transaction } from '../../platform/database/database.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import { revokeOtherAccess } from '../auth/sessions/revoke-other-access.ts';
import { clientUsersRepository } from './client-users.repository.ts';
import { invitationsRepository } from './invitations.repository.ts';
import { personalDataRepository } from './personal-data.repository.ts';

/**
 * Removes all users of a closed client with their sessions, credentials and contact details, and cancels its invitations.
 * Their names and emails stay, for invoices and tickets; the emails can sign up again. Returns how many users it removed.
 */
export async function removeAllUsers(tx: Transaction, client: ClientScope, at: Date): Promise<number> {
  const personal = personalDataRepository(tx, client);
  await personal.removeTelegramLinks();
  const users = clientUsersRepository(tx, client);
  const all = await users.lock();
  for (const { id } of all) {
    await users.removeWithClient(id, at);
    await revokeOtherAccess(tx, id, null, at);
  }
  await personal.removeSecrets();
  const invitations = invitationsRepository(tx, client);
  for (const { id } of await invitations.list()) await invitations.cancel(id, at);
  return all.length;
}
