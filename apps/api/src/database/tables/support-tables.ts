import type { Generated } from 'kysely';
import type { Frozen } from './columns.ts';

export type SupportTables = { ticket: TicketTable; ticket_message: TicketMessageTable };

export type TicketTable = {
  id: Generated<number>;
  client_id: Frozen<number>;
  subject: Frozen<string>;
  department: Frozen<'finance' | 'support'>;
  status: 'open' | 'customer-reply' | 'admin-reply' | 'closed';
  created_at: Frozen<Date>;
  updated_at: Date;
};

export type TicketMessageTable = {
  id: Generated<number>;
  ticket_id: Frozen<number>;
  author: Frozen<'client' | 'operator'>;
  author_name: Frozen<string>;
  body: Frozen<string>;
  created_at: Frozen<Date>;
};
