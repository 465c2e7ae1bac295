import { defineOperation } from '../../operations/operation.ts';
import { pageOf } from '../../operations/paging.ts';
import { presentService } from './services.presenter.ts';
import { servicesRepository } from './services.repository.ts';

export const listServices = defineOperation('listServices', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, account, query, locale }) {
    const page = pageOf(query);
    const filter = { clientId: account.clientId, q: query.q, status: query.status };
    const { rows, total } = await app.database.read(async (tx) => {
      const services = servicesRepository(tx);
      return { rows: await services.list(filter, page), total: await services.count(filter) };
    });
    const items = rows.map((row) => presentService(row, locale));
    return { status: 200, body: { items, page: page.page, per_page: page.perPage, total } };
  },
});
