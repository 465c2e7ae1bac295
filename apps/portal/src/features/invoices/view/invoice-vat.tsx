import type { InvoiceTax } from '@portico/contract';
import { useFormatters, useIntl } from '@portico/i18n/react';
import { untaxedMessages, vatMessages as m } from '../invoice-vat.messages.ts';
import styles from '../invoices.module.css';

/** What of the total is VAT, by rate, or why none is charged. */
export function InvoiceVat({ tax }: { readonly tax: InvoiceTax }) {
  const { formatMessage } = useIntl();
  const { money, percent } = useFormatters();
  return (
    <>
      <div className={styles.vatRow}>
        <span>{formatMessage(m.net)}</span>
        <span>{money(tax.net)}</span>
      </div>
      {tax.treatment === 'standard' ? (
        tax.rates.map(({ rate, vat }) => (
          <div key={rate} className={styles.vatRow}>
            <span>{formatMessage(m.vat, { rate: percent(rate / 100) })}</span>
            <span>{money(vat)}</span>
          </div>
        ))
      ) : (
        <p className={styles.vatNote}>{formatMessage(untaxedMessages[tax.treatment])}</p>
      )}
      {tax.prices === 'gross' && tax.treatment === 'standard' ? <p className={styles.vatNote}>{formatMessage(m.itemsWithVat)}</p> : null}
    </>
  );
}
