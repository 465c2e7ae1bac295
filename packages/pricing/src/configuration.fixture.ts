import type { CyclePrices, PlanConfiguration } from '@portico/contract';

function prices(monthly: number): CyclePrices {
  const forMonths = (months: number) => Math.round(monthly * months * 100) / 100;
  return { monthly, quarterly: forMonths(3), 'semi-annually': forMonths(6), annually: null };
}

/** A plan whose RAID levels and backup depend on the operating system; not sold by the year. */
export const vps: PlanConfiguration = {
  plan: {
    tariff: 'vps-nvme-8-de',
    name: 'VPS NVMe 8',
    type: 'vps',
    country: 'DE',
    city: 'Frankfurt',
    cpu: '4 vCPU',
    memory: '8 GB',
    storage: '160 GB NVMe',
    traffic: '20 TB',
    prices: prices(18.9),
    stock_left: null,
  },
  billing_cycles: [
    { billing_cycle: 'monthly', price: 18.9, saving_percent: 0 },
    { billing_cycle: 'quarterly', price: 53.9, saving_percent: 4 },
  ],
  options: [
    {
      kind: 'choice',
      id: 'raid',
      label: 'RAID',
      description: null,
      required: true,
      presentation: 'list',
      default: 'raid1',
      depends_on: { option: 'os', any_of: ['debian-13', 'windows-2025'] },
      choices: [
        { value: 'none', label: 'No RAID', description: null, prices: prices(0), depends_on: null },
        { value: 'raid1', label: 'RAID 1', description: null, prices: prices(4), depends_on: { option: 'os', any_of: ['debian-13'] } },
      ],
    },
    {
      kind: 'choice',
      id: 'os',
      label: 'Operating system',
      description: null,
      required: true,
      presentation: 'cards',
      default: 'debian-13',
      depends_on: null,
      choices: [
        { value: 'debian-13', label: 'Debian 13', description: 'trixie', prices: prices(0), depends_on: null },
        { value: 'windows-2025', label: 'Windows Server 2025', description: null, prices: prices(9.07), depends_on: null },
        { value: 'talos', label: 'Talos', description: null, prices: prices(0), depends_on: null },
      ],
    },
    {
      kind: 'quantity',
      id: 'ipv4',
      label: 'IPv4 addresses',
      description: null,
      min: 1,
      max: 8,
      included: 1,
      default: 1,
      prices: prices(2.5),
      depends_on: null,
    },
    {
      kind: 'choice',
      id: 'mirror',
      label: 'Mirror check',
      description: null,
      required: false,
      presentation: 'list',
      default: null,
      depends_on: { option: 'raid', any_of: ['raid1'] },
      choices: [{ value: 'weekly', label: 'Weekly', description: null, prices: prices(1.01), depends_on: null }],
    },
    {
      kind: 'text',
      id: 'hostname',
      label: 'Hostname',
      description: null,
      required: false,
      format: 'hostname',
      max_length: 253,
      depends_on: null,
    },
  ],
};
