export const consoleSocketPath = '/v1/service/console-socket';

const ticketPrefix = 'ticket.';

/** The ticket among the sub-protocols that a browser offers. */
export function offeredTicket(protocols: readonly string[]): string | undefined {
  return protocols.find((protocol) => protocol.startsWith(ticketPrefix))?.slice(ticketPrefix.length);
}
