import type { Payment } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Card } from '@portico/ui/card';
import { Status } from '@portico/ui/status';
import type { StatusProps } from '@portico/ui/status';
import { stageOf } from '../../../flows/pay/pay.messages.ts';
import type { PaymentStage } from '../../../flows/pay/pay.messages.ts';
import { useSyncedPayment } from '../../../flows/pay/use-synced-payment.ts';
import { invoiceMessages as m, paymentStageMessages } from '../invoices.messages.ts';
import styles from '../invoices.module.css';

const looks: Readonly<Record<PaymentStage, Pick<StatusProps, 'tone' | 'sign'>>> = {
  open: { tone: 'warning', sign: 'ring' },
  processing: { tone: 'info' },
  succeeded: { tone: 'success' },
  declined: { tone: 'danger' },
  cancelled: { tone: 'neutral', sign: 'ring' },
};

/** Every payment attempt and its result. */
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
              <PaymentStatus payment={payment} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A pending payment may be abandoned or still processing, so nothing is shown until the gateway answers. */
function PaymentStatus({ payment }: { readonly payment: Payment }) {
  const { formatMessage } = useIntl();
  const pending = payment.status === 'pending';
  const synced = useSyncedPayment(pending ? payment.id : undefined);
  const known = pending ? synced.data : payment;
  if (!known) return <Status tone="neutral">{formatMessage(synced.isError ? m.paymentUnknown : m.paymentAsked)}</Status>;
  if (known.credited) return <Status tone="info">{formatMessage(m.paymentCredited)}</Status>;
  const stage = stageOf(known);
  return <Status {...looks[stage]}>{formatMessage(paymentStageMessages[stage])}</Status>;
}
