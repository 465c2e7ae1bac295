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
    defaultMessage: 'We couldn’t work out VAT just now. If it applies, the invoice shows the amount.',
  },
});

/** Why no VAT is charged. */
export const untaxedMessages: Readonly<Record<Exclude<TaxTreatment, 'standard'>, Message>> = defineMessages({
  reverse_charge: { id: 'cart.vat.reverse-charge', defaultMessage: 'Reverse charge: you account for the VAT yourself.' },
  outside_eu: { id: 'cart.vat.outside-eu', defaultMessage: 'No VAT: your country is outside the EU.' },
});
