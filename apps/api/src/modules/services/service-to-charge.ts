import type { ServiceStatus } from '@portico/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { actFor } from '../../operations/act-for.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import { allServicesRepository } from './all-services.repository.ts';

export type ServiceToCharge = ClientScope & {
  serviceId: number;
  hostname: string;
  ip: string | null;
  status: ServiceStatus;
  /** Traffic included in the plan each month, or null if it is unlimited. */
  includedBytes: number | null;
};

export async function serviceToCharge(tx: Transaction, serviceId: number): Promise<ServiceToCharge | undefined> {
  const row = await allServicesRepository(tx).find(serviceId);
  if (row === undefined) return undefined;
  const { hostname, ip, status, traffic_included_bytes: includedBytes } = row;
  return { ...actFor(row.client_id), serviceId, hostname, ip, status, includedBytes };
}
