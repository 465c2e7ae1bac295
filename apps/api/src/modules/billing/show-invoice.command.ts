import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { columns, euros, minute } from '../../operator/printed-values.ts';
import { invoiceNumber } from './invoices/invoice-number.ts';
import { showInvoice } from './show-invoice.ts';

export const showInvoiceCommand = defineCommand('invoice show', {
  parameters: ['NUMBER'],
  about: 'Show an invoice with its lines, payments and credit notes',
  async run({ app, report }, number) {
    const invoice = await app.database.read((tx) => showInvoice(app, tx, invoiceNumber(number)));
    if (invoice === undefined) throw new OperatorError(`Invoice ${number} doesn't exist.`);
    report(invoice, (print) => {
      const { id, status, amountCents, vatCents, createdAt, dueDate, clientId, email } = invoice;
      print(`Invoice ${id}  ${status}  ${euros(amountCents)}${vatCents === null ? '' : `, VAT ${euros(vatCents)}`}`);
      print(`  Client ${clientId} <${email}>, issued ${minute(createdAt)}, due ${dueDate}`);
      for (const line of invoice.lines) {
        const period = line.periodStart === null ? '' : `  ${line.periodStart} to ${line.periodEnd}`;
        print(columns([`  ${euros(line.amountCents).padStart(13)}`, 16], [`${line.description}  ${line.hostname ?? ''}${period}`, 0]));
      }
      for (const payment of invoice.payments) {
        const { method, decidedAt } = payment;
        print(
          columns(
            ['  Payment', 12],
            [payment.id, 37],
            [payment.status, 10],
            [euros(payment.amountCents), 13],
            [`${method}, ${minute(decidedAt)}`, 0],
          ),
        );
      }
      for (const note of invoice.creditNotes)
        print(columns(['  Credit note', 12], [note.number, 10], [euros(note.amountCents), 13], [note.reason, 0]));
    });
    return true;
  },
});
