import { inEachLanguage, sentence } from '../../../platform/messages/messages.ts';
import type { InvoiceLine } from './invoice-line.ts';

/** What a promo code takes off a line. It stands below it. */
export function discountLine({ hostname, billingCycle }: InvoiceLine, code: string, discountCents: number): InvoiceLine {
  const description = inEachLanguage((language) => sentence(language, 'invoices.promoCode', { code }));
  return { kind: 'discount', description, hostname, billingCycle, details: inEachLanguage(() => []), amountCents: -discountCents };
}
