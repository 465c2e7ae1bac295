import * as v from 'valibot';
import { defineSetting, urlOf } from '../../platform/settings/define-setting.ts';

export const smtpUrl = defineSetting('SMTP_URL', {
  schema: v.optional(urlOf('smtp', 'smtps')),
  about: 'Where mail is sent. Without it each message is an .eml file in DATA_FOLDER/mail.',
});
