import type { RdnsList } from '@portico/contract';
import type { ServiceCapability } from '@portico/validation/service-capabilities';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';
import type { Context } from '../../operations/operation.ts';
import { isRefusal, type Refusal } from '../../operations/refusal.ts';
import { inReverseZones } from '../addresses/address-pools.ts';
import { serviceFor, type OwnService } from '../services/own-service.ts';
import { noteServiceActivity } from '../services/activity/service-activity.ts';
import type { PublishedName } from '@portico/drivers/dns-publisher';
import { listReverseNames } from './rdns.ts';

type ChangeId = 'addRdns' | 'updateRdns' | 'removeRdns';
type ChangeContext = Pick<Context<ChangeId>, 'app' | 'account' | 'query' | 'now'>;
type Change = {
  what: 'add_rdns' | 'update_rdns' | 'remove_rdns';
  capability: ServiceCapability;
  /** Stores the names and returns those to publish, or a refusal. The service is locked. */
  decide: (tx: Transaction, service: OwnService) => Promise<readonly PublishedName[] | Refusal<422>>;
};
type Changed = { status: 200; body: RdnsList } | Refusal<404> | Refusal<409> | Refusal<422>;

/** Changes reverse DNS names of a service: stores, publishes, logs and announces them in one transaction. */
export function changeReverseNames({ app, account, query, now }: ChangeContext, { what, capability, decide }: Change): Promise<Changed> {
  return app.database.transaction(async (tx): Promise<Changed> => {
    const service = await serviceFor(app, tx, account, query.id, capability);
    if (isRefusal(service)) return service;
    const names = await decide(tx, service);
    if (isRefusal(names)) return names;
    if (names.length > 0) {
      await app.dns.publish(tx, await inReverseZones(tx, names), now);
      await noteServiceActivity(tx, { service, what, account, at: now, detail: detailOf(names) });
      publish.service(tx, account.clientId, service.id, 'service.rdns_changed', service.status);
    }
    return { status: 200, body: await listReverseNames(tx, account, service) };
  });
}

const namesShown = 3;

/** Lists the first few names and counts the rest. */
function detailOf(names: readonly PublishedName[]): string {
  const shown = names.slice(0, namesShown).map(({ ip, name }) => (name === null ? ip : `${ip} → ${name}`));
  const more = names.length - shown.length;
  return more === 0 ? shown.join(', ') : `${shown.join(', ')}, … (+${more})`;
}
