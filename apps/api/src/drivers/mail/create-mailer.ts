import path from 'node:path';
import type { Configuration } from '../../settings/configuration.ts';
import { createFileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export function createMailer({ smtpUrl, mailFrom, dataFolder }: Configuration): Mailer {
  return smtpUrl === null ? createFileMailer(path.join(dataFolder, 'mail'), mailFrom) : createSmtpMailer(smtpUrl, mailFrom);
}
