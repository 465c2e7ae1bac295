import type { Language } from '@portico/contract';
import type { Frozen } from './columns.ts';

export type SimulationTables = {
  sandbox_checkout: SandboxCheckoutTable;
  simulated_address_counter: { last_index: number };
  simulated_server: SimulatedServerTable;
};

export type SandboxCheckoutTable = {
  id: Frozen<string>;
  idempotency_key: Frozen<string>;
  amount_cents: Frozen<number>;
  currency: Frozen<string>;
  reference: Frozen<string>;
  description: Frozen<string>;
  locale: Frozen<Language>;
  return_url: Frozen<string>;
  status: 'open' | 'paid' | 'declined' | 'cancelled';
  created_at: Frozen<Date>;
  decided_at: Date | null;
};

export type SimulatedServerTable = {
  service_id: Frozen<number>;
  country: Frozen<string>;
  ipv4: Frozen<string>;
  requested_at: Frozen<Date>;
  ready_at: Frozen<Date>;
};
