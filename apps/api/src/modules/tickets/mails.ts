import { defineMail } from '../../mail/define-mail.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { quotedName } from '../../mail/quoted-name.ts';
import { countAttachments } from '../attachments/attachments.ts';
import { allTicketsRepository } from './all-tickets.repository.ts';

type Answer = { ticketId: number; messageId: number };

type CustomerMessage = { ticketSubject: string; department: string; clientId: number; body: string; author: string };

/** All mails about a ticket are one conversation in the staff's mail program. */
const staffThread = (ticketId: number) => `new-ticket-${ticketId}`;

const messageForStaff = async (tx: Transaction, ticketId: number, messageId?: number): Promise<CustomerMessage | null> => {
  const message = await allTicketsRepository(tx).messageForStaff(ticketId, messageId);
  return message === undefined ? null : { ...message, author: quotedName(message.author) };
};

/** Reports a new ticket to the provider's staff. The text isn't copied to the queue. */
export const newTicketMail = defineMail<{ ticketId: number }, CustomerMessage>('new-ticket', {
  example: {
    ticketId: 512,
    ticketSubject: 'Reverse DNS for mail.acme.dev',
    department: 'support',
    clientId: 31,
    body: 'Our mail is refused since this morning.\n\nCan you help?',
    author: 'Mira Novak',
  },
  prepare: (tx, _app, _addressee, { ticketId }) => messageForStaff(tx, ticketId),
  write: ({ text, sentence, quote }, { ticketId, ticketSubject, body }) => ({
    subject: sentence('mail.newTicket.subject'),
    thread: staffThread(ticketId),
    blocks: [text('mail.greeting'), text('mail.newTicket.text'), quote(`${ticketSubject}\n\n${body}`), text('mail.newTicket.answer')],
  }),
});

/** Reports a customer's reply to the provider's staff. */
export const ticketReplyMail = defineMail<Answer, CustomerMessage>('ticket-reply', {
  example: {
    ticketId: 512,
    messageId: 2041,
    ticketSubject: 'Reverse DNS for mail.acme.dev',
    department: 'support',
    clientId: 31,
    body: 'It is still refused.',
    author: 'Mira Novak',
  },
  prepare: (tx, _app, _addressee, { ticketId, messageId }) => messageForStaff(tx, ticketId, messageId),
  write: ({ text, sentence, quote }, { ticketId, body }) => ({
    subject: sentence('mail.ticketReply.subject'),
    thread: staffThread(ticketId),
    blocks: [text('mail.greeting'), text('mail.ticketReply.text'), quote(body), text('mail.newTicket.answer')],
  }),
});

/** Mails an answer from support to a user who may read the ticket when the mail is sent. The text isn't copied to the queue. */
export const supportAnswerMail = defineMail<Answer, { ticketSubject: string; answer: string; images: number }>('support-answer', {
  topic: 'support_tickets',
  example: {
    ticketId: 512,
    messageId: 2040,
    ticketSubject: 'Reverse DNS for mail.acme.dev',
    answer: 'It had no name yet. We set it to mail.acme.dev.\n\nHas your mail arrived since?',
    images: 2,
  },
  prepare: async (tx, _app, { userId }, { messageId }) => {
    const answer = userId === null ? undefined : await allTicketsRepository(tx).answerFor(userId, messageId);
    return answer === undefined ? null : { ...answer, images: await countAttachments(tx, messageId) };
  },
  write: ({ text, sentence, quote, link }, { ticketId, answer, images }) => ({
    subject: sentence('mail.supportAnswer.subject'),
    thread: `ticket-${ticketId}`,
    blocks: [
      text('mail.greeting'),
      text('mail.supportAnswer.text'),
      quote(answer),
      ...(images === 0 ? [] : [text('mail.supportAnswer.images')]),
      link('mail.supportAnswer.link', `/supports/tickets/${ticketId}`),
      text('mail.supportAnswer.where'),
    ],
  }),
});
