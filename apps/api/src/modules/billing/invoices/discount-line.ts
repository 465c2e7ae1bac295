import { sentence } from '../../../messages/messages.ts';
import type { InvoiceLine } from './invoice-line.ts';

/** What a promo code takes off a line. It stands below it. */
export function discountLine({ hostname, billingCycle }: InvoiceLine, code: string, discountCents: number): InvoiceLine {
  const description = { en: sentence('en', 'invoices.promoCode', { code }), ru: sentence('ru', 'invoices.promoCode', { code }) };
  return { kind: 'discount', description, hostname, billingCycle, details: { en: [], ru: [] }, amountCents: -discountCents };
}
