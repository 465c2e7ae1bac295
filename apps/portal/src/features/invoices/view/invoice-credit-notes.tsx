import type { Invoice, SentBackStatus } from '@portico/contract';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Card } from '@portico/ui/card';
import { invoiceMessages as m, sentBackMessages } from '../invoices.messages.ts';
import styles from '../invoices.module.css';
import { DocumentButton } from './document-button.tsx';

const sentBack: Readonly<Record<SentBackStatus, Message>> = sentBackMessages;

/** Refunds of a paid invoice: amount, destination and reason. */
export function InvoiceCreditNotes({ invoice }: { readonly invoice: Invoice }) {
  const { formatMessage } = useIntl();
  const { date, money } = useFormatters();
  return (
    <Card title={formatMessage(m.creditNotes)}>
      <ul role="list">
        {invoice.credit_notes.map((note) => (
          <li key={note.id} className={styles.payment}>
            <div className={styles.paymentLine}>
              <span>
                {note.sent_back
                  ? formatMessage(sentBack[note.sent_back.status], { number: note.number, method: note.sent_back.method })
                  : formatMessage(m.creditNote, { number: note.number })}
              </span>
              <span className={styles.amount}>{money(note.amount)}</span>
            </div>
            <div className={styles.paymentLine}>
              <span className={styles.noteReason}>
                {date(note.created_date)} · {note.reason}
              </span>
              {invoice.tax ? <DocumentButton invoiceId={invoice.id} creditNote={note} /> : null}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
