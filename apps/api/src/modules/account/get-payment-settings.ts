import { defineOperation } from '../../operations/operation.ts';
import { paymentSettingsRepository } from './payment-settings.repository.ts';

export const getPaymentSettings = defineOperation('getPaymentSettings', {
  right: { area: 'billing', level: 'read' },
  impersonator: 'allowed',
  handle: async ({ app, account }) => ({
    status: 200,
    body: await app.database.read((tx) => paymentSettingsRepository(tx, account).find()),
  }),
});
