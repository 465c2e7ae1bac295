import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A file of 2 MB over a slow line, and its turn among many. */
const requestTimeoutMs = 120_000;
const headersTimeoutMs = 30_000;
const keepAliveTimeoutMs = 72_000;

export type Connections = {
  /** A server whose connections are watched; Fastify makes one for each address that it listens on. */
  serve: (handler: RequestListener) => Server;
  /** From now on a connection is closed as soon as it has no request under way. What is not answered after `timeoutMs` is cut off. */
  drain: (timeoutMs: number) => void;
};

/**
 * Lets a stop end: Node leaves those connections open for about a minute that a browser made in advance and never used, or keeps for later.
 */
export function watchConnections(upgraded: ReadonlySet<string>): Connections {
  const underWay = new Map<Socket, number>();
  const unanswered = new Set<ServerResponse>();
  let draining = false;
  const closeIfIdle = (socket: Socket) => {
    if (draining && underWay.get(socket) === 0) socket.destroySoon();
  };
  /** Who would ask again on this connection learns that it ends, and takes another one. */
  const sayLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  const opened = (socket: Socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
    closeIfIdle(socket);
  };
  const asked = ({ socket }: IncomingMessage, response: ServerResponse) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    unanswered.add(response);
    if (draining) sayLast(response);
    response.once('close', () => {
      unanswered.delete(response);
      const left = underWay.get(socket);
      if (left === undefined) return;
      underWay.set(socket, left - 1);
      closeIfIdle(socket);
    });
  };
  /** A socket that speaks something else from then on is under way until it closes. */
  const taken = ({ socket }: IncomingMessage) => void underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
  // Only there is anything else spoken: who offers it elsewhere is answered as if it had not.
  const shouldUpgradeCallback = ({ url = '', headers }: IncomingMessage) =>
    headers.upgrade?.toLowerCase() === 'websocket' && upgraded.has(url.split('?', 1)[0] ?? '');
  return {
    serve(handler) {
      const server = createServer(
        { requestTimeout: requestTimeoutMs, headersTimeout: headersTimeoutMs, keepAliveTimeout: keepAliveTimeoutMs, shouldUpgradeCallback },
        handler,
      );
      return server.on('connection', opened).on('request', asked).on('upgrade', taken);
    },
    drain(timeoutMs) {
      draining = true;
      unanswered.forEach(sayLast);
      underWay.forEach((_requests, socket) => closeIfIdle(socket));
      setTimeout(() => underWay.forEach((_requests, socket) => socket.destroy()), timeoutMs).unref();
    },
  };
}
