import type { ClientScope } from '../../../operations/client-scope.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { ledgerRepository, type AccountName, type TransactionName } from './ledger.repository.ts';

type Entry = { account: AccountName; cents: number };

/** Returns the client's balance in cents. */
export async function clientBalanceCents(tx: Transaction, { clientId }: ClientScope): Promise<number> {
  return (await ledgerRepository(tx).balanceCents(clientId)) ?? 0;
}

/** Returns the client's balance in cents and locks it until the transaction ends. */
export async function lockClientBalanceCents(tx: Transaction, { clientId }: ClientScope): Promise<number> {
  return (await ledgerRepository(tx).lockBalanceCents(clientId)) ?? 0;
}

/** Books a gateway payment to the client's balance. The database allows one booking per payment. */
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

/** Settles an invoice from the client's balance. The database rejects a second settlement and an insufficient balance. */
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

/** Returns money paid for an invoice to the client's balance. The database allows one booking per credit note. */
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

/** Moves a refund from the balance to the gateway before the gateway is called. The database allows one booking per refund. */
export async function bookGatewayRefund(
  tx: Transaction,
  refund: { id: string; clientId: number; gatewayId: string; amountCents: number },
  at: Date,
): Promise<void> {
  await book(tx, { kind: 'gateway_refund', reference: refund.id }, at, [
    { account: { kind: 'client_balance', clientId: refund.clientId }, cents: -refund.amountCents },
    { account: { kind: 'gateway', code: `gateway:${refund.gatewayId}` }, cents: refund.amountCents },
  ]);
}

/** Returns a failed refund to the balance, from the account to which it was booked. The database allows one booking per refund. */
export async function bookGatewayRefundReturn(tx: Transaction, refundId: string, at: Date): Promise<void> {
  const repository = ledgerRepository(tx);
  const sent = await repository.entriesOf({ kind: 'gateway_refund', reference: refundId });
  const transactionId = await repository.insertTransaction({ kind: 'gateway_refund_return', reference: refundId }, at);
  await repository.insertEntries(
    transactionId,
    sent.map(({ accountId, cents }) => ({ accountId, cents: -cents })),
  );
}

/** Corrects a client's balance, up or down. The reference is the entry in the staff log. */
export async function bookAdjustment(
  tx: Transaction,
  adjustment: { reference: string; clientId: number; amountCents: number },
  at: Date,
): Promise<void> {
  await book(tx, { kind: 'adjustment', reference: adjustment.reference }, at, [
    { account: { kind: 'client_balance', clientId: adjustment.clientId }, cents: adjustment.amountCents },
    { account: { kind: 'adjustment', code: 'adjustment' }, cents: -adjustment.amountCents },
  ]);
}

async function book(tx: Transaction, name: TransactionName, at: Date, entries: readonly Entry[]): Promise<void> {
  const repository = ledgerRepository(tx);
  // Accounts are locked in the order of the entries, which is the same for each kind of booking.
  const booked = [];
  for (const { account, cents } of entries) booked.push({ accountId: await repository.openAccount(account), cents });
  const transactionId = await repository.insertTransaction(name, at);
  await repository.insertEntries(transactionId, booked);
}
