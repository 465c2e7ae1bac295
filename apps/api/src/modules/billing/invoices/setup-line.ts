import { inEachLanguage, sentence } from '../../../platform/messages/messages.ts';
import type { InvoiceLine } from './invoice-line.ts';

/** Returns the line of a one-time setup fee, to be placed below its service on the first invoice. */
export function setupLine({ hostname, billingCycle }: InvoiceLine, amountCents: number): InvoiceLine {
  const description = inEachLanguage((language) => sentence(language, 'invoices.setupFee'));
  return { kind: 'setup', description, hostname, billingCycle, details: inEachLanguage(() => []), amountCents };
}
