import { defineOperation } from '../../../operations/operation.ts';
import { presentPaymentMethods } from '../payments/payment-methods.ts';

export const listPaymentMethods = defineOperation('listPaymentMethods', async ({ app, locale }) => ({
  status: 200,
  body: { items: presentPaymentMethods(app.gateways, locale) },
}));
