import type { Language } from '@portico/contract';
import { monthsOfCycle } from '@portico/pricing/billing-cycles';
import { sentence } from '../../../platform/messages/messages.ts';
import type { DocumentLine } from './billing-document.ts';

/** Says how long the period of a service's first line is, which starts with its activation. Empty once the period is known, and without one. */
export function lengthAhead({ kind, period, billingCycle }: DocumentLine, locale: Language): string {
  if (period !== null || kind === 'setup' || billingCycle === null) return '';
  return sentence(locale, 'documents.fromActivation', { months: monthsOfCycle[billingCycle] });
}
