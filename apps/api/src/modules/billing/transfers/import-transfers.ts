import type { App } from '../../../app.ts';
import type { Staff } from '../../../operator/staff.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { allInvoicesRepository } from '../invoices/all-invoices.repository.ts';
import type { InvoiceRow } from '../invoices/invoices.repository.ts';
import { allTransfersRepository } from './all-transfers.repository.ts';
import type { StatedTransfer } from './bank-statement.ts';
import { payByTransfer } from './book-transfer.ts';
import { describeProblem } from './describe-problem.ts';
import { invoiceNumbersIn } from './match-invoice.ts';
import { assessTransfer } from './transfer.ts';

/**
 * What became of a transfer, or would: `pays` in a dry run, then `paid`, or `sold_out` with its money on the balance. Someone has to look at
 * the `unclear` ones, of which nothing was booked.
 */
export type ImportedTransfer = {
  result: 'pays' | 'paid' | 'sold_out' | 'already_booked' | 'unclear';
  reference: string;
  amountCents: number;
  bookedOn: string | null;
  payer: string | null;
  text: string;
  invoiceId: number | null;
  /** What goes to the client's balance. */
  creditedCents: number;
  problem: string | null;
};

/**
 * Books transfers to the invoices that their texts name, each in its own transaction, or says what that would do. Only a transfer that names
 * one invoice, unpaid and covered by it, is booked.
 */
export async function importTransfers(
  app: App,
  transfers: readonly StatedTransfer[],
  { staff }: { staff: Staff | null },
): Promise<ImportedTransfer[]> {
  const imported: ImportedTransfer[] = [];
  const planned = new Map<string, ImportedTransfer>();
  const paid = new Set<number | null>();
  for (const transfer of transfers) {
    const plan = await app.database.read((tx) => planTransfer(tx, transfer));
    // What this file books before is only in the database if it is written.
    if (staff === null && plan.result === 'pays') {
      const earlier = planned.get(plan.reference);
      if (earlier?.invoiceId === plan.invoiceId && earlier.amountCents === plan.amountCents)
        Object.assign(plan, { result: 'already_booked', creditedCents: 0 });
      else if (earlier !== undefined) Object.assign(plan, unclear('Another transfer of this file has the same reference.'));
      else if (paid.has(plan.invoiceId))
        Object.assign(plan, unclear(`Invoice ${plan.invoiceId} is paid by another transfer of this file.`));
      else {
        planned.set(plan.reference, plan);
        paid.add(plan.invoiceId);
      }
    }
    imported.push(staff === null || plan.result !== 'pays' ? plan : await write(app, transfer, plan, staff));
  }
  return imported;
}

const unclear = (problem: string) => ({ result: 'unclear' as const, creditedCents: 0, problem });

async function planTransfer(tx: Transaction, transfer: StatedTransfer): Promise<ImportedTransfer> {
  const { reference, amountCents, bookedOn, payer, text } = transfer;
  const plan = { reference, amountCents, bookedOn, payer, text, invoiceId: null, creditedCents: 0, problem: null };
  const booked = await allTransfersRepository(tx).find(reference);
  const invoices = await invoicesNamed(tx, text);
  // Staff may have booked a transfer whose text names no invoice. One that names another may share a reference that isn't the bank's.
  if (booked !== undefined && booked.amount_cents === amountCents && invoices.every(({ id }) => id === booked.invoice_id))
    return { ...plan, result: 'already_booked', invoiceId: booked.invoice_id };
  const [invoice] = invoices;
  if (invoice === undefined) return { ...plan, ...unclear('Its text names no invoice.') };
  if (invoices.length > 1) return { ...plan, ...unclear(`Its text names several invoices: ${invoices.map(({ id }) => id).join(', ')}.`) };
  const assessment = assessTransfer(transfer, invoice, booked);
  if (assessment.result === 'pays') return { ...plan, result: 'pays', invoiceId: invoice.id, creditedCents: assessment.surplusCents };
  if (assessment.result === 'already_booked') return { ...plan, result: 'already_booked', invoiceId: invoice.id };
  return { ...plan, ...unclear(describeProblem(invoice.id, assessment)), invoiceId: invoice.id };
}

async function invoicesNamed(tx: Transaction, text: string): Promise<InvoiceRow[]> {
  const found = [];
  for (const number of invoiceNumbersIn(text)) found.push(await allInvoicesRepository(tx).find(number));
  return found.filter((invoice) => invoice !== undefined);
}

async function write(app: App, transfer: StatedTransfer, plan: ImportedTransfer, staff: Staff): Promise<ImportedTransfer> {
  const invoiceId = plan.invoiceId ?? 0;
  const { reference, amountCents, bookedOn, payer } = transfer;
  const booked = await app.database.transaction((tx) =>
    payByTransfer(app, tx, { invoiceId, reference, amountCents, bookedOn, payer }, staff),
  );
  if (booked.result === 'refused') return { ...plan, ...unclear(describeProblem(invoiceId, booked)) };
  if (booked.result === 'already_booked') return { ...plan, result: 'already_booked', creditedCents: 0 };
  return { ...plan, result: booked.result, creditedCents: booked.creditedCents };
}
