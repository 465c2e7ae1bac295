import type { TicketDepartment, TicketStatus } from '@portico/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Frozen } from './columns.ts';

export type SupportTables = {
  ticket: TicketTable;
  ticket_message: TicketMessageTable;
  ticket_unread: TicketUnreadTable;
  ticket_count: TicketCountTable;
};

export type TicketTable = {
  id: Generated<number>;
  client_id: Frozen<number>;
  service_id: ColumnType<number | null, number | null | undefined, never>;
  subject: Frozen<string>;
  department: Frozen<TicketDepartment>;
  status: TicketStatus;
  message_count: Generated<number>;
  search_text: Generated<string>;
  /** Null while the ticket is open, and for tickets closed before this column existed. */
  closed_by: Generated<'client' | 'operator' | null>;
  closed_by_name: Generated<string | null>;
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

/** Tickets with an answer that the user has not read. */
export type TicketUnreadTable = { user_id: Frozen<number>; ticket_id: Frozen<number> };

/** Maintained by a trigger. */
export type TicketCountTable = {
  client_id: ColumnType<number, never, never>;
  department: ColumnType<TicketDepartment, never, never>;
  status: ColumnType<TicketStatus, never, never>;
  tickets: ColumnType<number, never, never>;
};
