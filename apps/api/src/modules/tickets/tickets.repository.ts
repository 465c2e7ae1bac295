import type { TicketDepartment, TicketStatus } from '@portico/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { searched } from '../../platform/database/full-text.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import type { Page } from '../../operations/paging.ts';

export type TicketFilter = {
  q: string | undefined;
  /** One of these. */
  status: readonly TicketStatus[] | undefined;
  department: readonly TicketDepartment[] | undefined;
  /** Only tickets with an answer that the user hasn't seen. */
  unread: boolean;
};

/** No filter at all. */
export const everything: TicketFilter = { q: undefined, status: undefined, department: undefined, unread: false };

type Reader = ClientScope & { userId: number };

const columns = [
  'ticket.id',
  'ticket.subject',
  'ticket.department',
  'ticket.status',
  'ticket.created_at',
  'ticket.updated_at',
  'ticket.message_count',
  'ticket.closed_by',
  'ticket.closed_by_name',
  'service.id as serviceId',
  'service.hostname as serviceHostname',
] as const;

const isUnread = (userId: number) =>
  sql<boolean>`exists (select 1 from ticket_unread where ticket_unread.ticket_id = ticket.id and ticket_unread.user_id = ${userId})`;

/** The tickets of one client, as seen by one of its users. */
export function ticketsRepository(tx: Transaction, { clientId, userId }: Reader) {
  const tickets = ({ q, status, department, unread }: TicketFilter) =>
    tx
      .selectFrom(searched('ticket', q, clientId))
      .leftJoin('service', 'service.id', 'ticket.service_id')
      .where('ticket.client_id', '=', clientId)
      .where((where) =>
        where.and([
          ...(status === undefined ? [] : [where('ticket.status', 'in', status)]),
          ...(department === undefined ? [] : [where('ticket.department', 'in', department)]),
          ...(unread ? [isUnread(userId)] : []),
        ]),
      );
  const rows = (filter: TicketFilter) => tickets(filter).select([...columns, isUnread(userId).as('unread')]);

  return {
    list: (filter: TicketFilter, page: Page) =>
      rows(filter).orderBy('ticket.updated_at', 'desc').orderBy('ticket.id', 'desc').limit(page.perPage).offset(page.offset).execute(),

    /** Without a search, totals come from a table of running counts. */
    async count(filter: TicketFilter): Promise<number> {
      const { q, status, department, unread } = filter;
      if (q === undefined && !unread) {
        const counted = tx.selectFrom('ticket_count').select(sql<number>`coalesce(sum(tickets), 0)::integer`.as('total'));
        const { total } = await counted
          .where('client_id', '=', clientId)
          .$if(status !== undefined, (query) => query.where('status', 'in', status as readonly TicketStatus[]))
          .$if(department !== undefined, (query) => query.where('department', 'in', department as readonly TicketDepartment[]))
          .executeTakeFirstOrThrow();
        return total;
      }
      const { total } = await tickets(filter)
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    find: (ticketId: number) => rows(everything).where('ticket.id', '=', ticketId).executeTakeFirst(),

    /** Returns the newest messages before one, the newest first. Request one more than needed to learn whether there are earlier ones. */
    messages: (ticketId: number, { before, limit }: { before: number | undefined; limit: number }) =>
      tx
        .selectFrom('ticket_message')
        .innerJoin('ticket', 'ticket.id', 'ticket_message.ticket_id')
        .selectAll('ticket_message')
        .where('ticket_id', '=', ticketId)
        .where('client_id', '=', clientId)
        .$if(before !== undefined, (query) => query.where('ticket_message.id', '<', before as number))
        .orderBy('ticket_message.id', 'desc')
        .limit(limit)
        .execute(),

    async insert(row: { subject: string; department: TicketDepartment; serviceId: number | null; at: Date }): Promise<number> {
      const { subject, department, serviceId, at } = row;
      const { id } = await tx
        .insertInto('ticket')
        .values({ client_id: clientId, service_id: serviceId, subject, department, status: 'open', created_at: at, updated_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    ownsService: async (serviceId: number): Promise<boolean> =>
      (await tx.selectFrom('service').select('id').where('id', '=', serviceId).where('client_id', '=', clientId).executeTakeFirst()) !==
      undefined,

    /** Returns true if the ticket was unread. */
    async markRead(ticketId: number): Promise<boolean> {
      const { numDeletedRows } = await tx
        .deleteFrom('ticket_unread')
        .where('user_id', '=', userId)
        .where('ticket_id', '=', ticketId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

export type TicketRow = Awaited<ReturnType<ReturnType<typeof ticketsRepository>['list']>>[number];
export type TicketMessageRow = Awaited<ReturnType<ReturnType<typeof ticketsRepository>['messages']>>[number];
