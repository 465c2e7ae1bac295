import { defineOperation } from '../../../operations/operation.ts';
import { presentPaymentMethods } from './payment-methods.ts';

export const listPaymentMethods = defineOperation('listPaymentMethods', {
  right: { area: 'billing', level: 'read' },
  impersonator: 'allowed',
  handle: async ({ app, locale }) => ({ status: 200, body: { items: presentPaymentMethods(app.gateways, locale) } }),
});
