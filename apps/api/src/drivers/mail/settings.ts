import * as v from 'valibot';
import { defineSetting, text, urlOf } from '@portico/drivers/define-setting';
import type { Configuration } from '../../platform/settings/configuration.ts';

export const smtpUrl = defineSetting('SMTP_URL', {
  schema: v.optional(urlOf('smtp', 'smtps')),
  about: 'SMTP server for outgoing email. When unset, each email is written to DATA_FOLDER/mail as an .eml file.',
});

export const mailFrom = defineSetting('MAIL_FROM', {
  schema: v.optional(text),
  about: 'Sender of outgoing email.',
  defaultsTo: '`BRAND_NAME <no-reply@host of PUBLIC_URL>`',
});

export function senderOf(configuration: Configuration): string {
  const name = configuration.brandName.replaceAll(/["\\\r\n]/g, '');
  return configuration.setting(mailFrom) ?? `"${name}" <no-reply@${new URL(configuration.publicUrl).hostname}>`;
}
