import { Link } from '@tanstack/react-router';
import type { ServiceSummary, UnpaidInvoice } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Link as TextLink } from '@portico/ui/link';
import { serviceMessages as m } from '../services.messages.ts';
import styles from '../service-status.module.css';

type UnpaidDueDateProps = { readonly invoice: UnpaidInvoice; readonly due: ServiceSummary['next_due_date'] };

/** A service's due date, with a link to the invoice that is to be paid. */
export function UnpaidDueDate({ invoice, due }: UnpaidDueDateProps) {
  // The compiler's caches would outweigh the component in the first load.
  'use no memo';
  const { formatMessage } = useIntl();
  const { date } = useFormatters();
  return (
    <span className={styles.root}>
      {date(due ?? invoice.due_date)}
      <TextLink className={styles.pay} render={<Link to="/invoices/invoice/$id" params={{ id: String(invoice.id) }} />}>
        {formatMessage(m.pay, { invoice: String(invoice.id) })}
      </TextLink>
    </span>
  );
}
