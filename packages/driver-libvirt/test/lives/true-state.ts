import type { Pool } from 'pg';
import { listDomains } from '../../src/inventory.ts';
import { isServer } from '../../src/find-server.ts';
import { createVirsh } from '../../src/virsh.ts';
import { uri } from '../machine-room.ts';
import { waitUntil } from '../wait-until.ts';
import { askVirsh } from './ask-virsh.ts';

const pollMs = 1_000;

/** Waits until every action of the service has a final state, and the portal shows the power that the machine has. */
export async function waitForTruth(database: Pool, serviceId: number): Promise<void> {
  await waitUntil(async () => {
    const { rowCount } = await database.query('select from service_action where service_id = $1 and settled_at is null', [serviceId]);
    return rowCount === 0;
  }, pollMs);
  await waitUntil(async () => (await shownPower(database, serviceId)) === (await powerOf(serviceId)), pollMs);
}

async function shownPower(database: Pool, serviceId: number): Promise<string | undefined> {
  const { rows } = await database.query<{ power: string }>('select power from service where id = $1', [serviceId]);
  return rows[0]?.power;
}

/** Undefined while libvirt doesn't answer. */
export async function powerOf(serviceId: number): Promise<'running' | 'stopped' | undefined> {
  const state = (await askVirsh('domstate', `portico-${serviceId}`).catch(() => '')).trim();
  if (state === '') return undefined;
  return state === 'shut off' || state === 'crashed' ? 'stopped' : 'running';
}

/** Whether Portico says that the service's machine is removed and its addresses are free. */
export async function isReleased(database: Pool, serviceId: number): Promise<boolean> {
  const { rowCount } = await database.query(
    `select from service where id = $1 and status = 'delete' and server_released_at is not null
      and not exists (select from service_address where service_id = $1 and released_at is null)`,
    [serviceId],
  );
  return rowCount === 1;
}

/** Returns the machine and the volumes that the host has of the service, as soon as libvirt answers. */
export async function leftOf(serviceId: number): Promise<string[]> {
  const listed = await waitUntil(() =>
    Promise.all([askVirsh('list', '--all', '--name'), askVirsh('vol-list', 'portico')]).catch(() => null),
  );
  const names = listed.join(' ').split(/\s+/);
  return names.filter((name) => name === `portico-${serviceId}` || name.startsWith(`portico-${serviceId}-`));
}

/** Returns every MAC and IPv4 address that two machines have. */
export async function duplicateAddresses(): Promise<string[]> {
  const domains = await waitUntil(() => listDomains(createVirsh(uri), AbortSignal.timeout(60_000)).catch(() => null));
  const servers = domains.filter(isServer);
  const all = servers.flatMap(({ record: { guest } }) =>
    guest === null ? [] : [guest.network.mac, ...guest.network.ipv4.map(({ ip }) => ip)],
  );
  return all.filter((address, index) => all.indexOf(address) !== index);
}
