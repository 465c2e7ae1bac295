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
      // Of an operator who acts as a user, the provider has closed it.
      const by = account.impersonation === null ? { by: account } : {};
      if (await closeTicketForGood(tx, query.id, { at: now, clientId: account.clientId, ...by })) {
        if (await tickets.markRead(query.id)) publish.account(tx, account.clientId);
        return done(sentence(locale, 'tickets.closed'));
      }
      return (await tickets.find(query.id)) === undefined
        ? refuse(404, 'not_found', { message: 'tickets.notFound' })
        : refuse(409, 'ticket_closed');
    }),
});
