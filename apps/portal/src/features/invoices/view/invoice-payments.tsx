import type { Payment, PaymentStatus } from '@portico/contract';
import { useFormatters, useIntl } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { Status } from '@portico/ui/status';
import type { StatusProps } from '@portico/ui/status';
import { invoiceMessages as m, paymentStatusMessages } from '../invoices.messages.ts';
import styles from '../invoices.module.css';

const looks: Readonly<Record<PaymentStatus, Pick<StatusProps, 'tone' | 'sign'>>> = {
  pending: { tone: 'info' },
  succeeded: { tone: 'ok' },
  declined: { tone: 'bad' },
  cancelled: { tone: 'neutral', sign: 'ring' },
};

/** Every try to pay, and what came of it. */
export function InvoicePayments({ payments }: { readonly payments: readonly Payment[] }) {
  const { formatMessage } = useIntl();
  const { dateTime, money } = useFormatters();
  return (
    <Card title={formatMessage(m.payments)}>
      <ul role="list">
        {payments.map((payment) => (
          <li key={payment.id} className={styles.payment}>
            <div className={styles.paymentLine}>
              <span>{payment.method}</span>
              <span className={styles.amount}>{money(payment.amount)}</span>
            </div>
            <div className={styles.paymentLine}>
              <span className={styles.paymentWhen}>{dateTime(payment.created_at)}</span>
              <Status {...looks[payment.status]}>{formatMessage(paymentStatusMessages[payment.status])}</Status>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
