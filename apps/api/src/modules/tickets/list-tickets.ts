import { defineOperation } from '../../operations/operation.ts';
import { pageOf, totalOf } from '../../operations/paging.ts';
import { presentTicketSummary } from './tickets.presenter.ts';
import { ticketsRepository } from './tickets.repository.ts';

export const listTickets = defineOperation('listTickets', {
  right: { area: 'support', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, account, query }) {
    const page = pageOf(query);
    const filter = { q: query.q, status: query.status, department: query.department, unread: query.unread === 1 };
    const { rows, total } = await app.database.read(async (tx) => {
      const tickets = ticketsRepository(tx, account);
      const found = await tickets.list(filter, page);
      return { rows: found, total: await totalOf(found, page, () => tickets.count(filter)) };
    });
    return { status: 200, body: { items: rows.map(presentTicketSummary), page: page.page, per_page: page.perPage, total } };
  },
});
