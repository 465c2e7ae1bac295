import { defineCommand, OperatorError } from '../../../operator/define-command.ts';
import { printPage } from '../../../operator/listed-page.ts';
import { listOptions, readChoice, readLimit, readOlder, readWholeNumber } from '../../../operator/list-options.ts';
import { columns, euros, minute } from '../../../operator/printed-values.ts';
import { readUuid } from '../../../operator/read-uuid.ts';
import { listPayments, showPayment, type ListedPayment } from './list-payments.ts';

const statuses = ['pending', 'succeeded', 'declined', 'cancelled'] as const;

export const listPaymentsCommand = defineCommand('payment list', {
  options: ['--refunding'],
  values: ['--status', '--older', '--client', '--invoice', ...listOptions],
  about: 'List payments, newest first; --status=pending --older=2h finds stuck ones, --refunding those with an undecided refund',
  async run({ app, report, values, options }) {
    const before = values.get('--before');
    const filter = {
      status: readChoice(values, '--status', statuses),
      startedBefore: readOlder(values, app.now()),
      clientId: readWholeNumber(values, '--client'),
      invoiceId: readWholeNumber(values, '--invoice'),
      isRefunding: options.has('--refunding'),
      before: before === undefined ? undefined : readUuid(before, 'payment'),
    };
    const payments = await app.database.read((tx) => listPayments(app, tx, filter, readLimit(values)));
    report(payments, (print) => printPage(print, payments, { none: 'No payments.', line: lineOf }));
    return true;
  },
});

export const showPaymentCommand = defineCommand('payment show', {
  parameters: ['ID'],
  about: 'Show a payment with what the gateway said about it',
  async run({ app, report }, id) {
    const payment = await app.database.read((tx) => showPayment(app, tx, readUuid(id, 'payment')));
    if (payment === undefined) throw new OperatorError(`Payment ${id} doesn't exist.`);
    report(payment, (print) => {
      print(lineOf(payment));
      print(`  Client ${payment.clientId}${payment.invoiceId === null ? '' : `, invoice ${payment.invoiceId}`}, ${payment.purpose}`);
      print(`  Reference ${payment.gatewayReference ?? '-'}, decline reason ${payment.declineReason ?? '-'}`);
      print(`  Decided ${minute(payment.decidedAt)}, last asked ${minute(payment.askedAt)}, expires ${minute(payment.expiresAt)}`);
      if (payment.credited) print('  The money went to the balance.');
      for (const refund of payment.refunds) print(`  Refund ${refund.id}  ${refund.status}  ${euros(refund.amountCents)}`);
    });
    return true;
  },
});

function lineOf(payment: ListedPayment): string {
  const { id, createdAt, amountCents, method, invoiceId, clientId } = payment;
  const status = payment.checkoutStatus === null ? payment.status : `${payment.status} (${payment.checkoutStatus})`;
  const about = `client ${clientId}${invoiceId === null ? '' : `  invoice ${invoiceId}`}`;
  return columns([id, 37], [minute(createdAt), 17], [status, 20], [euros(amountCents).padStart(13), 14], [`${method}  ${about}`, 0]);
}
