import type { Language } from '@portico/contract';
import { monthsOfCycle } from '@portico/pricing/billing-cycles';
import { sentence } from '../../../platform/messages/messages.ts';
import type { DocumentLine } from './billing-document.ts';

/** Returns the length of a period that starts with the service's activation: "3 months from activation". Empty once its days are known. */
export function lengthFromActivation({ kind, period, billingCycle }: DocumentLine, locale: Language): string {
  if (period !== null || kind === 'setup' || billingCycle === null) return '';
  return sentence(locale, 'documents.fromActivation', { months: monthsOfCycle[billingCycle] });
}
