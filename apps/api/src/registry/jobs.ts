import type { AnyJob } from '../jobs/define-job.ts';
import { purgeExpiredJob } from '../jobs/purge-expired.job.ts';
import { sendMailJob } from '../mail/send-mail.job.ts';
import { sendTelegramJob } from '../mail/send-telegram.job.ts';
import { sweepAttachments } from '../modules/attachments/sweep-attachments.job.ts';
import { noteFailedSignIn } from '../modules/auth/note-failed-sign-in.job.ts';
import { forgetCard } from '../modules/billing/cards/forget-card.job.ts';
import { reconcilePayments } from '../modules/billing/payments/reconcile-payments.job.ts';
import { reconcileRefunds } from '../modules/billing/refunds/reconcile-refunds.job.ts';
import { sendRefund } from '../modules/billing/refunds/send-refund.job.ts';
import { endCancelledServices } from '../modules/cancellation/end-cancelled-services.job.ts';
import { collectMetrics } from '../modules/metrics/collect-metrics.job.ts';
import { runRenewalsJob } from '../modules/renewals/run-renewals.job.ts';
import { deliverWebhook } from '../modules/sandbox/deliver-webhook.job.ts';
import { runAction } from '../modules/services/actions/run-action.job.ts';
import { switchServer } from '../modules/services/actions/switch-server.job.ts';
import { provisionService } from '../modules/services/provision-service.job.ts';
import { removeServer } from '../modules/services/remove-server.job.ts';
import { repairServices } from '../modules/services/repair-services.job.ts';
import { allMails } from './mails.ts';

/** Every job: each has a queue of its own. */
const jobs = {
  sendMail: sendMailJob(allMails),
  sendTelegram: sendTelegramJob(allMails),
  noteFailedSignIn,
  provisionService,
  runAction,
  removeServer,
  repairServices,
  endCancelledServices,
  runRenewalsJob,
  switchServer,
  collectMetrics,
  deliverWebhook,
  reconcilePayments,
  sendRefund,
  reconcileRefunds,
  forgetCard,
  sweepAttachments,
  purgeExpiredJob,
};

export const allJobs: readonly AnyJob[] = Object.values(jobs);
