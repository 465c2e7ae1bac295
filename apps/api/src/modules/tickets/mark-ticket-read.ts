import { publish } from '../../platform/events/publish.ts';
import { sentence } from '../../platform/messages/messages.ts';
import { done } from '../../operations/done.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { ticketsRepository } from './tickets.repository.ts';

export const markTicketRead = defineOperation('markTicketRead', {
  right: { area: 'support', level: 'read' },
  // A ticket that an operator has read is still unread for the client.
  impersonator: 'never',
  handle: ({ app, account, query, locale }) =>
    app.database.transaction(async (tx) => {
      const tickets = ticketsRepository(tx, account);
      const ticket = await tickets.find(query.id);
      if (ticket === undefined) return refuse(404, 'not_found', { message: 'tickets.notFound' });
      if (await tickets.markRead(query.id)) {
        publish.account(tx, account.clientId);
        publish.ticket(tx, account.clientId, ticket.id, ticket.status);
      }
      return done(sentence(locale, 'tickets.read'));
    }),
});
