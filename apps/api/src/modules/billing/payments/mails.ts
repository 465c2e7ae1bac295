import { actFor } from '../../../operations/act-for.ts';
import { eurosFromCents } from '@portico/pricing/money';
import { defineMail } from '../../../mail/define-mail.ts';
import { clientBalanceCents } from '../ledger/ledger.ts';
import { paymentLabel } from './payment-methods.ts';
import { allPaymentsRepository } from './all-payments.repository.ts';

/** Sent when the money for an order arrives after the order has sold out. The money stays on the balance. */
export const orderSoldOutMail = defineMail<{ invoiceId: number; amount: number }>('order-sold-out', {
  topic: 'invoices_and_billing',
  example: { invoiceId: 10_042, amount: 46.8 },
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.orderSoldOut.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.orderSoldOut.text'),
      text('mail.orderSoldOut.then'),
      link('mail.orderSoldOut.link', `/invoices/invoice/${invoiceId}`),
    ],
  }),
});

/** `invoiceId` is the invoice that the money arrived too late for, or 0 for a top-up. */
type Received = { paymentId: string; amount: number; invoiceId: number };

/** Sent when money arrives on the balance. */
export const topUpReceiptMail = defineMail<Received, { method: string; balance: number }>('top-up-receipt', {
  topic: 'invoices_and_billing',
  example: { paymentId: '', amount: 50, invoiceId: 0, method: 'Visa •••• 4242', balance: 62.5 },
  async prepare(tx, app, { language }, { paymentId }) {
    const payment = await allPaymentsRepository(tx).findShown(paymentId);
    if (payment === undefined) return null;
    const balance = eurosFromCents(await clientBalanceCents(tx, actFor(payment.client_id)));
    return { method: paymentLabel(app.gateways, payment, language), balance };
  },
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.topUpReceipt.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.topUpReceipt.text'),
      text('mail.topUpReceipt.balance'),
      link('mail.topUpReceipt.link', '/invoices/statement'),
    ],
  }),
});
