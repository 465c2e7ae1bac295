import type { Invoice } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Card } from '@portico/ui/card';
import { billingCycleMessages } from '../../../operations/billing-cycle.messages.ts';
import { groupItems } from './group-items.ts';
import { InvoiceVat, VatNote } from './invoice-vat.tsx';
import { ItemPeriod } from './item-period.tsx';
import { invoiceMessages as m } from '../invoices.messages.ts';
import styles from '../invoices.module.css';

/** The invoice's items and total. */
export function InvoiceItems({ invoice }: { readonly invoice: Invoice }) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  return (
    <Card
      title={formatMessage(m.items)}
      footer={
        <div className={styles.totals}>
          {invoice.tax ? <InvoiceVat tax={invoice.tax} /> : null}
          <div className={styles.total}>
            <span>{formatMessage(m.total)}</span>
            <strong className={styles.totalAmount}>{money(invoice.amount)}</strong>
          </div>
          {invoice.tax ? <VatNote tax={invoice.tax} /> : null}
        </div>
      }
    >
      <ul role="list" className={styles.items}>
        {groupItems(invoice.items).map((item) => (
          <li key={item.key} className={styles.item}>
            <div className={styles.itemHead}>
              <span className={styles.itemName}>
                {item.count > 1 ? formatMessage(m.several, { count: item.count, what: item.description }) : item.description}
              </span>
              <span className={styles.amount}>{money(item.amount)}</span>
            </div>
            <div className={styles.itemFacts}>
              {item.hostnames.map((hostname) => (
                <span key={hostname} className={styles.mono}>
                  {hostname}
                </span>
              ))}
              {item.kind === 'service' ? <span>{formatMessage(billingCycleMessages[item.billing_cycle])}</span> : null}
              <ItemPeriod item={item} status={invoice.status} />
              {item.details.map(({ name, value }) => (
                <span key={name}>
                  {name}: {value}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
