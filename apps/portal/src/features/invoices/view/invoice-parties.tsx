import type { InvoiceTax, Party } from '@portico/contract';
import { createCountryName } from '@portico/i18n/country-names';
import { useIntl, useLocale } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { vatMessages as m } from '../invoice-vat.messages.ts';
import styles from '../invoices.module.css';

/** Seller and buyer as of the issue date. */
export function InvoiceParties({ tax: { seller, buyer } }: { readonly tax: InvoiceTax }) {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <div className={styles.parties}>
        <PartyLines title={formatMessage(m.seller)} party={seller} />
        <PartyLines title={formatMessage(m.buyer)} party={buyer} />
      </div>
    </Card>
  );
}

function PartyLines({ title, party }: { readonly title: string; readonly party: Party }) {
  const { formatMessage } = useIntl();
  const place = [party.zip_code, party.city].filter(Boolean).join(' ');
  const lines = [party.contact, party.address, place, party.state, createCountryName(useLocale())(party.country)].filter(Boolean);
  return (
    <div className={styles.party}>
      <h2 className={styles.partyTitle}>{title}</h2>
      <strong>{party.name}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {party.vat_id ? <span className={styles.partyId}>{formatMessage(m.vatId, { id: party.vat_id })}</span> : null}
    </div>
  );
}
