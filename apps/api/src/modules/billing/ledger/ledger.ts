import type { Transaction } from '../../../platform/database/database.ts';
import { ledgerRepository, type AccountName, type TransactionName } from './ledger.repository.ts';

/** Money of a payment that goes back the way it came. */
type SentBack = { id: string; clientId: number; gatewayId: string; amountCents: number };
type Entry = { account: AccountName; cents: number };

/** What the client has with us, in cents. */
export async function clientBalanceCents(tx: Transaction, clientId: number): Promise<number> {
  return (await ledgerRepository(tx).balanceCents(clientId)) ?? 0;
}

/** The same, and nobody else can spend it before this transaction is over. */
export async function lockClientBalanceCents(tx: Transaction, clientId: number): Promise<number> {
  return (await ledgerRepository(tx).lockBalanceCents(clientId)) ?? 0;
}

/** Money arrived by a gateway: it belongs to the client, whatever it is spent on next. Booked once for each payment. */
export async function bookPaymentReceived(
  tx: Transaction,
  payment: { id: string; clientId: number; gatewayId: string; amountCents: number },
  at: Date,
): Promise<void> {
  await book(tx, { kind: 'payment_received', reference: payment.id }, at, [
    { account: { kind: 'gateway', code: `gateway:${payment.gatewayId}` }, cents: -payment.amountCents },
    { account: { kind: 'client_balance', clientId: payment.clientId }, cents: payment.amountCents },
  ]);
}

/** An invoice is settled from the client's balance. The database refuses a second settlement, and a balance that does not cover it. */
export async function bookInvoiceSettlement(
  tx: Transaction,
  invoice: { id: number; clientId: number; amountCents: number },
  at: Date,
): Promise<void> {
  await book(tx, { kind: 'invoice_settlement', reference: String(invoice.id) }, at, [
    { account: { kind: 'client_balance', clientId: invoice.clientId }, cents: -invoice.amountCents },
    { account: { kind: 'sales', code: 'sales' }, cents: invoice.amountCents },
  ]);
}

/** What was paid for an invoice goes back to the client's balance. Booked once for each credit note. */
export async function bookInvoiceRefund(
  tx: Transaction,
  refund: { creditNoteId: number; clientId: number; amountCents: number },
  at: Date,
): Promise<void> {
  await book(tx, { kind: 'invoice_refund', reference: String(refund.creditNoteId) }, at, [
    { account: { kind: 'client_balance', clientId: refund.clientId }, cents: refund.amountCents },
    { account: { kind: 'sales', code: 'sales' }, cents: -refund.amountCents },
  ]);
}

/** It leaves the balance for the way it came, before the gateway is asked. Booked once for each refund. */
export async function bookGatewayRefund(tx: Transaction, refund: SentBack, at: Date): Promise<void> {
  await book(tx, { kind: 'gateway_refund', reference: refund.id }, at, [
    { account: { kind: 'client_balance', clientId: refund.clientId }, cents: -refund.amountCents },
    { account: { kind: 'gateway', code: `gateway:${refund.gatewayId}` }, cents: refund.amountCents },
  ]);
}

/** It did not arrive: it is on the balance again. Booked once for each refund. */
export async function bookGatewayRefundReturn(tx: Transaction, refund: SentBack, at: Date): Promise<void> {
  await book(tx, { kind: 'gateway_refund_return', reference: refund.id }, at, [
    { account: { kind: 'client_balance', clientId: refund.clientId }, cents: refund.amountCents },
    { account: { kind: 'gateway', code: `gateway:${refund.gatewayId}` }, cents: -refund.amountCents },
  ]);
}

async function book(tx: Transaction, name: TransactionName, at: Date, entries: readonly Entry[]): Promise<void> {
  const repository = ledgerRepository(tx);
  // Accounts in the order of the entries: each kind of booking locks them alike.
  const booked = [];
  for (const { account, cents } of entries) booked.push({ accountId: await repository.openAccount(account), cents });
  const transactionId = await repository.insertTransaction(name, at);
  await repository.insertEntries(transactionId, booked);
}
