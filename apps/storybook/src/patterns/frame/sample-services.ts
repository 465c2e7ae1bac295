import type { StatusTone } from '@portico/ui/status';

export const serviceStates = ['active', 'preparing', 'suspended', 'pending', 'deleted'] as const;
export type ServiceState = (typeof serviceStates)[number];

/** A state's name in each language, because the code is not for display. */
export const stateNames: Readonly<Record<ServiceState, string>> = {
  active: 'Active',
  preparing: 'Preparing',
  suspended: 'Suspended',
  pending: 'Pending',
  deleted: 'Deleted',
};

export const toneOf: Readonly<Record<ServiceState, StatusTone>> = {
  active: 'success',
  preparing: 'info',
  suspended: 'warning',
  pending: 'warning',
  deleted: 'neutral',
};

export interface Service {
  hostname: string;
  tariff: string;
  country: string;
  cycle: string;
  state: ServiceState;
  /** ISO day. */
  due: string;
  renewalCents: number;
}

type Line = readonly [string, string, string, string, ServiceState, string, number];

const lines: readonly Line[] = [
  ['edge-fra-01.acme.dev', 'VPS NVMe 8', 'Frankfurt', 'Monthly', 'active', '2026-12-04', 18_90],
  ['db-primary.acme.dev', 'Dedicated EPYC 7443P', 'Amsterdam', 'Annually', 'active', '2027-03-18', 1_788_00],
  ['ci-runner-3.acme.dev', 'VPS NVMe 4', 'Helsinki', 'Quarterly', 'preparing', '2027-02-21', 32_40],
  ['mail.acme.dev', 'VPS NVMe 2', 'Frankfurt', 'Monthly', 'suspended', '2026-11-12', 6_90],
  ['backup-hel.acme.dev', 'Storage 4 TB', 'Helsinki', 'Semi-annually', 'active', '2027-01-30', 83_40],
  ['staging.acme.dev', 'VPS NVMe 4', 'Amsterdam', 'Monthly', 'pending', '2026-11-21', 11_40],
  ['old-web.acme.dev', 'VPS SSD 2', 'New York', 'Monthly', 'deleted', '2026-10-01', 5_90],
  ['edge-ams-01.acme.dev', 'VPS NVMe 8', 'Amsterdam', 'Monthly', 'active', '2026-12-09', 18_90],
  ['edge-hel-01.acme.dev', 'VPS NVMe 8', 'Helsinki', 'Monthly', 'active', '2026-12-11', 18_90],
  ['db-replica.acme.dev', 'Dedicated EPYC 7443P', 'Frankfurt', 'Annually', 'active', '2027-03-18', 1_788_00],
  ['metrics.acme.dev', 'VPS NVMe 4', 'Frankfurt', 'Quarterly', 'active', '2027-01-08', 32_40],
  ['docs.acme.dev', 'VPS NVMe 2', 'Helsinki', 'Monthly', 'active', '2026-12-02', 6_90],
];

export const services: readonly Service[] = lines.map(([hostname, tariff, country, cycle, state, due, renewalCents]) => ({
  hostname,
  tariff,
  country,
  cycle,
  state,
  due,
  renewalCents,
}));
