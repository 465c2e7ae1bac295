import type { TicketTable } from '../database/tables/billing-tables.ts';
import type { Transaction } from '../database/database.ts';

type DemoMessage = { from: 'client' | 'operator'; hoursAgo: number; body: string };
type DemoTicket = Pick<TicketTable, 'status'> & { subject: string; department: 'finance' | 'support'; messages: readonly DemoMessage[] };

const tickets: readonly DemoTicket[] = [
  {
    subject: 'Invoice for October: VAT number is missing',
    department: 'finance',
    status: 'closed',
    messages: [
      { from: 'client', hoursAgo: 900, body: 'Our VAT number is not on the last invoice. Could you add it?' },
      { from: 'operator', hoursAgo: 895, body: 'Done: it is on all invoices from now on, and we sent you the corrected one.' },
      { from: 'client', hoursAgo: 894, body: 'Thank you, that was quick.' },
    ],
  },
  {
    subject: 'Reverse DNS for mail.acme.dev',
    department: 'support',
    status: 'closed',
    messages: [
      { from: 'client', hoursAgo: 4_100, body: 'Which name does 203.0.113.25 resolve to? Some servers refuse our mail.' },
      { from: 'operator', hoursAgo: 4_098, body: 'It had no name yet. We set it to mail.acme.dev.' },
    ],
  },
  {
    subject: 'Disk of db-primary: one of two reports errors',
    department: 'support',
    status: 'admin-reply',
    messages: [
      { from: 'client', hoursAgo: 30, body: 'smartctl shows 12 reallocated sectors on nvme1. Can you look at it?' },
      {
        from: 'operator',
        hoursAgo: 26,
        body: 'We can exchange the disk without a stop, since the server has RAID 1. Does tonight at 02:00 UTC suit you?',
      },
    ],
  },
  {
    subject: 'Upgrade of edge-fra-01 to 16 GB',
    department: 'support',
    status: 'admin-reply',
    messages: [
      { from: 'client', hoursAgo: 52, body: 'How long would the server be down for the upgrade?' },
      { from: 'operator', hoursAgo: 50, body: 'About two minutes: it is restarted once, and its address stays.' },
    ],
  },
  {
    subject: 'Is there a discount for three years?',
    department: 'finance',
    status: 'customer-reply',
    messages: [
      { from: 'client', hoursAgo: 75, body: 'We would like to keep db-primary for three years. Is there a better price?' },
      { from: 'operator', hoursAgo: 70, body: 'There is. For how many servers?' },
      { from: 'client', hoursAgo: 68, body: 'Just this one for now, a second one in spring.' },
    ],
  },
  {
    subject: 'Pings from Helsinki to Singapore',
    department: 'support',
    status: 'open',
    messages: [{ from: 'client', hoursAgo: 3, body: 'Since this morning we see 320 ms instead of 190 ms. Is a cable down?' }],
  },
];

const hourMs = 3_600_000;

export async function seedDemoTickets(tx: Transaction, { clientId, now }: { clientId: number; now: Date }): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
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
