import type { ClientScope } from '../../operations/client-scope.ts';
import type { PaymentSettings, PaymentSettingsUpdate } from '@portico/contract';
import type { Transaction } from '../../platform/database/database.ts';

export const paymentSettingsRepository = (tx: Transaction, { clientId }: ClientScope) => ({
  find: (): Promise<PaymentSettings> =>
    tx
      .selectFrom('client')
      .select(['auto_pay_from_balance', 'auto_pay_from_card', 'split_invoice'])
      .where('id', '=', clientId)
      .executeTakeFirstOrThrow(),

  async update(settings: PaymentSettingsUpdate): Promise<void> {
    await tx.updateTable('client').set(settings).where('id', '=', clientId).execute();
  },
});
