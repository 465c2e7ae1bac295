import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const renewalInvoiceDays = defineSetting('RENEWAL_INVOICE_DAYS', {
  schema: v.optional(wholeNumber(0, 27), '14'),
  about: 'How many days before it is due a service is invoiced for its next period.',
});
