import { centsFromEuros } from '@portico/pricing/money';
import { defineCommand, OperatorError } from '../../../operator/define-command.ts';
import { euros } from '../../../operator/printed-values.ts';
import { invoiceNumber } from '../invoices/invoice-number.ts';
import { recordChange } from '../../staff-log/record-change.ts';
import { refundInvoice, type RefusedRefund } from './refund-invoice.ts';

const reasonMaxLength = 200;
const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u;

export const refundInvoiceCommand = defineCommand('invoice refund', {
  parameters: ['NUMBER', 'AMOUNT', 'REASON'],
  options: ['--gateway'],
  isRecorded: true,
  about: "Refund euros, or `all` that remains, of a paid invoice to the client's balance, or through the gateway, with a credit note",
  async run({ app, options, report, staff }, number, amount, reason) {
    const to = options.has('--gateway') ? ('gateway' as const) : ('balance' as const);
    const refund = { invoiceId: invoiceNumber(number), amountCents: centsAsked(amount), reason: reasonAsked(reason), to };
    const refunded = await app.database.transaction(async (tx) => {
      const outcome = await refundInvoice(app, tx, refund);
      if (outcome.ok) {
        const { clientId, amountCents, number: creditNote } = outcome;
        const change = { operation: 'refundInvoice', clientId, subject: number, details: { amountCents, to, creditNote } };
        await recordChange(tx, { ...staff, reason: staff.reason ?? refund.reason }, change, app.now());
      }
      return outcome;
    });
    if (!refunded.ok) throw new OperatorError(refusal(refund.invoiceId, refunded));
    const where = to === 'gateway' ? 'will be refunded through the gateway' : "were refunded to the client's balance";
    const { number: creditNote, amountCents, leftCents } = refunded;
    report({ invoiceId: refund.invoiceId, creditNote, amountCents, to, leftCents }, (print) => {
      print(`Credit note ${creditNote}: ${euros(amountCents)} of invoice ${number} ${where}.`);
      print(`Still refundable: ${euros(leftCents)}.`);
    });
    return true;
  },
});

/** Returns null for `all`. */
function centsAsked(text: string): number | null {
  if (text === 'all') return null;
  const cents = /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? centsFromEuros(Number(text)) : null;
  if (cents === null || cents === 0) throw new OperatorError('AMOUNT must be euros with at most two decimals, such as 12.50, or all.');
  return cents;
}

function reasonAsked(text: string): string {
  const reason = text.normalize('NFC').trim();
  if (reason.length > reasonMaxLength || !printable.test(reason))
    throw new OperatorError(`REASON must be one line of at most ${reasonMaxLength} characters. The credit note shows it.`);
  return reason;
}

function refusal(invoiceId: number, refused: RefusedRefund): string {
  if (refused.why === 'too_much') return `At most ${euros(refused.leftCents)} of invoice ${invoiceId} can be refunded.`;
  if (refused.why === 'too_much_by_gateway')
    return `At most ${euros(refused.leftCents)} of invoice ${invoiceId} can be refunded through a gateway. Omit --gateway to refund to the balance.`;
  if (refused.why === 'gateway_gone') return `Invoice ${invoiceId} was paid through a gateway that is no longer configured.`;
  if (refused.why === 'missing') return `Invoice ${invoiceId} doesn't exist.`;
  return `Invoice ${invoiceId} is not paid, so there is nothing to refund.`;
}
