import type { TaxTreatment } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

export const vatMessages = defineMessages({
  net: { id: 'invoices.vat.net', defaultMessage: 'Without VAT' },
  vat: { id: 'invoices.vat.rate', defaultMessage: 'VAT {rate}' },
  itemsWithVat: { id: 'invoices.vat.items-with-vat', defaultMessage: 'Item prices include VAT.' },
  seller: { id: 'invoices.party.seller', defaultMessage: 'Seller' },
  buyer: { id: 'invoices.party.buyer', defaultMessage: 'Billed to' },
  vatId: { id: 'invoices.party.vat-id', defaultMessage: 'VAT ID {id}' },
});

/** Why no VAT is charged, as printed on the invoice. */
export const untaxedMessages: Readonly<Record<Exclude<TaxTreatment, 'standard'>, Message>> = defineMessages({
  reverse_charge: { id: 'invoices.vat.reverse-charge', defaultMessage: 'Reverse charge: the customer accounts for the VAT.' },
  outside_eu: { id: 'invoices.vat.outside-eu', defaultMessage: 'No VAT: the customer is outside the EU.' },
});
