import { success } from '../contract-client.ts';
import { balance, orderItem, shopper, type Shopper } from '../shop.ts';
import type { Registered, TestApi } from '../test-api.ts';

export type OwnServer = { client: Shopper; registered: Registered; token: string; clientId: number; serviceId: number };

/** Creates a client with an active server. */
export async function clientWithServer(api: TestApi, tariff = 'vps-nvme-1-de'): Promise<OwnServer> {
  const registered = await api.register();
  const client = shopper(api.call, registered.token);
  const serviceId = await anotherServer(client, tariff);
  const row = await api.app.database.read((tx) =>
    tx.selectFrom('service').select('client_id').where('id', '=', serviceId).executeTakeFirst(),
  );
  return { client, registered, token: registered.token, clientId: row?.client_id ?? 0, serviceId };
}

/** Adds an active server to the client. */
export async function anotherServer(client: Shopper, tariff = 'vps-nvme-1-de'): Promise<number> {
  await client.fund(100);
  const before = new Set((await client.services()).map(({ id }) => id));
  success(await client.pay(await client.order(orderItem({ tariff })), balance));
  const active = await client.activeServices(before.size + 1);
  return active.find(({ id }) => !before.has(id))?.id ?? 0;
}

type Changes = {
  status?: 'pending' | 'prepare' | 'active' | 'suspended' | 'delete';
  suspended_at?: Date;
  ipv6_prefix?: string | null;
  traffic_included_bytes?: number | null;
};

/** Changes a service directly, as if it had reached that state. */
export async function changeService(api: TestApi, serviceId: number, changes: Changes): Promise<void> {
  await api.app.database.transaction((tx) => tx.updateTable('service').set(changes).where('id', '=', serviceId).execute());
}

export const statusRefusals = [
  ['pending', 'service_pending'],
  ['prepare', 'service_preparing'],
  ['suspended', 'service_suspended'],
  ['delete', 'service_deleted'],
] as const;
