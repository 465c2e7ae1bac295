import { ticketMoves } from '@portico/validation/ticket';

/** What the API and the portal share: nothing leaves closed. */
export const { customerReply, adminReply, close } = ticketMoves;

export type TicketMove = (typeof ticketMoves)[keyof typeof ticketMoves];

/** How many messages one answer of the API holds. */
export const messagesAtOnce = 50;

/** What of a ticket's words can be searched for: a thread that goes on for years keeps an index that stays small. */
export const searchedCharacters = 100_000;

/** Within ten minutes, for one client. */
export const ticketsInTenMinutes = 20;
