import { hindranceOf, type Hindrance } from '@portico/validation/service-capabilities';
import type { Transaction } from '../../database/database.ts';
import { servicesRepository } from './services.repository.ts';

/** Why the client's service has no console right now, or null where it has one; undefined where the client has no such service. */
export async function consoleHindrance(tx: Transaction, clientId: number, serviceId: number): Promise<Hindrance | null | undefined> {
  const service = await servicesRepository(tx).find(serviceId);
  if (service === undefined || service.client_id !== clientId) return undefined;
  const { status, power } = service;
  // What else there is to know of a service says nothing about its console.
  const others = { vnc: 'disabled', has_root_password: false, ipv6_prefix: null, busy: false, isoMounted: false, cancellationRequested: false } as const;
  return hindranceOf('open_console', { status, power, ...others });
}
