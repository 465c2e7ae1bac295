import type { MailOrder } from '../mail/order-mail.ts';

/** What each job is given. It is stored: nothing secret but what must travel, and readable by the next version. */
export type JobData = {
  'send-mail': MailOrder;
  'provision-service': { serviceId: number };
  'deliver-webhook': { checkoutId: string };
  'reconcile-payments': { reason: 'interval' };
};

export type JobName = keyof JobData;

export type JobContext = { attempt: number; signal: AbortSignal };

export type JobHandlers = { [Name in JobName]: (data: JobData[Name], context: JobContext) => Promise<void> };

/** How each queue is worked on: tried again with growing pauses, and taken from a process that died after `expireInSeconds`. */
const patient = {
  expireInSeconds: 20,
  retryLimit: 12,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  notify: true,
  deleteAfterSeconds: 86_400,
};

export const queues = {
  'send-mail': { ...patient, workers: 2 },
  'provision-service': { ...patient, retryLimit: 40, workers: 2 },
  'deliver-webhook': { ...patient, workers: 2 },
  'reconcile-payments': { ...patient, expireInSeconds: 60, retryLimit: 0, workers: 1 },
} as const satisfies Record<JobName, object>;
