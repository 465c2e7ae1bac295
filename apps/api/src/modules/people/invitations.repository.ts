import type { ClientScope } from '../../operations/client-scope.ts';
import type { Language } from '@portico/contract';
import type { Insertable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { InvitationTable, RoleColumns } from '../../platform/database/tables/people-tables.ts';

type NewInvitation = Omit<Insertable<InvitationTable>, 'id' | 'client_id' | 'token_hash' | 'accepted_at' | 'cancelled_at'>;

const roleColumns = ['invitation.role_services', 'invitation.role_billing', 'invitation.role_support', 'invitation.role_people'] as const;

/** The invitations of one client. */
export const invitationsRepository = (tx: Transaction, { clientId }: ClientScope) => {
  const open = () =>
    tx
      .selectFrom('invitation')
      .innerJoin('client_user', 'client_user.id', 'invitation.invited_by')
      .select([
        'invitation.id',
        'invitation.email',
        'invitation.first_name',
        ...roleColumns,
        'invitation.created_at',
        'invitation.expires_at',
        'invitation.invited_by as inviterId',
        'client_user.first_name as inviterFirstName',
        'client_user.last_name as inviterLastName',
      ])
      .where('invitation.client_id', '=', clientId)
      .where('invitation.accepted_at', 'is', null)
      .where('invitation.cancelled_at', 'is', null);
  const cancelOpen = (at: Date) =>
    tx
      .updateTable('invitation')
      .set({ cancelled_at: at })
      .where('client_id', '=', clientId)
      .where('accepted_at', 'is', null)
      .where('cancelled_at', 'is', null);
  return {
    list: () => open().orderBy('invitation.id').execute(),

    find: (id: number) => open().where('invitation.id', '=', id).executeTakeFirstOrThrow(),

    /** Replaces an open invitation for the same email and voids its token. */
    async invite(invitation: NewInvitation): Promise<number> {
      const { email_key: _key, ...changed } = invitation;
      const { id } = await tx
        .insertInto('invitation')
        .values({ ...invitation, client_id: clientId })
        .onConflict((conflict) =>
          conflict
            .columns(['client_id', 'email_key'])
            .where('accepted_at', 'is', null)
            .where('cancelled_at', 'is', null)
            .doUpdateSet({ ...changed, token_hash: null }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Cancels the open invitations that a user has sent. */
    async cancelOf(userId: number, at: Date): Promise<void> {
      await cancelOpen(at).where('invited_by', '=', userId).execute();
    },

    async cancel(id: number, at: Date): Promise<boolean> {
      const { numUpdatedRows } = await cancelOpen(at).where('id', '=', id).executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
};

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitationsRepository>['list']>>[number];

export type OpenInvitation = RoleColumns & {
  id: number;
  clientId: number;
  email: string;
  emailKey: string;
  firstName: string | null;
  language: Language;
  expiresAt: Date;
};

/** Finds invitations by token, for callers who aren't signed in yet. */
export const invitationTokensRepository = (tx: Transaction) => {
  const byToken = (tokenHash: string) =>
    tx
      .selectFrom('invitation')
      .select([
        'id',
        'client_id as clientId',
        'email',
        'email_key as emailKey',
        'first_name as firstName',
        'language',
        'expires_at as expiresAt',
        ...roleColumns,
      ])
      .where('token_hash', '=', tokenHash)
      .where('accepted_at', 'is', null)
      .where('cancelled_at', 'is', null);
  return {
    find: (tokenHash: string): Promise<OpenInvitation | undefined> => byToken(tokenHash).executeTakeFirst(),

    /** Locks the invitation, so that its token can't be used twice. */
    lock: (tokenHash: string): Promise<OpenInvitation | undefined> => byToken(tokenHash).forNoKeyUpdate().executeTakeFirst(),

    async markAccepted(id: number, at: Date): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('invitation')
        .set({ accepted_at: at })
        .where('id', '=', id)
        .where('accepted_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Sets a new token. Returns undefined if the invitation is no longer open. */
    renewToken: (id: number, tokenHash: string, now: Date): Promise<{ clientId: number; invitedBy: number } | undefined> =>
      tx
        .updateTable('invitation')
        .set({ token_hash: tokenHash })
        .where('id', '=', id)
        .where('accepted_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['client_id as clientId', 'invited_by as invitedBy'])
        .executeTakeFirst(),

    inviter: (userId: number) =>
      tx
        .selectFrom('client_user')
        .select(['email', 'first_name as firstName', 'last_name as lastName'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow(),

    /** Returns the client's company name, or the name of its main user. */
    async clientName(clientId: number): Promise<string> {
      const row = await tx
        .selectFrom('client')
        .innerJoin('client_user', 'client_user.client_id', 'client.id')
        .select(['client.company_name', 'client_user.first_name', 'client_user.last_name'])
        .where('client.id', '=', clientId)
        .where('client_user.is_main', '=', true)
        .executeTakeFirstOrThrow();
      return row.company_name ?? `${row.first_name} ${row.last_name}`;
    },
  };
};
