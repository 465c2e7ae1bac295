import type { Frozen } from './columns.ts';

export type ConsoleTables = { console_ticket: ConsoleTicketTable };

export type ConsoleTicketTable = {
  token_hash: Frozen<string>;
  session_id: Frozen<string>;
  service_id: Frozen<number>;
  expires_at: Frozen<Date>;
  used_at: Date | null;
};
