import { defineCommand, OperatorError } from '../../../operator/define-command.ts';
import { listedPage, printPage } from '../../../operator/listed-page.ts';
import { listOptions, readChoice, readLimit, readWholeNumber } from '../../../operator/list-options.ts';
import { columns, euros } from '../../../operator/printed-values.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { allInvoiceListRepository, type AllInvoicesFilter, type ListedInvoice } from './all-invoice-list.repository.ts';

export const listInvoicesCommand = defineCommand('invoice list', {
  values: ['--status', '--client', '--due-before', ...listOptions],
  about: 'List invoices, newest first',
  async run({ app, report, values }) {
    const filter = {
      status: readChoice(values, '--status', ['unpaid', 'paid', 'cancelled']),
      clientId: readWholeNumber(values, '--client'),
      dueBefore: readDay(values, '--due-before'),
      before: readWholeNumber(values, '--before'),
    };
    const invoices = await app.database.read((tx) => listAllInvoices(tx, filter, readLimit(values)));
    report(invoices, (print) => printPage(print, invoices, { none: 'No invoices.', line: lineOf }));
    return true;
  },
});

/** Returns invoices of all clients, the newest first. */
export async function listAllInvoices(tx: Transaction, filter: AllInvoicesFilter, limit: number) {
  return listedPage(await allInvoiceListRepository(tx).list(filter, limit + 1), limit, ({ id }) => id);
}

function lineOf({ id, status, amountCents, dueDate, clientId, email }: ListedInvoice): string {
  return columns(
    [id, 9],
    [status, 10],
    [euros(amountCents).padStart(13), 13],
    [`due ${dueDate}`, 15],
    [`client ${clientId} <${email}>`, 0],
  );
}

function readDay(values: ReadonlyMap<string, string>, option: string): string | undefined {
  const day = values.get(option);
  if (day !== undefined && Number.isNaN(Date.parse(`${day}T00:00:00Z`)))
    throw new OperatorError(`${option} must be a day such as 2026-12-01.`);
  return day;
}
