import type { ServiceSummary } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';
import type { BlockedReason } from '@portico/validation/service-capabilities';
import { blockedReasonMessages, suspendedMessages } from '../capabilities.messages.ts';
import { isOver } from '../is-over.ts';

const messages = defineMessages({
  unexplained: { id: 'service.blocked.suspended-unexplained', defaultMessage: 'The service is suspended.' },
});

/**
 * Returns why a service of a list doesn't allow an action. A list item doesn't say who suspended the service. An invoice of the next period
 * that isn't due yet wouldn't help.
 */
export function blockedMessageInList(reason: BlockedReason, { ends_on, unpaid_invoice, next_due_date: due }: ServiceSummary): Message {
  if (reason !== 'service_suspended') return blockedReasonMessages[reason];
  if (ends_on) return suspendedMessages.cancelled;
  return unpaid_invoice && due && isOver(due) ? blockedReasonMessages[reason] : messages.unexplained;
}
