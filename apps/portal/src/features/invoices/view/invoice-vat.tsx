import type { InvoiceTax } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { untaxedMessages, vatMessages as m } from '../invoice-vat.messages.ts';
import styles from '../invoices.module.css';

type Taxed = { readonly tax: InvoiceTax };

/** The VAT included in the total, by rate. */
export function InvoiceVat({ tax }: Taxed) {
  const { formatMessage } = useIntl();
  const { money, percent } = useFormatters();
  const rates = tax.treatment === 'standard' ? tax.rates : [];
  return (
    <>
      <div className={styles.vatRow}>
        <span>{formatMessage(m.net)}</span>
        <span>{money(tax.net)}</span>
      </div>
      {rates.map(({ rate, vat }) => (
        <div key={rate} className={styles.vatRow}>
          <span>{formatMessage(m.vat, { rate: percent(rate / 100) })}</span>
          <span>{money(vat)}</span>
        </div>
      ))}
    </>
  );
}

/** Why no VAT is charged, or that the items include it. */
export function VatNote({ tax: { prices, treatment } }: Taxed) {
  const { formatMessage } = useIntl();
  if (treatment === 'standard' && prices === 'net') return null;
  return <p className={styles.vatNote}>{formatMessage(treatment === 'standard' ? m.itemsWithVat : untaxedMessages[treatment])}</p>;
}
