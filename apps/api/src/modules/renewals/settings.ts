import * as v from 'valibot';
import { defineSetting, wholeNumber } from '@portico/drivers/define-setting';

export const renewalInvoiceDays = defineSetting('RENEWAL_INVOICE_DAYS', {
  schema: v.optional(wholeNumber(0, 27), '14'),
  about: 'Days before the due date when a service is invoiced for its next period.',
});

export const renewalGraceDays = defineSetting('RENEWAL_GRACE_DAYS', {
  schema: v.optional(wholeNumber(0, 365), '3'),
  about: 'Days after the due date of an unpaid invoice before its services are suspended.',
});

export const autoPayCardDays = defineSetting('AUTO_PAY_CARD_DAYS', {
  schema: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^-?\d{1,2}(,-?\d{1,2}){0,9}$/, 'must be one to ten comma-separated whole numbers, such as 0,1,3,7'),
      v.transform((text) => text.split(',').map(Number)),
      v.check((days) => days.every((day, index) => index === 0 || day > (days[index - 1] ?? day)), 'must be in ascending order'),
    ),
    '0,1,3,7',
  ),
  about:
    'Days after the due date when automatic payment charges the saved card for an unpaid invoice: the first attempt, then the retries after failed charges. At most one attempt a day.',
});
