import * as v from 'valibot';
import { defineSetting, text, urlOf } from '../../platform/settings/define-setting.ts';
import type { Configuration } from '../../platform/settings/configuration.ts';

export const smtpUrl = defineSetting('SMTP_URL', {
  schema: v.optional(urlOf('smtp', 'smtps')),
  about: 'Where mail is sent. Without it each message is an .eml file in DATA_FOLDER/mail.',
});

export const mailFrom = defineSetting('MAIL_FROM', {
  schema: v.optional(text),
  about: 'The sender of mail.',
  defaultsTo: '`BRAND_NAME <no-reply@host of PUBLIC_URL>`',
});

export function senderOf(configuration: Configuration): string {
  const name = configuration.brandName.replaceAll(/["\\\r\n]/g, '');
  return configuration.setting(mailFrom) ?? `"${name}" <no-reply@${new URL(configuration.publicUrl).hostname}>`;
}
