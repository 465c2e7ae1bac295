import { defineOperation } from '../../operations/operation.ts';
import { paymentSettingsRepository } from './payment-settings.repository.ts';

export const updatePaymentSettings = defineOperation('updatePaymentSettings', {
  right: { area: 'billing', level: 'write' },
  impersonator: 'never',
  async handle({ app, account, body }) {
    const settings = await app.database.transaction(async (tx) => {
      const stored = paymentSettingsRepository(tx, account);
      await stored.update(body);
      return await stored.find();
    });
    return { status: 200, body: settings };
  },
});
