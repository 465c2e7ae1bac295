import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const renewalInvoiceDays = defineSetting('RENEWAL_INVOICE_DAYS', {
  schema: v.optional(wholeNumber(0, 27), '14'),
  about: 'How many days before it is due a service is invoiced for its next period.',
});

export const renewalGraceDays = defineSetting('RENEWAL_GRACE_DAYS', {
  schema: v.optional(wholeNumber(0, 365), '3'),
  about: 'How many days after the due date of an unpaid invoice its services keep running; then they are suspended.',
});

export const renewalKeepDays = defineSetting('RENEWAL_KEEP_DAYS', {
  schema: v.optional(wholeNumber(1, 3650), '14'),
  about: 'How many days a service that is suspended for an unpaid invoice is kept; then it is deleted with its data.',
});

export const autoPayCardDays = defineSetting('AUTO_PAY_CARD_DAYS', {
  schema: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^-?\d{1,2}(,-?\d{1,2}){0,9}$/, 'must be one to ten whole numbers with commas between them, such as 0,1,3,7'),
      v.transform((text) => text.split(',').map(Number)),
      v.check((days) => days.every((day, index) => index === 0 || day > (days[index - 1] ?? day)), 'must rise'),
    ),
    '0,1,3,7',
  ),
  about:
    'When automatic payment charges the saved card for an unpaid invoice, in days after its due date: first, and again each time that it failed. At most once a day.',
});
