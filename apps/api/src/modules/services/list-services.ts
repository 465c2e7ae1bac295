import { featuresOf } from '../../drivers/provisioning/driver-features.ts';
import { defineOperation } from '../../operations/operation.ts';
import { pageOf, totalOf } from '../../operations/paging.ts';
import { currentVat } from '../billing/tax/current-taxation.ts';
import { unpaidRenewals } from '../billing/invoices/unpaid-renewals.ts';
import { presentAction } from './actions/actions.presenter.ts';
import { actionsRepository } from './actions/actions.repository.ts';
import { presentService } from './services.presenter.ts';
import { servicesRepository } from './services.repository.ts';

export const listServices = defineOperation('listServices', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, account, query, locale, now }) {
    const page = pageOf(query);
    const { rows, running, unpaid, withVat, total } = await app.database.read(async (tx) => {
      const services = servicesRepository(tx, account);
      const found = await services.list(query, { by: query.sort, locale }, page);
      const ids = found.map(({ id }) => id);
      return {
        rows: found,
        running: await actionsRepository(tx, account).running(ids),
        unpaid: await unpaidRenewals(tx, account, ids),
        withVat: await currentVat(tx, app.configuration, account.clientId, now),
        total: await totalOf(found, page, () => services.count(query)),
      };
    });
    const items = rows.map((row) => {
      const action = running.get(row.id);
      const extras = {
        features: featuresOf(app, row),
        action: action === undefined ? null : presentAction(action, locale),
        unpaid: unpaid.get(row.id) ?? null,
        renewalCents: withVat(row.renewal_cents),
      };
      return presentService(row, extras, locale);
    });
    return { status: 200, body: { items, page: page.page, per_page: page.perPage, total } };
  },
});
