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
  if (service.status === 'delete') {
    // The server was released after its last paid day.
    const releasedAt = service.next_due_date === null ? now : new Date(`${service.next_due_date}T00:00:00Z`);
    await tx
      .insertInto('service_address')
      .values({ ...address, released_at: releasedAt })
      .execute();
    await tx.updateTable('service').set({ server_released_at: releasedAt }).where('id', '=', serviceId).execute();
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
    })
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
