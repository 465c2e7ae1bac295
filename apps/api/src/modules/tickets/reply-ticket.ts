import { replyTicketSchema } from '@portico/validation/ticket';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { publish } from '../../platform/events/publish.ts';
import { sentence } from '../../platform/messages/messages.ts';
import { done } from '../../operations/done.ts';
import { withIdempotency } from '../../operations/idempotency.ts';
import { perClient } from '../../operations/rate-limits.ts';
import { defineOperation, type Outcome } from '../../operations/operation.ts';
import { refuse, refuseFields } from '../../operations/refusal.ts';
import { attachTo, reserveAttachments } from '../attachments/attachments.ts';
import { ticketReplyMail } from './mails.ts';
import { staffEmail } from './settings.ts';
import { threadsRepository } from './threads.repository.ts';
import { customerReply } from './tickets.policy.ts';
import { ticketsRepository } from './tickets.repository.ts';

export const replyTicket = defineOperation('replyTicket', {
  right: { area: 'support', level: 'write' },
  // Messages to support must come from the client, never from an operator.
  impersonator: 'never',
  rules: replyTicketSchema,
  limits: ({ account }) => perClient('reply-ticket', account.clientId),
  async handle(context) {
    const { app, account, query, body, locale, now } = context;
    return await app.database.transaction((tx) =>
      withIdempotency<Outcome<'replyTicket'>>(tx, context, async () => {
        const tickets = ticketsRepository(tx, account);
        const threads = threadsRepository(tx, account);
        const isHeld = await reserveAttachments(tx, account, body.attachments);
        const isMoved = isHeld && (await threads.move(query.id, customerReply, now));
        if (!isMoved) {
          if ((await tickets.find(query.id)) === undefined) return refuse(404, 'not_found', { message: 'tickets.notFound' });
          return isHeld ? refuse(409, 'ticket_closed') : refuseFields([{ path: 'attachments', code: 'not_in_list', params: {} }]);
        }
        const authorName = await threads.authorName(account.userId);
        const messageId = await threads.addMessage(query.id, { author: 'client', authorName, body: body.description, at: now });
        await attachTo(tx, account, messageId, body.attachments);
        // A reply implies that the user has read the ticket.
        if (await tickets.markRead(query.id)) publish.account(tx, account.clientId);
        const staff = app.configuration.setting(staffEmail);
        const values = { ticketId: query.id, messageId };
        if (staff !== undefined) await enqueueMail(app, tx, ticketReplyMail, { recipient: { staffEmail: staff }, values });
        publish.ticket(tx, account.clientId, query.id, customerReply.to);
        return done(sentence(locale, 'tickets.replied'));
      }),
    );
  },
});
