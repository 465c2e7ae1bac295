import type { MessageId, MessageValues } from '../../../platform/messages/messages.ts';
import type { BillingDocument } from './billing-document.ts';
import type { Paper } from './paper.ts';

/** What the parts of a page draw with. */
export type Drawing = {
  paper: Paper;
  document: BillingDocument;
  say: (id: MessageId, values?: MessageValues) => string;
  /** Of cents. */
  money: (cents: number) => string;
  date: (day: string) => string;
  percent: (basisPoints: number) => string;
};
