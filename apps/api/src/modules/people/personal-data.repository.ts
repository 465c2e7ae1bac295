import type { ClientScope } from '../../operations/client-scope.ts';
import type { Transaction } from '../../platform/database/database.ts';

const secretTables = ['passkey', 'passkey_holder', 'recovery_code', 'two_factor', 'known_device', 'email_change'] as const;

/** What the users of a client, removed ones too, signed in with and were reached by. Only a closed client no longer needs it. */
export const personalDataRepository = (tx: Transaction, { clientId }: ClientScope) => {
  const users = () => tx.selectFrom('client_user').select('id').where('client_id', '=', clientId);
  return {
    /** Before the users are locked. */
    async removeTelegramLinks(): Promise<void> {
      await tx.deleteFrom('telegram_link').where('user_id', 'in', users()).execute();
    },

    /** The activity, which is a security log, stays until it is a year old. */
    async removeSecrets(): Promise<void> {
      await tx.updateTable('client_user').set({ password_hash: '' }).where('client_id', '=', clientId).execute();
      for (const table of secretTables) await tx.deleteFrom(table).where('user_id', 'in', users()).execute();
    },
  };
};
