import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { eurosFromCents } from '@portico/pricing/money';
import { useVat } from './use-vat.ts';
import { untaxedMessages, vatMessages as m } from './vat.messages.ts';
import styles from './sum-with-vat.module.css';

type SumWithVatProps = {
  readonly label: string;
  /** The sum of catalogue prices, which include or exclude VAT. */
  readonly cents: number;
};

/** The amount to pay, as the invoice will show it: VAT is added to net prices and stated for gross prices. */
export function SumWithVat({ label, cents }: SumWithVatProps) {
  // The compiler's caches would outweigh the component in the first load.
  'use no memo';
  const { formatMessage } = useIntl();
  const { money, percent } = useFormatters();
  const { terms, failed, split, isAdded } = useVat();
  const { netCents, vatCents, grossCents } = split(cents);
  const charged = terms !== null && terms !== 'unknown' && terms.treatment === 'standard' ? terms : null;
  const rate = percent((charged?.rate ?? 0) / 100);
  return (
    <div className={styles.sum}>
      {isAdded ? (
        <>
          <Row label={formatMessage(m.net)} amount={money(eurosFromCents(netCents))} />
          <Row label={formatMessage(m.vat, { rate })} amount={money(eurosFromCents(vatCents))} />
        </>
      ) : null}
      <div className={styles.total}>
        <span>{isAdded ? formatMessage(m.total, { label }) : label}</span>
        <strong className={styles.amount}>{terms === 'unknown' && !failed ? '…' : money(eurosFromCents(grossCents))}</strong>
      </div>
      {charged?.prices === 'gross' ? (
        <p className={styles.note}>{formatMessage(m.included, { amount: money(eurosFromCents(vatCents)), rate })}</p>
      ) : null}
      {terms !== null && terms !== 'unknown' && terms.treatment !== 'standard' ? (
        <p className={styles.note}>{formatMessage(untaxedMessages[terms.treatment])}</p>
      ) : null}
      {failed ? <p className={styles.note}>{formatMessage(m.unknown)}</p> : null}
    </div>
  );
}

function Row({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <span>{amount}</span>
    </div>
  );
}
