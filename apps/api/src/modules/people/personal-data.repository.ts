import type { ClientScope } from '../../operations/client-scope.ts';
import type { Transaction } from '../../platform/database/database.ts';

const secretTables = ['passkey', 'passkey_holder', 'recovery_code', 'two_factor', 'known_device', 'email_change'] as const;

/** Credentials and contact details of a client's users, including removed ones. They are needed until the client is closed. */
export const personalDataRepository = (tx: Transaction, { clientId }: ClientScope) => {
  const users = () => tx.selectFrom('client_user').select('id').where('client_id', '=', clientId);
  return {
    /** Call it before locking the users: see lock-order.ts. */
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
