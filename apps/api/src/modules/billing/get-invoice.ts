import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { presentCreditNote } from './credits/credit-notes.presenter.ts';
import { creditNotesRepository } from './credits/credit-notes.repository.ts';
import { presentPayment } from './payments/payments.presenter.ts';
import { paymentsRepository } from './payments/payments.repository.ts';
import { presentRefunds } from './refunds/refunds.presenter.ts';
import { refundsRepository } from './refunds/refunds.repository.ts';
import { isOrder, lastReminderOf, orderExpiryDay } from './invoices/order-invoices.ts';
import { presentInvoice } from './invoices/invoices.presenter.ts';
import { invoicesRepository } from './invoices/invoices.repository.ts';

export const getInvoice = defineOperation('getInvoice', {
  right: { area: 'billing', level: 'read' },
  impersonator: 'allowed',
  handle: ({ app, account, query, locale, now }) =>
    app.database.read(async (tx) => {
      const invoices = invoicesRepository(tx, account);
      const invoice = await invoices.find(query.id);
      if (invoice === undefined) return refuse(404, 'not_found', { message: 'invoices.notFound' });
      const items = await invoices.items(invoice.id);
      const payments = await paymentsRepository(tx, account).ofInvoice(invoice.id);
      const presented = payments.map((payment) => presentPayment(payment, app.gateways, locale));
      const refunds = presentRefunds(await refundsRepository(tx, account).ofInvoice(invoice.id), app.gateways, locale);
      const creditNotes = (await creditNotesRepository(tx, account).ofInvoice(invoice.id)).map((note) =>
        presentCreditNote(note, refunds.get(note.id) ?? null),
      );
      const isExpiring = invoice.status === 'unpaid' && isOrder(items);
      const lastRemindedAt = isExpiring ? await lastReminderOf(tx, app.configuration, invoice) : null;
      const orderExpiresOn = isExpiring ? orderExpiryDay(app.configuration, invoice, { lastRemindedAt, now }) : null;
      return { status: 200, body: presentInvoice(invoice, items, { payments: presented, creditNotes, orderExpiresOn }, locale) };
    }),
});
