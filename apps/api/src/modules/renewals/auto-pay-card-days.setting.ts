import * as v from 'valibot';
import { defineSetting } from '../../platform/settings/define-setting.ts';

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
