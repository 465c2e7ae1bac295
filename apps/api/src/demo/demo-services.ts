import type { BillingCycle, ServiceStatus } from '@portico/contract';

/** A service of the demo client: what was ordered, when (in days before now), how it went on. */
export type DemoService = {
  hostname: string;
  tariff: string;
  billingCycle: BillingCycle;
  status: ServiceStatus;
  orderedDaysAgo: number;
  /** How many periods were billed; the first is the order's own. */
  periods: number;
  /** By the balance, or each by a payment through the gateway. */
  paidBy: 'balance' | 'gateway';
  /** The newest of its invoices was not paid. */
  lastUnpaid?: boolean;
  ip: string | null;
};

/** Thirty-eight invoices; two cancelled orders make it forty. */
export const demoServices: readonly DemoService[] = [
  {
    hostname: 'old-web.acme.dev',
    tariff: 'vps-ssd-2-us',
    billingCycle: 'monthly',
    status: 'delete',
    orderedDaysAgo: 728,
    periods: 15,
    paidBy: 'balance',
    ip: '198.51.100.17',
  },
  {
    hostname: 'db-primary.acme.dev',
    tariff: 'dedicated-epyc-7443p-nl',
    billingCycle: 'annually',
    status: 'active',
    orderedDaysAgo: 613,
    periods: 2,
    paidBy: 'gateway',
    ip: '203.0.113.10',
  },
  {
    hostname: 'backup-hel.acme.dev',
    tariff: 'storage-4tb-fi',
    billingCycle: 'semi-annually',
    status: 'active',
    orderedDaysAgo: 480,
    periods: 3,
    paidBy: 'gateway',
    ip: '203.0.113.41',
  },
  {
    hostname: 'mail.acme.dev',
    tariff: 'vps-nvme-2-de',
    billingCycle: 'monthly',
    status: 'suspended',
    orderedDaysAgo: 253,
    periods: 9,
    paidBy: 'balance',
    lastUnpaid: true,
    ip: '203.0.113.25',
  },
  {
    hostname: 'edge-fra-01.acme.dev',
    tariff: 'vps-nvme-8-de',
    billingCycle: 'monthly',
    status: 'active',
    orderedDaysAgo: 200,
    periods: 7,
    paidBy: 'gateway',
    ip: '203.0.113.24',
  },
  {
    hostname: 'staging.acme.dev',
    tariff: 'vps-nvme-4-nl',
    billingCycle: 'monthly',
    status: 'pending',
    orderedDaysAgo: 1,
    periods: 1,
    paidBy: 'gateway',
    lastUnpaid: true,
    ip: null,
  },
  // No job works on it: the demo always shows a server that is being prepared.
  {
    hostname: 'ci-runner-3.acme.dev',
    tariff: 'vps-nvme-4-fi',
    billingCycle: 'quarterly',
    status: 'prepare',
    orderedDaysAgo: 0,
    periods: 1,
    paidBy: 'gateway',
    ip: null,
  },
];

/** Ordered, thought over, cancelled. */
export const demoCancelledOrders = [
  { hostname: 'sandbox.acme.dev', tariff: 'vps-nvme-16-gb', billingCycle: 'monthly', orderedDaysAgo: 402 },
  { hostname: 'build.acme.dev', tariff: 'dedicated-ryzen-7700-fi', billingCycle: 'monthly', orderedDaysAgo: 95 },
] as const satisfies readonly (Pick<DemoService, 'hostname' | 'tariff' | 'billingCycle'> & { orderedDaysAgo: number })[];
