import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { DeclineReason } from '@portico/drivers/payment-gateway';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { cardName } from '../billing/cards/cards.ts';
import { attemptsOf } from '../billing/payments/card-attempts.ts';
import { aboutInvoice } from '../billing/invoices/about-invoice.ts';
import { cardPaymentFailedMail } from './mails.ts';
import { nextAttemptDay } from './charge-card.ts';
import { renewalInvoicesRepository } from './renewal-invoices.repository.ts';

type Failure = { invoiceId: number; clientId: number; cardId: string; reason: DeclineReason };

/** Notifies a client that its card couldn't be charged, with the reason and the next attempt. */
export async function notifyCardFailed(app: App, tx: Transaction, { invoiceId, clientId, cardId, reason }: Failure): Promise<void> {
  const invoices = renewalInvoicesRepository(tx);
  const invoice = await invoices.find(invoiceId);
  if (invoice.status !== 'unpaid') return;
  const day = nextAttemptDay(app, invoice.due_date, await attemptsOf(tx, invoiceId));
  const about = aboutInvoice(invoice, await invoices.lines(invoiceId));
  const values = { ...about, card: await cardName(tx, cardId), reason, next: day === null ? 0 : Date.parse(day) };
  await enqueueMail(app, tx, cardPaymentFailedMail, { recipient: { mainUserOf: clientId }, values });
}
