import { ticketMoves } from '@portico/validation/ticket';

/** Shared by the API and the portal. Closed tickets never change state. */
export const { customerReply, adminReply, close } = ticketMoves;

export type TicketMove = (typeof ticketMoves)[keyof typeof ticketMoves];

/** Maximum number of messages in a response. */
export const messagesAtOnce = 50;

/** Limits the searchable text of a ticket, so that the index stays small for long threads. */
export const searchedCharacters = 100_000;

/** Per client. */
export const ticketsInTenMinutes = 20;
