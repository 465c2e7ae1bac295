import { defineOperation } from '../../operations/operation.ts';
import { pageOf, totalOf } from '../../operations/paging.ts';
import { presentMovement } from './movements.presenter.ts';
import { movementsRepository } from './movements.repository.ts';

export const listTrafficMovements = defineOperation('listTrafficMovements', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, account, query }) {
    const page = pageOf(query);
    const filter = { q: query.q, type: query.type, serviceIds: query.hosting_id };
    const { rows, total } = await app.database.read(async (tx) => {
      const movements = movementsRepository(tx, account);
      const found = await movements.list(filter, page);
      return { rows: found, total: await totalOf(found, page, () => movements.count(filter)) };
    });
    return { status: 200, body: { items: rows.map(presentMovement), page: page.page, per_page: page.perPage, total } };
  },
});
