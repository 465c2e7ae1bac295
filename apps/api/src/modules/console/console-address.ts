export const consoleSocketPath = '/v1/service/console-socket';

const ticketPrefix = 'ticket.';

/** Returns the ticket among the WebSocket subprotocols that a browser offers. */
export function offeredTicket(protocols: readonly string[]): string | undefined {
  return protocols.find((protocol) => protocol.startsWith(ticketPrefix))?.slice(ticketPrefix.length);
}
