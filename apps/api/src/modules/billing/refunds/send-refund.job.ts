import { defineJob } from '../../../jobs/define-job.ts';
import { askRefund } from './ask-refund.ts';

/** Sends a refund to its gateway; what is not answered is tried again with the same key. */
export const sendRefund = defineJob<{ refundId: string }>('send-refund', {}, (app, { refundId }) => askRefund(app, refundId));
