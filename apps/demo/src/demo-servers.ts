import type { SimulationTables } from '@portico/simulation/simulation-tables';
import type { ServiceActivityKind } from '@portico/contract';
import type { Transaction } from '@portico/api/platform/database/database';
import { hashPassword } from '@portico/simulation/simulator/command-effects';
import { inItsNetwork } from '@portico/simulation/simulator/simulated-pools';
import { makeRootPassword, sealSecret } from '@portico/api/modules/services/provisioning/service-secrets';
import type { Configuration } from '@portico/api/platform/settings/configuration';

const dayMs = 86_400_000;

/** SSH public keys by hostname, and past actions in days before now. */
const sshKeys: Readonly<Record<string, string>> = {
  'edge-fra-01.acme.dev': 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIEdVridQgKThZZ+OwmrWq/4TYBOSxbFFeVwNVSFs2r3F alexandra@laptop',
};
const activities: Readonly<Record<string, readonly [ServiceActivityKind, daysAgo: number]>> = {
  'edge-fra-01.acme.dev': ['restart', 12],
  'db-primary.acme.dev': ['reset_root_password', 90],
};

/** What a server sends under full load, by hostname. The first one uses more than its plan includes. */
const peakBytesPerSecond: Readonly<Record<string, number>> = {
  'edge-fra-01.acme.dev': 12_000_000,
  'db-primary.acme.dev': 4_200_000,
  'backup-hel.acme.dev': 2_800_000,
  'mail.acme.dev': 460_000,
};

export type DemoServer = {
  serviceId: number;
  hostname: string;
  ip: string;
  at: Date;
  now: Date;
  network: number;
  configuration: Configuration;
};

/** Adds a demo service's server to the service row and to the simulator. */
export async function addDemoServer(
  tx: Transaction,
  { serviceId, hostname, ip, at, now, network, configuration }: DemoServer,
): Promise<void> {
  const service = await tx.selectFrom('service').selectAll().where('id', '=', serviceId).executeTakeFirstOrThrow();
  const { gateway, prefixLength } = inItsNetwork(ip);
  const address = { service_id: serviceId, position: 1, ip, gateway, prefix_length: prefixLength };
  // When a suspended server was stopped and a deleted one released.
  const endOfPaidPeriod = service.next_due_date === null ? now : new Date(`${service.next_due_date}T00:00:00Z`);
  if (service.status === 'delete') {
    await tx
      .insertInto('service_address')
      .values({ ...address, released_at: endOfPaidPeriod })
      .execute();
    await tx.updateTable('service').set({ server_released_at: endOfPaidPeriod }).where('id', '=', serviceId).execute();
    return;
  }
  const power = service.status === 'active' ? ('running' as const) : ('stopped' as const);
  const password = makeRootPassword();
  const sshKey = sshKeys[hostname] ?? null;
  const ipv6 = { prefix: `2001:db8:${network}::/64`, gateway: 'fe80::1' };
  await tx.insertInto('service_address').values(address).execute();
  await tx
    .insertInto('service_prefix')
    .values({ service_id: serviceId, ...ipv6 })
    .execute();
  await tx
    .updateTable('service')
    .set({
      power,
      ipv6_prefix: ipv6.prefix,
      ipv6_gateway: ipv6.gateway,
      ssh_key: sshKey,
      root_password: sealSecret(configuration, 'root password', serviceId, password),
    })
    .where('id', '=', serviceId)
    .execute();
  await tx
    .withTables<SimulationTables>()
    .insertInto('simulated_server')
    .values({
      service_id: serviceId,
      hostname,
      ip,
      country: service.country,
      requested_at: at,
      ready_at: at,
      power,
      ssh_key: sshKey,
      os: service.os?.id ?? null,
      raid: service.raid?.id ?? null,
      root_password_hash: hashPassword(serviceId, password),
      peak_bytes_per_second: peakBytesPerSecond[hostname] ?? null,
    })
    .execute();
  if (power === 'stopped')
    await tx
      .withTables<SimulationTables>()
      .insertInto('simulated_power_change')
      .values({ service_id: serviceId, at: endOfPaidPeriod, power })
      .execute();
  const activity = activities[hostname];
  if (activity !== undefined)
    await addActivity(tx, service.client_id, serviceId, activity[0], new Date(now.getTime() - activity[1] * dayMs));
}

async function addActivity(tx: Transaction, clientId: number, serviceId: number, what: ServiceActivityKind, at: Date): Promise<void> {
  const user = await tx.selectFrom('client_user').select('id').where('client_id', '=', clientId).executeTakeFirstOrThrow();
  await tx
    .insertInto('service_activity')
    .values({
      service_id: serviceId,
      action_id: null,
      user_id: user.id,
      operator: null,
      what,
      outcome: 'success',
      error_code: null,
      detail: null,
      created_at: at,
    })
    .execute();
}
