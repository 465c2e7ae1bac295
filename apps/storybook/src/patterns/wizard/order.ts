export const stepIds = ['category', 'placement', 'plan', 'configuration'] as const;
export type StepId = (typeof stepIds)[number];

/** The choices so far; an empty string means none. Going back keeps them. */
export interface Order {
  category: string;
  placement: string;
  plan: string;
  period: string;
  system: string;
  hostname: string;
  addresses: number;
  backups: boolean;
}

export const emptyOrder: Order = {
  category: '',
  placement: '',
  plan: '',
  period: 'monthly',
  system: 'debian',
  hostname: '',
  addresses: 1,
  backups: true,
};

interface Choice {
  value: string;
  title: string;
  description: string;
}

export const categories: readonly Choice[] = [
  { value: 'vps', title: 'Virtual server', description: 'Ready in four minutes, resizable at any time' },
  { value: 'dedicated', title: 'Dedicated server', description: 'An entire machine, ready within a day' },
  { value: 'storage', title: 'Storage', description: 'For backups and archives, by the terabyte' },
  { value: 'colocation', title: 'Colocation', description: 'Your own machine in our rack' },
];

export const placements: readonly Choice[] = [
  { value: 'fra', title: 'Frankfurt', description: 'Germany · 100 Gbit/s to the exchange' },
  { value: 'ams', title: 'Amsterdam', description: 'Netherlands · closest to the United Kingdom' },
  { value: 'hel', title: 'Helsinki', description: 'Finland · wind and hydro power' },
  { value: 'nyc', title: 'New York', description: 'United States · for users across the Atlantic' },
];

export interface Plan extends Choice {
  monthlyCents: number;
}

export const plans: readonly Plan[] = [
  { value: 'nvme-2', title: 'VPS NVMe 2', description: '1 vCPU · 2 GB · 40 GB NVMe', monthlyCents: 6_90 },
  { value: 'nvme-4', title: 'VPS NVMe 4', description: '2 vCPU · 4 GB · 80 GB NVMe', monthlyCents: 11_40 },
  { value: 'nvme-8', title: 'VPS NVMe 8', description: '4 vCPU · 8 GB · 160 GB NVMe', monthlyCents: 18_90 },
  { value: 'nvme-16', title: 'VPS NVMe 16', description: '8 vCPU · 16 GB · 320 GB NVMe', monthlyCents: 34_90 },
];

interface Period {
  value: string;
  title: string;
  every: string;
  months: number;
  /** Whole percent. */
  saving: number;
  note: string;
}

export const periods: readonly [Period, ...Period[]] = [
  { value: 'monthly', title: 'Monthly', every: 'Every month', months: 1, saving: 0, note: '' },
  { value: 'quarterly', title: 'Quarterly', every: 'Every 3 months', months: 3, saving: 5, note: 'Save 5%' },
  { value: 'semiannually', title: 'Semi-annually', every: 'Every 6 months', months: 6, saving: 10, note: 'Save 10%' },
  { value: 'annually', title: 'Annually', every: 'Every year', months: 12, saving: 15, note: 'Save 15%' },
];

const addressCents = 2_50;
const backupCents = 1_90;

interface Line {
  id: string;
  term: string;
  cents: number;
}

const titleOf = (choices: readonly Choice[], value: string) => choices.find((choice) => choice.value === value)?.title;

/** Returns what is charged each period, line by line. */
export function linesOf({ plan, placement, period, addresses, backups }: Order): readonly Line[] {
  const chosen = plans.find(({ value }) => value === plan);
  if (!chosen) return [];
  const { months, saving } = periods.find(({ value }) => value === period) ?? periods[0];
  const name = [chosen.title, titleOf(placements, placement)].filter(Boolean).join(', ');
  return [
    { id: 'plan', term: name, cents: Math.round((chosen.monthlyCents * months * (100 - saving)) / 100) },
    ...(addresses > 1 ? [{ id: 'addresses', term: 'Extra IPv4 addresses', cents: (addresses - 1) * addressCents * months }] : []),
    ...(backups ? [{ id: 'backups', term: 'Daily backups', cents: backupCents * months }] : []),
  ];
}

/** Returns the errors that keep the user on a step, by field. */
export function errorsOf(step: StepId, order: Order): Readonly<Record<string, string>> {
  const wrong = {
    category: order.category ? {} : { category: 'Choose what you need' },
    placement: order.placement ? {} : { placement: 'Choose a location' },
    plan: order.plan ? {} : { plan: 'Choose a plan' },
    configuration: /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(order.hostname)
      ? {}
      : { hostname: 'Use lowercase letters, digits and hyphens, such as edge-fra-02.acme.dev' },
  } satisfies Record<StepId, Record<string, string>>;
  return wrong[step];
}
