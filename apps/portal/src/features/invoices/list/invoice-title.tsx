import type { InvoiceSummary } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { invoiceMessages as m } from '../invoices.messages.ts';
import styles from '../invoices.module.css';

/** The invoice's number and description. */
export function InvoiceTitle({ invoice: { id, description, other_services: count } }: { readonly invoice: InvoiceSummary }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <span className={styles.listNumber}>{id}</span>
      {description === null ? null : (
        <span className={styles.listDescription}>{count > 0 ? formatMessage(m.andMore, { description, count }) : description}</span>
      )}
    </>
  );
}
