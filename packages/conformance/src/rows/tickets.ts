import type { Check } from '../check.ts';
import { listIn, numberIn, textIn } from '../fields.ts';
import type { Row } from '../row.ts';

export const ticketBody = () => ({
  subject: 'A test of our API',
  description: 'This ticket was opened by a conformance check. Nobody needs to reply.',
  department: 'support',
  service_id: null,
});

async function openTicket(check: Check): Promise<number> {
  const { ticket_id: id } = await check.ok('createTicket', { body: ticketBody() });
  return typeof id === 'number' ? id : check.stop('createTicket', 'returns no ticket_id');
}

export const ticketRows: readonly Row[] = [
  {
    id: 'ticket-limits',
    section: '5',
    title: 'A ticket needs a subject of 5 to 60 characters and a description of 5 to 65000',
    needs: ['createTicket'],
    writes: 'tries to open invalid tickets',
    run: async (check) => {
      const wrong: readonly (readonly [string, object])[] = [
        ['a subject of 4 characters', { subject: 'Four' }],
        ['a subject of 61 characters', { subject: 's'.repeat(61) }],
        ['a description of 4 characters', { description: 'Four' }],
        ['a description of 65001 characters', { description: 'd'.repeat(65_001) }],
        ['another department', { department: 'kitchen' }],
      ];
      for (const [what, changes] of wrong) await check.refused('createTicket', what, { body: { ...ticketBody(), ...changes } });
    },
  },
  {
    id: 'ticket',
    section: '2',
    title: 'A ticket is opened, listed first, viewed with what was written, and replied to',
    needs: ['createTicket', 'listTickets', 'getTicket', 'replyTicket'],
    writes: 'opens two tickets and replies in one',
    run: async (check) => {
      await openTicket(check);
      const id = await openTicket(check);
      const { subject, description, department } = ticketBody();
      const [newest = {}] = listIn(await check.ok('listTickets', { query: { page: 1, 'per-page': 10 } }), 'items');
      check.expect(newest['id'] === id, 'listTickets', `doesn't begin with the newest ticket (${id})`);
      const ticket = await check.ok('getTicket', { query: { id } });
      for (const [field, expected] of Object.entries({ id, subject, department, status: 'open' })) {
        const value = JSON.stringify(ticket[field]);
        check.expect(ticket[field] === expected, 'getTicket', `${field} is ${value}, not ${JSON.stringify(expected)}`);
      }
      const [message = {}] = listIn(ticket, 'messages');
      check.expect(textIn(message, 'body') === description, 'getTicket', "messages.0.body isn't the description");
      await check.ok('replyTicket', { query: { id }, body: { description: 'A second message.' } });
      const { status } = await check.ok('getTicket', { query: { id } });
      check.expect(status === 'customer-reply', 'replyTicket', `leaves the status at ${JSON.stringify(status)}, not "customer-reply"`);
    },
  },
  {
    id: 'ticket-filters',
    section: '2',
    title: 'Tickets are listed by status and department',
    needs: ['listTickets'],
    run: async (check) => {
      for (const [name, value] of [
        ['status', 'open'],
        ['status', 'closed'],
        ['department', 'support'],
        ['department', 'finance'],
      ] as const) {
        const items = listIn(await check.ok('listTickets', { query: { page: 1, 'per-page': 25, [name]: value } }), 'items');
        const other = items.find((ticket) => ticket[name] !== value);
        check.expect(other === undefined, 'listTickets', `returns a ticket with ${name} ${String(other?.[name])} for ${name}=${value}`);
      }
    },
  },
  {
    id: 'ticket-unknown',
    section: '8',
    title: 'An unknown ticket is refused with 404',
    needs: ['getTicket'],
    run: async (check) => void (await check.refused('getTicket', 'an unknown ticket', { query: { id: 2_147_483_647 } }, [404])),
  },
  {
    id: 'ticket-read',
    section: '3',
    title: 'Reading every ticket leaves admin_reply_ticket_count at 0',
    needs: ['listTickets', 'markTicketRead', 'getAccountMeta'],
    writes: 'marks the unread tickets as read',
    run: async (check) => {
      const items = listIn(await check.ok('listTickets', { query: { page: 1, 'per-page': 100, unread: 1 } }), 'items');
      for (const { id } of items) await check.ok('markTicketRead', { query: { id: String(id) } });
      const left = numberIn(await check.ok('getAccountMeta'), 'admin_reply_ticket_count');
      check.expect(items.length === 100 || left === 0, 'getAccountMeta', `admin_reply_ticket_count is ${left} after every ticket was read`);
    },
  },
  {
    id: 'ticket-closed',
    section: '4',
    title: 'A closed ticket takes no reply and is not closed again',
    needs: ['createTicket', 'getTicket', 'replyTicket', 'closeTicket'],
    writes: 'opens a ticket and closes it',
    run: async (check) => {
      const id = await openTicket(check);
      await check.ok('closeTicket', { query: { id } });
      const { status } = await check.ok('getTicket', { query: { id } });
      check.expect(status === 'closed', 'closeTicket', `leaves the status at ${JSON.stringify(status)}, not "closed"`);
      await check.refused(
        'replyTicket',
        'a reply in a closed ticket',
        { query: { id }, body: { description: 'Is anybody there?' } },
        [409],
      );
      await check.refused('closeTicket', 'a closed ticket', { query: { id } }, [409]);
    },
  },
];
