import { defineOperation } from '../../../operations/operation.ts';
import { presentPaymentMethods } from './payment-methods.ts';

export const listPaymentMethods = defineOperation('listPaymentMethods', {
  handle: async ({ app, locale }) => ({ status: 200, body: { items: presentPaymentMethods(app.gateways, locale) } }),
});
