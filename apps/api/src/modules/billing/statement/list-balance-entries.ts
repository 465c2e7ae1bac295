import { defineOperation } from '../../../operations/operation.ts';
import { pageOf, totalOf } from '../../../operations/paging.ts';
import { presentBalanceEntry } from './statement.presenter.ts';
import { statementRepository } from './statement.repository.ts';

export const listBalanceEntries = defineOperation('listBalanceEntries', {
  right: { area: 'billing', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, account, query, locale }) {
    const page = pageOf(query);
    const { rows, total } = await app.database.read(async (tx) => {
      const statement = statementRepository(tx, account);
      const found = await statement.page(page);
      return { rows: found, total: await totalOf(found, page, () => statement.count()) };
    });
    const items = rows.map((row) => presentBalanceEntry(row, app.gateways, locale));
    return { status: 200, body: { items, page: page.page, per_page: page.perPage, total } };
  },
});
