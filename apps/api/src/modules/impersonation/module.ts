import { defineModule } from '../define-module.ts';
import { exchangeImpersonationCode } from './exchange-impersonation-code.ts';
import { listImpersonations } from './list-impersonations.ts';
import { supportAccessMail } from './mails.ts';
import { impersonateClientCommand } from './impersonate-client.command.ts';

export const impersonationModule = defineModule({
  operations: { exchangeImpersonationCode, listImpersonations },
  mails: [supportAccessMail],
  commands: [impersonateClientCommand],
});
