import { centsFromEuros, eurosFromCents } from '@portico/pricing/money';
import { defineCommand, OperatorError } from '../../../operator/define-command.ts';
import { refundInvoice, type RefusedRefund } from './refund-invoice.ts';

const reasonMaxLength = 200;
const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u;

export const refundInvoiceCommand = defineCommand('invoice refund', {
  parameters: ['NUMBER', 'AMOUNT', 'REASON'],
  options: ['--gateway'],
  about:
    "Put euros, or `all` that is left of what was paid for an invoice, back to the client's balance, or send them back the way they came, with a credit note",
  async run({ app, print, options }, number, amount, reason) {
    const to = options.has('--gateway') ? ('gateway' as const) : ('balance' as const);
    const refund = { invoiceId: invoiceNumber(number), amountCents: centsAsked(amount), reason: reasonAsked(reason), to };
    const refunded = await app.database.transaction((tx) => refundInvoice(app, tx, refund));
    if (!refunded.ok) throw new OperatorError(refusal(refund.invoiceId, refunded));
    const where = to === 'gateway' ? 'go back the way they were paid; the server sends them' : "are on the client's balance";
    print(`Credit note ${refunded.number}: ${euros(refunded.amountCents)} of invoice ${number} ${where}.`);
    print(`${euros(refunded.leftCents)} of it can still be refunded.`);
    return true;
  },
});

function invoiceNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new OperatorError(`${text} is no number of an invoice.`);
  return Number(text);
}

/** Returns null for `all`. */
function centsAsked(text: string): number | null {
  if (text === 'all') return null;
  const cents = /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? centsFromEuros(Number(text)) : null;
  if (cents === null || cents === 0) throw new OperatorError('Say how much: euros with two decimals at most, such as 12.50, or all.');
  return cents;
}

function reasonAsked(text: string): string {
  const reason = text.normalize('NFC').trim();
  if (reason.length > reasonMaxLength || !printable.test(reason))
    throw new OperatorError(`Say why, in one line of ${reasonMaxLength} characters at most: it stands on the credit note.`);
  return reason;
}

function refusal(invoiceId: number, refused: RefusedRefund): string {
  if (refused.why === 'too_much') return `${euros(refused.leftCents)} of invoice ${invoiceId} can be refunded, no more.`;
  if (refused.why === 'too_much_by_gateway')
    return `${euros(refused.leftCents)} of invoice ${invoiceId} can go back by a gateway, no more. Without --gateway they go to the balance.`;
  if (refused.why === 'gateway_gone') return `Invoice ${invoiceId} was paid by a gateway that is no longer configured.`;
  if (refused.why === 'missing') return `There is no invoice ${invoiceId}.`;
  return `Invoice ${invoiceId} is not paid, so that there is nothing to refund.`;
}

const euros = (cents: number): string => `${eurosFromCents(cents).toFixed(2)} EUR`;
