import { inEachLanguage, sentence } from '../../../platform/messages/messages.ts';
import type { InvoiceLine } from './invoice-line.ts';

/** Returns the line of a promo code discount, to be placed below the discounted line. */
export function discountLine({ hostname, billingCycle }: InvoiceLine, code: string, discountCents: number): InvoiceLine {
  const description = inEachLanguage((language) => sentence(language, 'invoices.promoCode', { code }));
  return { kind: 'discount', description, hostname, billingCycle, details: inEachLanguage(() => []), amountCents: -discountCents };
}
