import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { linksOf } from '../attachments/attachment-link.ts';
import { attachmentsOf } from '../attachments/attachments.ts';
import { messagesAtOnce } from './tickets.policy.ts';
import { presentTicket } from './tickets.presenter.ts';
import { ticketsRepository } from './tickets.repository.ts';

export const getTicket = defineOperation('getTicket', {
  right: { area: 'support', level: 'read' },
  impersonator: 'allowed',
  handle: ({ app, account, query, now }) =>
    app.database.read(async (tx) => {
      const tickets = ticketsRepository(tx, account);
      const ticket = await tickets.find(query.id);
      if (ticket === undefined) return refuse(404, 'not_found', { message: 'tickets.notFound' });
      const messages = await tickets.messages(ticket.id, { before: query.before, limit: messagesAtOnce + 1 });
      const hasEarlier = messages.length > messagesAtOnce;
      const shown = messages.slice(0, messagesAtOnce);
      const ids = shown.map(({ id }) => id);
      const attachments = await attachmentsOf(tx, account, ids, linksOf(app.configuration, now));
      return { status: 200, body: presentTicket(ticket, shown, { hasEarlier, attachments }) };
    }),
});
