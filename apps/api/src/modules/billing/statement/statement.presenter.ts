import type { BalanceEntry, Language } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import { creditNoteNumber } from '../credits/credit-note-number.ts';
import { methodName, type Gateways } from '../payments/payment-methods.ts';
import type { StatementRow } from './statement.repository.ts';

const kinds = {
  payment_received: 'payment',
  invoice_settlement: 'invoice',
  invoice_refund: 'refund',
  gateway_refund: 'payout',
  gateway_refund_return: 'payout_returned',
  adjustment: 'adjustment',
} as const satisfies Record<StatementRow['kind'], BalanceEntry['kind']>;

export function presentBalanceEntry(row: StatementRow, gateways: Gateways, locale: Language): BalanceEntry {
  const { id, at, kind, reference, cents, balanceCents, methodId, invoiceId, creditNoteId } = row;
  const isTopUp = kind === 'payment_received' && invoiceId === null;
  return {
    id,
    at: at.toISOString(),
    kind: isTopUp ? 'top_up' : kinds[kind],
    amount: eurosFromCents(cents),
    balance: eurosFromCents(balanceCents),
    invoice_id: kind === 'invoice_settlement' ? Number(reference) : invoiceId,
    credit_note: creditNoteId === null ? null : creditNoteNumber(creditNoteId),
    method: methodId === null ? null : methodName(gateways, methodId, locale),
  };
}
