import { defineCommand } from '../../operator/define-command.ts';
import { euros } from '../../operator/printed-values.ts';
import { invoiceNumber } from '../billing/invoices/invoice-number.ts';
import { cancelInvoiceAsStaff } from './cancel-invoice.ts';

export const cancelInvoiceCommand = defineCommand('invoice cancel', {
  parameters: ['NUMBER'],
  isRecorded: true,
  asksGateways: true,
  about: 'Cancel an unpaid invoice, with the services of its order; needs --reason',
  async run({ app, report, staff }, number) {
    const cancelled = await cancelInvoiceAsStaff(app, invoiceNumber(number), staff);
    report(cancelled, (print) => {
      print(`Cancelled invoice ${number} over ${euros(cancelled.amountCents)}.`);
      if (cancelled.endedServices.length > 0) print(`Its services have ended: ${cancelled.endedServices.join(', ')}.`);
      if (cancelled.kind === 'renewal')
        print('Its services are still due and will be invoiced again. Delete them or move their due date to prevent that.');
    });
    return true;
  },
});
