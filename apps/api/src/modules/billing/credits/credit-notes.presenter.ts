import type { CreditNote } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import { isoDay } from '../../../calendar.ts';
import { creditNoteNumber } from './credit-note-number.ts';
import type { CreditNoteRow } from './credit-notes.repository.ts';

export function presentCreditNote(
  { id, amount_cents: cents, reason, created_at: at }: CreditNoteRow,
  sentBack: CreditNote['sent_back'],
): CreditNote {
  return { id, number: creditNoteNumber(id), amount: eurosFromCents(cents), reason, created_date: isoDay(at), sent_back: sentBack };
}
