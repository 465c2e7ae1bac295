import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../http/contract/problem.ts';
import { presentPayment } from '../payments/payments.presenter.ts';
import { paymentsOfInvoice } from '../payments/payments.ts';
import { presentInvoice } from './invoices.presenter.ts';
import { invoicesRepository } from './invoices.repository.ts';

export const getInvoice = defineOperation('getInvoice', async ({ app, account, query, locale }) =>
  app.database.read(async (tx) => {
    const invoices = invoicesRepository(tx);
    const invoice = await invoices.find(account.clientId, query.id);
    if (invoice === undefined) return refuse(404, 'not_found', { message: 'invoices.notFound' });
    const items = await invoices.items(invoice.id);
    const payments = await paymentsOfInvoice(tx, account.clientId, invoice.id);
    const presented = payments.map((payment) => presentPayment(payment, app.gateways, locale));
    return { status: 200, body: presentInvoice(invoice, items, presented, locale) };
  }),
);
