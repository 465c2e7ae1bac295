import * as v from 'valibot';
import { defineSetting } from '@portico/drivers/define-setting';

export const staffEmail = defineSetting('STAFF_EMAIL', {
  schema: v.optional(v.pipe(v.string(), v.trim(), v.email('must be an email address'))),
  about: 'Address that gets a mail about each new ticket and each reply to one, with its text. None is sent when unset.',
});
