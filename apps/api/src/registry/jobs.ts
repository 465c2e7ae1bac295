import type { AnyJob } from '../jobs/define-job.ts';
import { purgeExpiredJob } from '../jobs/purge-expired.job.ts';
import { sendMailJob } from '../mail/send-mail.job.ts';
import { sendTelegramJob } from '../mail/send-telegram.job.ts';
import { allMails, moduleJobs } from './modules.ts';

/** All jobs. Each has its own queue. */
export const allJobs: readonly AnyJob[] = [sendMailJob(allMails), sendTelegramJob(allMails), ...moduleJobs, purgeExpiredJob];
