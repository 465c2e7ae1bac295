import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Allows for a 2 MB file over a slow connection, including its time in the queue. */
const requestTimeoutMs = 120_000;
const headersTimeoutMs = 30_000;
const keepAliveTimeoutMs = 72_000;

export type Connections = {
  /** Creates a server whose connections are tracked. Fastify calls it for each address it listens on. */
  serve: (handler: RequestListener) => Server;
  /** Serves on, and asks the client of each response to open another connection next time. */
  leave: () => void;
  isLeaving: () => boolean;
  /** Closes each connection once it has no request in flight. Requests that take longer than `timeoutMs` are cut off. */
  drain: (timeoutMs: number) => void;
};

/** Lets shutdown finish: Node keeps idle connections, which browsers preconnect or hold for reuse, open for about a minute. */
export function watchConnections(upgraded: ReadonlySet<string>): Connections {
  const underWay = new Map<Socket, number>();
  const unanswered = new Set<ServerResponse>();
  let leaving = false;
  let draining = false;
  const closeIfIdle = (socket: Socket) => {
    if (draining && underWay.get(socket) === 0) socket.destroySoon();
  };
  /** Tells the client that this connection closes, so that it opens another one. */
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
    if (leaving) sayLast(response);
    response.once('close', () => {
      unanswered.delete(response);
      const left = underWay.get(socket);
      if (left === undefined) return;
      underWay.set(socket, left - 1);
      closeIfIdle(socket);
    });
  };
  /** An upgraded socket counts as in flight until it closes. */
  const taken = ({ socket }: IncomingMessage) => void underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
  const leave = () => {
    leaving = true;
    unanswered.forEach(sayLast);
  };
  // Only these paths upgrade. An upgrade offered elsewhere is ignored.
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
    leave,
    isLeaving: () => leaving,
    drain(timeoutMs) {
      draining = true;
      leave();
      underWay.forEach((_requests, socket) => closeIfIdle(socket));
      setTimeout(() => underWay.forEach((_requests, socket) => socket.destroy()), timeoutMs).unref();
    },
  };
}
