import { defineModule } from '../define-module.ts';
import { closeClientCommand } from './close-client.command.ts';
import { cancelInvoiceCommand } from './cancel-invoice.command.ts';
import { creditClientCommand } from './credit-client.command.ts';
import { serviceChangedBySupportMail } from './mails.ts';
import { endSessionsCommand } from './end-sessions.command.ts';
import { resetTwoFactorCommand } from './reset-two-factor.command.ts';
import {
  deleteServiceCommand,
  forgetServerCommand,
  moveDueDateCommand,
  releaseServiceCommand,
  suspendServiceCommand,
} from './service-commands.ts';

/** What staff decide about clients, invoices and services. Other modules don't know it. */
export const staffModule = defineModule({
  mails: [serviceChangedBySupportMail],
  commands: [
    cancelInvoiceCommand,
    creditClientCommand,
    closeClientCommand,
    resetTwoFactorCommand,
    endSessionsCommand,
    suspendServiceCommand,
    releaseServiceCommand,
    deleteServiceCommand,
    forgetServerCommand,
    moveDueDateCommand,
  ],
});
