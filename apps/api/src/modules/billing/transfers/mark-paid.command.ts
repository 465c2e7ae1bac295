import { defineCommand, OperatorError } from '../../../operator/define-command.ts';
import { euros } from '../../../operator/printed-values.ts';
import { invoiceNumber } from '../invoices/invoice-number.ts';
import { payByTransfer } from './book-transfer.ts';
import { describeProblem } from './describe-problem.ts';
import { readAmount, requireReference } from './read-transfer-options.ts';

export const markPaidCommand = defineCommand('invoice mark-paid', {
  parameters: ['NUMBER'],
  values: ['--reference', '--amount'],
  isRecorded: true,
  about: "Book a bank transfer that pays an invoice, once per reference; --amount if it isn't the invoice's",
  async run({ app, report, staff, values }, number) {
    const transfer = {
      invoiceId: invoiceNumber(number),
      reference: requireReference(values),
      amountCents: readAmount(values.get('--amount'), '--amount'),
      bookedOn: null,
      payer: null,
    };
    const booked = await app.database.transaction((tx) => payByTransfer(app, tx, transfer, staff));
    if (booked.result === 'refused') throw new OperatorError(describeProblem(transfer.invoiceId, booked));
    report(booked, (print) => {
      if (booked.result === 'already_booked') return print(`Already booked as payment ${booked.paymentId}. Nothing changed.`);
      const { paymentId, amountCents, creditedCents, pendingPayments } = booked;
      if (booked.result === 'paid') print(`Invoice ${number} is paid by ${euros(amountCents)}, payment ${paymentId}.`);
      else print(`The order of invoice ${number} has sold out, so it stays unpaid. Payment ${paymentId} is on the balance.`);
      if (creditedCents > 0) print(`On the client's balance: ${euros(creditedCents)}.`);
      for (const id of pendingPayments) print(`Payment ${id} is still pending. If its money arrives, it goes to the balance.`);
    });
    return true;
  },
});
