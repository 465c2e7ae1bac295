import type { App } from '../../src/app.ts';
import { payByTransfer } from '../../src/modules/billing/transfers/book-transfer.ts';
import { cancelInvoiceAsStaff } from '../../src/modules/staff/cancel-invoice.ts';
import { deleteService, releaseService, suspendService } from '../../src/modules/staff/change-service.ts';
import { creditClient } from '../../src/modules/staff/credit-client.ts';
import { moveDueDate } from '../../src/modules/staff/move-due-date.ts';
import { addDays } from '../../src/calendar.ts';
import { OperatorError } from '../../src/operator/operator-error.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { pick, type PlannedOperation } from './plan.ts';

const staff = { name: 'schedule', reason: 'schedule' };
const decisions = ['transfer', 'transfer', 'credit', 'credit', 'suspend', 'release', 'release', 'move', 'delete', 'cancel'] as const;

/** Staff book a transfer, correct a balance, or decide about an invoice or a service. Returns what became of it. */
export async function decideAsStaff(app: App, { index, draw }: PlannedOperation): Promise<string> {
  const decision = pick(decisions, draw('decision')) ?? 'credit';
  const inTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) => app.database.transaction(work);
  const { invoices, services } = await app.database.read((tx) => recent(tx));
  const [invoice, service] = [pick(invoices, draw('invoice')), pick(services, draw('service'))];
  try {
    if (decision === 'credit' && service !== undefined) {
      const correction = { clientId: service.clientId, amountCents: 1 + Math.floor((draw('amount') - 0.4) * 4000) };
      if (correction.amountCents !== 0) await inTransaction((tx) => creditClient(app, tx, correction, staff));
    } else if (decision === 'transfer' && invoice !== undefined) {
      const surplusCents = draw('surplus') < 0.3 ? Math.floor(draw('amount') * 1000) : 0;
      // Some references repeat, for the same invoice or for another one.
      const reference = `transfer ${draw('again') < 0.3 ? 1 : index}`;
      const transfer = { invoiceId: invoice.id, reference, amountCents: invoice.amountCents + surplusCents, bookedOn: null, payer: null };
      return `${decision} ${(await inTransaction((tx) => payByTransfer(app, tx, transfer, staff))).result}`;
    } else if (decision === 'cancel' && invoice !== undefined) await cancelInvoiceAsStaff(app, invoice.id, staff);
    else if (service !== undefined) {
      const { id, due } = service;
      if (decision === 'suspend') await inTransaction((tx) => suspendService(app, tx, id, staff));
      if (decision === 'release') await inTransaction((tx) => releaseService(app, tx, id, staff));
      if (decision === 'delete') await inTransaction((tx) => deleteService(app, tx, id, staff));
      if (decision === 'move' && due !== null)
        await inTransaction((tx) => moveDueDate(app, tx, { serviceId: id, to: addDays(due, Math.floor(draw('days') * 40) - 5) }, staff));
    }
    return `${decision} done`;
  } catch (error) {
    if (error instanceof OperatorError) return `${decision} refused`;
    throw error;
  }
}

async function recent(tx: Transaction) {
  const services = tx.selectFrom('service').select(['id', 'client_id as clientId', 'next_due_date as due']);
  const invoices = tx.selectFrom('invoice').select(['id', 'amount_cents as amountCents']).where('status', '=', 'unpaid');
  return {
    services: await services.where('status', 'in', ['active', 'suspended']).orderBy('id', 'desc').limit(40).execute(),
    invoices: await invoices.orderBy('id', 'desc').limit(20).execute(),
  };
}
