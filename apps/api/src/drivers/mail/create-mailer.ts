import path from 'node:path';
import type { Configuration } from '../../platform/settings/configuration.ts';
import { createFileMailer } from './file-mailer.ts';
import { senderOf, smtpUrl } from './settings.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export function createMailer(configuration: Configuration): Mailer {
  const url = configuration.setting(smtpUrl);
  const from = senderOf(configuration);
  return url === undefined ? createFileMailer(path.join(configuration.dataFolder, 'mail'), from) : createSmtpMailer(url, from);
}
