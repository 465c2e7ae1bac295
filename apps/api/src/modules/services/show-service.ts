import type { App } from '../../app.ts';
import { actFor } from '../../operations/act-for.ts';
import { listedPage } from '../../operator/listed-page.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { currentVat } from '../billing/tax/current-taxation.ts';
import { actionsRepository } from './actions/actions.repository.ts';
import { allServiceListRepository, type AllServicesFilter } from './all-service-list.repository.ts';
import { servicesRepository } from './services.repository.ts';

/** Returns services of all clients, the newest first. */
export async function listAllServices(tx: Transaction, filter: AllServicesFilter, limit: number) {
  return listedPage(await allServiceListRepository(tx).list(filter, limit + 1), limit, ({ id }) => id);
}

/**
 * Returns a service of any client with its addresses, its running action and its price as an invoice of today would charge it. Undefined if
 * it doesn't exist.
 */
export async function showService(tx: Transaction, { configuration, now }: Pick<App, 'configuration' | 'now'>, serviceId: number) {
  const service = await allServiceListRepository(tx).find(serviceId);
  if (service === undefined) return undefined;
  const client = actFor(service.clientId);
  const addresses = await servicesRepository(tx, client).addresses(serviceId);
  const withVat = await currentVat(tx, configuration, service.clientId, now());
  const action = (await actionsRepository(tx, client).running([serviceId])).get(serviceId);
  return {
    ...service,
    invoicedRenewalCents: withVat(service.renewalCents),
    addresses: addresses.map(({ ip }) => ip),
    runningAction: action === undefined ? null : { id: action.id, command: action.command, startedAt: action.started_at },
  };
}
