import type { BillingCycle, ServiceStatus } from '@portico/contract';

/** A service of the demo client: what was ordered, when (in days before now), and its history. */
export type DemoService = {
  hostname: string;
  tariff: string;
  billingCycle: BillingCycle;
  status: ServiceStatus;
  orderedDaysAgo: number;
  /** The number of billed periods. The order itself bills the first one. */
  periods: number;
  /** Whether invoices are paid from the balance or through the gateway. */
  paidBy: 'balance' | 'gateway';
  /** True when its newest invoice is unpaid. */
  lastUnpaid: boolean;
  ip: string | null;
};

type Row = [DemoService['tariff'], BillingCycle, ServiceStatus, daysAgo: number, periods: number, DemoService['paidBy'], ip: string | null];

/** These make 38 invoices. Two cancelled orders bring the total to forty. */
const rows: Readonly<Record<string, Row>> = {
  'old-web.acme.dev': ['vps-ssd-2-us', 'monthly', 'delete', 728, 15, 'balance', '198.51.100.17'],
  'db-primary.acme.dev': ['dedicated-epyc-7443p-nl', 'annually', 'active', 613, 2, 'gateway', '203.0.113.10'],
  'backup-hel.acme.dev': ['storage-4tb-fi', 'semi-annually', 'active', 480, 3, 'gateway', '203.0.113.41'],
  'mail.acme.dev': ['vps-nvme-2-de', 'monthly', 'suspended', 253, 9, 'balance', '203.0.113.25'],
  'edge-fra-01.acme.dev': ['vps-nvme-8-de', 'monthly', 'active', 190, 7, 'gateway', '203.0.113.24'],
  'staging.acme.dev': ['vps-nvme-4-nl', 'monthly', 'pending', 1, 1, 'gateway', null],
  'ci-runner-3.acme.dev': ['vps-nvme-4-fi', 'quarterly', 'prepare', 0, 1, 'gateway', null],
};
/** Services whose newest invoice is unpaid. */
const lastUnpaid: ReadonlySet<string> = new Set(['mail.acme.dev', 'staging.acme.dev']);

export const demoServices: readonly DemoService[] = Object.entries(rows).map(
  ([hostname, [tariff, billingCycle, status, orderedDaysAgo, periods, paidBy, ip]]) => ({
    hostname,
    tariff,
    billingCycle,
    status,
    orderedDaysAgo,
    periods,
    paidBy,
    ip,
    lastUnpaid: lastUnpaid.has(hostname),
  }),
);

/** Orders that were cancelled before payment. */
export const demoCancelledOrders = [
  { hostname: 'sandbox.acme.dev', tariff: 'vps-nvme-16-gb', billingCycle: 'monthly', orderedDaysAgo: 402 },
  { hostname: 'build.acme.dev', tariff: 'dedicated-ryzen-7700-fi', billingCycle: 'monthly', orderedDaysAgo: 95 },
] as const satisfies readonly (Pick<DemoService, 'hostname' | 'tariff' | 'billingCycle'> & { orderedDaysAgo: number })[];
