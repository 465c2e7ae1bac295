import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { TicketTable } from '@portico/api/platform/database/tables/support-tables';
import type { Transaction } from '@portico/api/platform/database/database';
import { searchText } from '@portico/api/platform/database/full-text';

type DemoMessage = { from: 'client' | 'operator'; hoursAgo: number; body: string };
type DemoTicket = Pick<TicketTable, 'status'> & {
  subject: string;
  department: 'finance' | 'support';
  service?: string;
  messages: readonly DemoMessage[];
};

type DemoAccount = { clientId: number; userId: number; now: Date };

const source = path.join(import.meta.dirname, 'demo-tickets.yaml');

const hourMs = 3_600_000;

/** Tickets are sorted oldest first, so that their numbers increase with time. */
const openedAgo = ({ messages }: DemoTicket) => Math.max(...messages.map(({ hoursAgo }) => hoursAgo));

export async function seedDemoTickets(tx: Transaction, { clientId, userId, now }: DemoAccount): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  // The file is bundled with this module, so its shape is known.
  const tickets = (parse(await readFile(source, 'utf8')) as readonly DemoTicket[]).toSorted(
    (one, other) => openedAgo(other) - openedAgo(one),
  );
  const services = await tx.selectFrom('service').select(['id', 'hostname']).where('client_id', '=', clientId).execute();
  for (const { subject, department, service, status, messages } of tickets) {
    const hours = messages.map(({ hoursAgo }) => hoursAgo);
    const row = {
      client_id: clientId,
      service_id: services.find(({ hostname }) => hostname === service)?.id ?? null,
      subject,
      department,
      status,
      message_count: messages.length,
      search_text: searchText([subject, ...messages.map(({ body }) => body)].join(' ')),
      created_at: ago(Math.max(...hours)),
      updated_at: ago(Math.min(...hours)),
      ...(status === 'closed' && { closed_by: 'client' as const, closed_by_name: 'Alexandra Acme' }),
    };
    const { id: ticketId } = await tx.insertInto('ticket').values(row).returning('id').executeTakeFirstOrThrow();
    const messageRows = messages.map(({ from, hoursAgo, body }) => ({
      ticket_id: ticketId,
      author: from,
      author_name: from === 'client' ? 'Alexandra' : 'Support',
      body,
      created_at: ago(hoursAgo),
    }));
    await tx.insertInto('ticket_message').values(messageRows).execute();
    if (status === 'admin-reply') await tx.insertInto('ticket_unread').values({ user_id: userId, ticket_id: ticketId }).execute();
  }
}
