import { defineModule } from '../define-module.ts';
import { listTickets } from './list-tickets.ts';
import { getTicket } from './get-ticket.ts';
import { createTicket } from './create-ticket.ts';
import { replyTicket } from './reply-ticket.ts';
import { closeTicket } from './close-ticket.ts';
import { markTicketRead } from './mark-ticket-read.ts';
import { newTicketMail, supportAnswerMail, ticketReplyMail } from './mails.ts';
import { staffEmail } from './settings.ts';
import { listTicketsCommand } from './list-tickets.command.ts';
import { showTicketCommand } from './show-ticket.command.ts';
import { answerTicketCommand } from './answer-ticket.command.ts';
import { closeTicketCommand } from './close-ticket.command.ts';

export const ticketsModule = defineModule({
  operations: { listTickets, getTicket, createTicket, replyTicket, closeTicket, markTicketRead },
  mails: [supportAnswerMail, newTicketMail, ticketReplyMail],
  settings: [staffEmail],
  commands: [listTicketsCommand, showTicketCommand, answerTicketCommand, closeTicketCommand],
});
