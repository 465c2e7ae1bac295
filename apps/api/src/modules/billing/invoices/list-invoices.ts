import { defineOperation } from '../../../operations/operation.ts';
import { pageOf, totalOf } from '../../../operations/paging.ts';
import { presentInvoiceSummary } from './invoices.presenter.ts';
import { invoicesRepository } from './invoices.repository.ts';

export const listInvoices = defineOperation('listInvoices', {
  right: { area: 'billing', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, account, query, locale }) {
    const page = pageOf(query);
    const filter = { q: query.q, status: query.status };
    const { items, total } = await app.database.read(async (tx) => {
      const invoices = invoicesRepository(tx, account);
      const rows = await invoices.list(filter, page);
      const subjects = await invoices.subjects(rows);
      const summaries = rows.map((row) => presentInvoiceSummary(row, subjects.get(row.id), locale));
      return { items: summaries, total: await totalOf(rows, page, () => invoices.count(filter)) };
    });
    return { status: 200, body: { items, page: page.page, per_page: page.perPage, total } };
  },
});
