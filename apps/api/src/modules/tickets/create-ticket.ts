import { createTicketSchema } from '@portico/validation/ticket';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { publish } from '../../platform/events/publish.ts';
import { sentence } from '../../platform/messages/messages.ts';
import { withIdempotency } from '../../operations/idempotency.ts';
import { perClient } from '../../operations/rate-limits.ts';
import { defineOperation, type Outcome } from '../../operations/operation.ts';
import { refuseFields } from '../../operations/refusal.ts';
import { hasRight } from '../../operations/right.ts';
import { attachTo, reserveAttachments } from '../attachments/attachments.ts';
import { newTicketMail } from './mails.ts';
import { staffEmail } from './settings.ts';
import { threadsRepository } from './threads.repository.ts';
import { ticketsInTenMinutes } from './tickets.policy.ts';
import { ticketsRepository } from './tickets.repository.ts';

export const createTicket = defineOperation('createTicket', {
  right: { area: 'support', level: 'write' },
  // Messages to support must come from the client, never from an operator.
  impersonator: 'never',
  rules: createTicketSchema,
  limits: ({ account }) => perClient('create-ticket', account.clientId, ticketsInTenMinutes),
  async handle(context) {
    const { app, account, body, locale, now } = context;
    return await app.database.transaction((tx) =>
      withIdempotency<Outcome<'createTicket'>>(tx, context, async () => {
        const tickets = ticketsRepository(tx, account);
        const { subject, description, department, service_id: serviceId, attachments } = body;
        const seesServices = hasRight(account, { area: 'services', level: 'read' });
        if (serviceId !== null && !(seesServices && (await tickets.ownsService(serviceId))))
          return refuseFields([{ path: 'service_id', code: 'not_in_list', params: {} }]);
        if (!(await reserveAttachments(tx, account, attachments)))
          return refuseFields([{ path: 'attachments', code: 'not_in_list', params: {} }]);
        const ticketId = await tickets.insert({ subject, department, serviceId, at: now });
        const threads = threadsRepository(tx, account);
        const authorName = await threads.authorName(account.userId);
        const messageId = await threads.addMessage(ticketId, { author: 'client', authorName, body: description, at: now }, subject);
        await attachTo(tx, account, messageId, attachments);
        const staff = app.configuration.setting(staffEmail);
        if (staff !== undefined) await enqueueMail(app, tx, newTicketMail, { recipient: { staffEmail: staff }, values: { ticketId } });
        publish.ticket(tx, account.clientId, ticketId, 'open');
        return { status: 200, body: { status: 'success', message: sentence(locale, 'tickets.created'), ticket_id: ticketId } };
      }),
    );
  },
});
