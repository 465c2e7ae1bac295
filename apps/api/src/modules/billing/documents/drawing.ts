import type { MessageId, MessageValues } from '../../../platform/messages/messages.ts';
import type { BillingDocument } from './billing-document.ts';
import type { Paper } from './paper.ts';

/** Tools that the sections of a page draw with. */
export type Drawing = {
  paper: Paper;
  document: BillingDocument;
  say: (id: MessageId, values?: MessageValues) => string;
  /** Formats an amount in cents. */
  money: (cents: number) => string;
  date: (day: string) => string;
  percent: (basisPoints: number) => string;
};
