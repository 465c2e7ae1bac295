import type { TaxTreatment } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

export const vatMessages = defineMessages({
  net: { id: 'cart.vat.net', defaultMessage: 'Without VAT' },
  vat: { id: 'cart.vat.added', defaultMessage: 'VAT {rate}' },
  total: { id: 'cart.vat.total', defaultMessage: '{label}, incl. VAT' },
  included: { id: 'cart.vat.included', defaultMessage: '{amount} VAT ({rate}) included' },
  unknown: {
    id: 'cart.vat.unknown',
    defaultMessage: 'VAT could not be worked out just now. Where it is charged, the invoice says how much.',
  },
});

/** Why no VAT is charged. */
export const untaxedMessages: Readonly<Record<Exclude<TaxTreatment, 'standard'>, Message>> = defineMessages({
  reverse_charge: { id: 'cart.vat.reverse-charge', defaultMessage: 'No VAT: you account for it yourself (reverse charge).' },
  outside_eu: { id: 'cart.vat.outside-eu', defaultMessage: 'No VAT: your country is outside the EU.' },
});
