import type { ClientScope } from '../../operations/client-scope.ts';
import type { ClientUser, ClientUsers, Invitation } from '@portico/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { quotedPerson } from '../../mail/quoted-name.ts';
import { rolesOf } from '../auth/users/roles.ts';
import { clientUsersRepository, type ClientUserRow } from './client-users.repository.ts';
import { invitationsRepository, type InvitationRow } from './invitations.repository.ts';

export function presentClientUser(row: ClientUserRow, askingUserId: number): ClientUser {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    is_main: row.is_main,
    is_self: row.id === askingUserId,
    roles: rolesOf(row, row.is_main),
    created_at: row.created_at.toISOString(),
  };
}

export function presentInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    roles: rolesOf(row),
    invited_by: `${row.inviterFirstName} ${row.inviterLastName}`,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}

/** Returns all users of the client and its open invitations. */
export async function readClientUsers(tx: Transaction, account: ClientScope & { userId: number }): Promise<ClientUsers> {
  const users = await clientUsersRepository(tx, account).list();
  const invitations = await invitationsRepository(tx, account).list();
  return { users: users.map((row) => presentClientUser(row, account.userId)), invitations: invitations.map(presentInvitation) };
}

/** Formats a user for a mail to another user. */
export function quotedUser({ first_name: firstName, last_name: lastName, email }: ClientUserRow): string {
  return quotedPerson(`${firstName} ${lastName}`, email);
}
