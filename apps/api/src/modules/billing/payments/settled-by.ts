import type { Language } from '@portico/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import type { InvoiceRow } from '../invoices/invoices.repository.ts';
import { balanceMethodId, paymentLabel, type Gateways } from './payment-methods.ts';
import { allPaymentsRepository } from './all-payments.repository.ts';

/** How an invoice was paid. `label` is the payer's name for it, such as "Visa •••• 4242". */
export type SettledBy = { means: 'balance' | 'card' | 'other'; label: string };

/** Returns null if the invoice is not paid or cost nothing. */
export async function settledBy(
  tx: Transaction,
  gateways: Gateways,
  { id, paid_at: paidAt }: Pick<InvoiceRow, 'id' | 'paid_at'>,
  locale: Language,
): Promise<SettledBy | null> {
  const payment = paidAt === null ? undefined : await allPaymentsRepository(tx).findSettling(id, paidAt);
  if (payment === undefined) return null;
  const { method_id: methodId, brand } = payment;
  const isCard = brand !== null || gateways.get(methodId)?.cards != null;
  return { means: methodId === balanceMethodId ? 'balance' : isCard ? 'card' : 'other', label: paymentLabel(gateways, payment, locale) };
}
