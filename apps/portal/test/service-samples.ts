import type { Action, ServiceDetails, ServiceMetrics } from '@portico/contract';

/** A running action. A test overrides the fields it is about. */
export function runningAction(part: Partial<Action> = {}): Action {
  return {
    id: '019a9d6e-6c1c-7000-8000-3f3c5f0e9a21',
    command: 'restart',
    status: 'running',
    progress: 0,
    started_at: '2026-11-22T09:31:12Z',
    finished_at: null,
    error: null,
    resource: { type: 'service', id: '31' },
    ...part,
  };
}

/** The details of the same service as `sampleService`. */
export const sampleServer: ServiceDetails = {
  id: 31,
  hostname: 'web-1.example.com',
  tariff: 'vps-nvme-8-de',
  tariff_name: 'VPS NVMe 8',
  type: 'vps',
  status: 'active',
  suspension: null,
  keep_until: null,
  power: 'running',
  vnc: 'disabled',
  vnc_address: null,
  features: ['power', 'vnc', 'console', 'iso', 'reinstall', 'root_password', 'ssh_key', 'metrics'],
  country: 'DE',
  city: 'Frankfurt',
  cpu: '4 vCPU',
  memory: '8 GB',
  storage: '160 GB NVMe',
  os: { id: 'debian-13', label: 'Debian 13' },
  raid: { id: 'none', label: 'None' },
  iso: null,
  ipv4: ['192.0.2.7'],
  gateway: '192.0.2.1',
  netmask: '255.255.255.0',
  subnet: '192.0.2.0/24',
  ipv6_prefix: '2001:db8:40::/64',
  ipv6_gateway: 'fe80::1',
  ssh_key: {
    public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDs1bGVuZ3Rob2Z0aGlydHl0d29ieXRlc2xvbmdrZXkx mira@laptop',
    type: 'ed25519',
    comment: 'mira@laptop',
    fingerprint: 'SHA256:uNiVztksCsDhcc0u9e8BrQKgU2l4g0bkTzrn5kqBTYs',
  },
  has_root_password: true,
  billing_cycle: 'quarterly',
  price: 53.9,
  start_date: '2026-05-20',
  due_date: '2027-02-20',
  end_date: null,
  invoice_id: 10_040,
  unpaid_invoice: null,
  cancellation: null,
  action: null,
};

const hours = 48;
const from = Date.parse('2026-11-20T10:00:00Z');

export const sampleMetrics: ServiceMetrics = {
  period: '48h',
  resolution: 'hour',
  points: Array.from({ length: hours }, (_, hour) => ({
    at: new Date(from + hour * 3_600_000).toISOString(),
    in_bytes: 8_100_000_000 + (hour % 7) * 400_000_000,
    out_bytes: 21_000_000_000 + (hour % 11) * 900_000_000,
    cpu_percent: 12 + (hour % 9),
    memory_percent: 40 + (hour % 5),
    disk_percent: 63,
  })),
  in_bytes: 412_000_000_000,
  out_bytes: 1_010_000_000_000,
  current: { at: '2026-11-22T09:31:00Z', cpu_percent: 12.5, memory_percent: 41, disk_percent: 63, uptime_seconds: 864_000 },
  month: { month: '2026-11', used_bytes: 1_420_000_000_000, included_bytes: 20_000_000_000_000, assigned_bytes: 0 },
};
