import type { Transaction } from '../../platform/database/database.ts';
import type { SecretPlace } from '../../platform/secrets/secret-box.ts';
import { secretOf } from '../services/actions/action-order.ts';

/** An encrypted secret and how to replace it, if it's still the same. */
export type StoredSecret = SecretPlace & { stored: string; replace: (stored: string) => Promise<void> };

/** Every encrypted secret of every client, in the order in which rows are locked. */
export function allStoredSecretsRepository(tx: Transaction) {
  const ofServices = (column: 'root_password' | 'vnc_password', purpose: SecretPlace['purpose']) => async (): Promise<StoredSecret[]> => {
    const rows = await tx
      .selectFrom('service')
      .select(['id', `${column} as stored`])
      .where(column, 'is not', null)
      .orderBy('id')
      .execute();
    return rows.map(({ id, stored }) => ({
      purpose,
      owner: id,
      stored: stored ?? '',
      replace: async (next) =>
        void (await tx
          .updateTable('service')
          .set({ [column]: next })
          .where('id', '=', id)
          .where(column, '=', stored)
          .execute()),
    }));
  };
  return [
    ofServices('root_password', 'root password'),
    ofServices('vnc_password', 'vnc password'),
    async (): Promise<StoredSecret[]> => {
      const rows = await tx
        .selectFrom('service_action')
        .select(['id', 'service_id', 'command', 'secret'])
        .where('secret', 'is not', null)
        .orderBy('id')
        .execute();
      return rows.map(({ id, service_id, command, secret }) => ({
        purpose: secretOf(command),
        owner: service_id,
        stored: secret ?? '',
        replace: async (next) =>
          void (await tx.updateTable('service_action').set({ secret: next }).where('id', '=', id).where('secret', '=', secret).execute()),
      }));
    },
    async (): Promise<StoredSecret[]> => {
      const rows = await tx.selectFrom('two_factor').select(['user_id', 'secret']).orderBy('user_id').execute();
      return rows.map(({ user_id, secret }) => ({
        purpose: 'authenticator',
        owner: user_id,
        stored: secret,
        replace: async (next) =>
          void (await tx
            .updateTable('two_factor')
            .set({ secret: next })
            .where('user_id', '=', user_id)
            .where('secret', '=', secret)
            .execute()),
      }));
    },
  ];
}
