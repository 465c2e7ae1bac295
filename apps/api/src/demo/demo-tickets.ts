import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { TicketTable } from '../database/tables/support-tables.ts';
import type { Transaction } from '../database/database.ts';

type DemoMessage = { from: 'client' | 'operator'; hoursAgo: number; body: string };
type DemoTicket = Pick<TicketTable, 'status'> & { subject: string; department: 'finance' | 'support'; messages: readonly DemoMessage[] };

const source = path.join(import.meta.dirname, 'demo-tickets.yaml');

const hourMs = 3_600_000;

export async function seedDemoTickets(tx: Transaction, { clientId, now }: { clientId: number; now: Date }): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  // Bundled with this file, and in its shape.
  const tickets = parse(await readFile(source, 'utf8')) as readonly DemoTicket[];
  for (const { subject, department, status, messages } of tickets) {
    const hours = messages.map(({ hoursAgo }) => hoursAgo);
    const row = {
      client_id: clientId,
      subject,
      department,
      status,
      created_at: ago(Math.max(...hours)),
      updated_at: ago(Math.min(...hours)),
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
  }
}
