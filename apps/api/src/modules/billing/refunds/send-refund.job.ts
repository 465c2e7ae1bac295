import { defineJob } from '../../../jobs/define-job.ts';
import { askRefund } from './ask-refund.ts';

/** Sends a refund to its gateway. Retries use the same idempotency key. */
export const sendRefund = defineJob<{ refundId: string }>('send-refund', {}, (app, { refundId }) => askRefund(app, refundId));
