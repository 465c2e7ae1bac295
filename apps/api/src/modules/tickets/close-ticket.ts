import { publish } from '../../platform/events/publish.ts';
import { sentence } from '../../platform/messages/messages.ts';
import { done } from '../../operations/done.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { ticketsRepository } from './tickets.repository.ts';
import { closeTicketForGood } from './tickets.ts';

export const closeTicket = defineOperation('closeTicket', {
  right: { area: 'support', level: 'write' },
  impersonator: 'writing',
  handle: ({ app, account, query, locale, now }) =>
    app.database.transaction(async (tx) => {
      const tickets = ticketsRepository(tx, account);
      // When an operator acts as the user, support has closed the ticket.
      const userId = account.impersonation === null ? account.userId : null;
      if (await closeTicketForGood(tx, account, query.id, { at: now, userId })) {
        if (await tickets.markRead(query.id)) publish.account(tx, account.clientId);
        return done(sentence(locale, 'tickets.closed'));
      }
      return (await tickets.find(query.id)) === undefined
        ? refuse(404, 'not_found', { message: 'tickets.notFound' })
        : refuse(409, 'ticket_closed');
    }),
});
