import * as v from 'valibot';
import type { Configuration } from '../../platform/settings/configuration.ts';
import { defineSetting, text } from '../../platform/settings/define-setting.ts';

export const mailFrom = defineSetting('MAIL_FROM', {
  schema: v.optional(text),
  about: 'The sender of mail.',
  defaultsTo: '`BRAND_NAME <no-reply@host of PUBLIC_URL>`',
});

export function senderOf(configuration: Configuration): string {
  const name = configuration.brandName.replaceAll(/["\\\r\n]/g, '');
  return configuration.setting(mailFrom) ?? `"${name}" <no-reply@${new URL(configuration.publicUrl).hostname}>`;
}
