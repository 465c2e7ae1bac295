import type { ServiceStatus } from '@portico/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { servicesRepository } from './services.repository.ts';

export type ServiceToCharge = {
  clientId: number;
  serviceId: number;
  hostname: string;
  ip: string | null;
  status: ServiceStatus;
  /** Traffic included in the plan each month, or null if it is unlimited. */
  includedBytes: number | null;
};

export async function serviceToCharge(tx: Transaction, serviceId: number): Promise<ServiceToCharge | undefined> {
  const row = await servicesRepository(tx).find(serviceId);
  if (row === undefined) return undefined;
  const { client_id: clientId, hostname, ip, status, traffic_included_bytes: includedBytes } = row;
  return { clientId, serviceId, hostname, ip, status, includedBytes };
}
