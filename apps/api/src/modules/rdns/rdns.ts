import type { RdnsList, RdnsRecord } from '@portico/contract';
import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { actFor } from '../../operations/act-for.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import { isRefusal } from '../../operations/refusal.ts';
import { inReverseZones } from '../addresses/address-pools.ts';
import { findOwnService, ipv4Of, type OwnService } from '../services/own-service.ts';
import { rdnsRepository } from './rdns.repository.ts';

/** Returns all IPv4 addresses, the main one first, and the IPv6 addresses with a name. */
export async function listReverseNames(tx: Transaction, client: ClientScope, service: OwnService): Promise<RdnsList> {
  const named = await rdnsRepository(tx, service).list();
  const names = new Map(named.map(({ ip, name }) => [ip, name]));
  const ipv4 = (await ipv4Of(tx, client, service)).map((ip): RdnsRecord => ({ ip, value: names.get(ip) ?? null, family: 4 }));
  const ipv6 = named.filter(({ ip }) => ip.includes(':')).map(({ ip, name }): RdnsRecord => ({ ip, value: name, family: 6 }));
  return { items: [...ipv4, ...ipv6], ipv6_prefix: service.status === 'delete' ? null : service.ipv6_prefix };
}

type EndedService = { clientId: number; serviceId: number; at: Date };

/** Removes the reverse DNS names of an ended service. */
export async function removeReverseNames(app: App, tx: Transaction, { clientId, serviceId, at }: EndedService): Promise<void> {
  const service = await findOwnService(tx, actFor(clientId), serviceId);
  if (isRefusal(service)) return;
  const addresses = await rdnsRepository(tx, service).removeAll();
  const names = addresses.map((ip) => ({ ip, name: null }));
  await app.dns.publish(tx, await inReverseZones(tx, names), at);
}
