import type { ClientScope } from '../../operations/client-scope.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Language } from '@portico/contract';

export type UserChanges = { first_name?: string | undefined; last_name?: string | undefined; language?: Language | undefined };

export const accountRepository = (tx: Transaction, { clientId }: ClientScope) => ({
  find: (userId: number) =>
    tx
      .selectFrom('client_user')
      .select(['id', 'email', 'first_name', 'last_name', 'language'])
      .where('client_id', '=', clientId)
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),

  /** Leaves fields that are undefined unchanged. */
  async change(userId: number, changes: UserChanges): Promise<void> {
    await tx.updateTable('client_user').set(changes).where('client_id', '=', clientId).where('id', '=', userId).execute();
  },
});
