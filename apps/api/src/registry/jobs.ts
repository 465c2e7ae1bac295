import type { AnyJob } from '../jobs/define-job.ts';
import { purgeExpiredJob } from '../jobs/purge-expired.job.ts';
import { sendMailJob } from '../mail/send-mail.job.ts';
import { sendTelegramJob } from '../mail/send-telegram.job.ts';
import type { Plugin } from '@portico/drivers/define-config';
import { pluginJobs } from '../plugins/plugin-context.ts';
import { allMails, moduleJobs } from './modules.ts';

/** The server's jobs. Each has its own queue. */
export const allJobs: readonly AnyJob[] = [sendMailJob(allMails), sendTelegramJob(allMails), ...moduleJobs, purgeExpiredJob];

/** Returns the server's jobs and those of its plugins. */
export const jobsWith = (plugins: readonly Plugin[]): readonly AnyJob[] => [...allJobs, ...pluginJobs(plugins)];

/** Returns those of them that run at an interval. */
export const periodicJobs = (plugins: readonly Plugin[]): { name: string; everySeconds: number }[] =>
  jobsWith(plugins).flatMap(({ name, policy: { everySeconds } }) => (everySeconds === undefined ? [] : [{ name, everySeconds }]));
