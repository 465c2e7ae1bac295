import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { unpaidRenewals } from '../billing/invoices/unpaid-renewals.ts';
import { presentAction } from './actions/actions.presenter.ts';
import { actionsRepository } from './actions/actions.repository.ts';
import { serversRepository } from './provisioning/servers.repository.ts';
import { presentDetails } from './services.presenter.ts';
import { servicesRepository } from './services.repository.ts';

export const getService = defineOperation('getService', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  handle: ({ app, account, query: { id }, locale }) =>
    app.database.read(async (tx) => {
      const service = await servicesRepository(tx).findOf(account.clientId, id);
      if (service === undefined) return refuse(404, 'not_found', { message: 'service.notFound' });
      const addresses = await serversRepository(tx).addresses(id);
      const running = (await actionsRepository(tx).running([id])).get(id);
      const unpaid = await unpaidRenewals(tx, account, [id]);
      const action = running === undefined ? null : presentAction(running, locale);
      return { status: 200, body: presentDetails(service, addresses, { action, unpaid: unpaid.get(id) ?? null }, locale) };
    }),
});
