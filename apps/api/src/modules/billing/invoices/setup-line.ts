import { inEachLanguage, sentence } from '../../../platform/messages/messages.ts';
import type { InvoiceLine } from './invoice-line.ts';

/** What is paid once for what a line sells. It stands below it, on the first invoice alone. */
export function setupLine({ hostname, billingCycle }: InvoiceLine, amountCents: number): InvoiceLine {
  const description = inEachLanguage((language) => sentence(language, 'invoices.setupFee'));
  return { kind: 'setup', description, hostname, billingCycle, details: inEachLanguage(() => []), amountCents };
}
