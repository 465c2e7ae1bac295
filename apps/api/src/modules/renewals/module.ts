import { defineModule, on } from '../define-module.ts';
import { runRenewalsJob } from './run-renewals.job.ts';
import {
  autoPayFailedMail,
  cardPaymentFailedMail,
  deletionWarningMail,
  renewalInvoiceMail,
  renewalPaidMail,
  renewalReminderMail,
  serviceReleasedMail,
  serviceSuspendedMail,
  serviceTerminatedMail,
} from './mails.ts';
import { autoPayCardDays, renewalGraceDays, renewalInvoiceDays } from './settings.ts';
import { invoicePaid } from '../billing/invoices/invoice-paid.ts';
import { extendServices } from './extend-services.ts';
import { cardChargeFailed } from '../billing/payments/card-charge-failed.ts';
import { notifyCardFailed } from './notify-card-failed.ts';

export const renewalsModule = defineModule({
  jobs: [runRenewalsJob],
  mails: [
    renewalInvoiceMail,
    renewalReminderMail,
    renewalPaidMail,
    autoPayFailedMail,
    cardPaymentFailedMail,
    serviceSuspendedMail,
    deletionWarningMail,
    serviceReleasedMail,
    serviceTerminatedMail,
  ],
  settings: [renewalInvoiceDays, renewalGraceDays, autoPayCardDays],
  listeners: [on(invoicePaid, extendServices), on(cardChargeFailed, notifyCardFailed)],
});
