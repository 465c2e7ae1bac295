import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** Allows for a 2 MB file over a slow connection, including its time in the queue. */
const requestTimeoutMs = 120_000;
const headersTimeoutMs = 30_000;
const keepAliveTimeoutMs = 72_000;
/** The first request of a connection that a proxy just opened is on its way. Closing it then fails a request that the proxy may not repeat. */
const firstRequestTimeoutMs = 500;
/** Clients of an overloaded process connect faster than it accepts. */
const acceptTimeoutMs = 2_000;
/** How long a turn of the event loop takes that runs nothing but a timer or two. */
const idleTurnMs = 0.2;

export type Connections = {
  /** Creates a server whose connections are tracked. Fastify calls it for each address it listens on. */
  serve: (handler: RequestListener) => Server;
  /** Serves on, and asks the client of each response to open another connection next time. */
  leave: () => void;
  isLeaving: () => boolean;
  /**
   * Stops accepting and closes each connection once it has no request in flight. Requests that take longer than `timeoutMs` are cut off.
   * Resolves when no connection is left.
   */
  drain: (timeoutMs: number) => Promise<void>;
};

/** Lets shutdown finish: Node keeps idle connections, which browsers preconnect or hold for reuse, open for about a minute. */
export function watchConnections(upgraded: ReadonlySet<string>, firstRequestMs: number = firstRequestTimeoutMs): Connections {
  const servers: Server[] = [];
  const underWay = new Map<Socket, number>();
  const unused = new Set<Socket>();
  const unanswered = new Set<ServerResponse>();
  let leaving = false;
  let draining = false;
  let accepted = 0;
  const closeIfIdle = (socket: Socket) => {
    if (draining && underWay.get(socket) === 0 && !unused.has(socket)) socket.destroySoon();
  };
  const used = (socket: Socket) => {
    unused.delete(socket);
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
  };
  /** Tells the client that this connection closes, so that it opens another one. */
  const sayLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  const opened = (socket: Socket) => {
    accepted += 1;
    underWay.set(socket, 0);
    unused.add(socket);
    const overdue = setTimeout(() => {
      unused.delete(socket);
      closeIfIdle(socket);
    }, firstRequestMs).unref();
    socket.once('close', () => {
      clearTimeout(overdue);
      underWay.delete(socket);
      unused.delete(socket);
    });
  };
  const onRequest = ({ socket }: IncomingMessage, response: ServerResponse) => {
    used(socket);
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
  const taken = ({ socket }: IncomingMessage) => used(socket);
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
      servers.push(server);
      // Before the handler, which may respond at once.
      return server.on('connection', opened).prependListener('request', onRequest).on('upgrade', taken);
    },
    leave,
    isLeaving: () => leaving,
    async drain(timeoutMs) {
      leave();
      await acceptWaiting(() => accepted);
      const closed = servers.map(stopAccepting);
      draining = true;
      underWay.forEach((_requests, socket) => closeIfIdle(socket));
      const tooLong = setTimeout(() => underWay.forEach((_requests, socket) => socket.destroy()), timeoutMs).unref();
      await Promise.all(closed);
      clearTimeout(tooLong);
    },
  };
}

/**
 * Closing a listener resets the connections that wait to be accepted, with the requests that a proxy has already sent, and Node accepts one
 * connection per turn of the event loop. So this waits for a turn that found none and was too short for another to arrive meanwhile.
 */
async function acceptWaiting(countAccepted: () => number): Promise<void> {
  const startedMs = performance.now();
  // The first turn may be past the point where it accepts.
  await setImmediate();
  for (let isWaiting = true; isWaiting;) {
    const turnMs = performance.now();
    const count = countAccepted();
    await setImmediate();
    const nowMs = performance.now();
    isWaiting = (countAccepted() > count || nowMs - turnMs > idleTurnMs) && nowMs - startedMs < acceptTimeoutMs;
  }
}

/** Resolves once the server's last connection has closed. Node counts a connection without a request as busy, so it stays open. */
function stopAccepting(server: Server): Promise<void> {
  return new Promise((closed) => {
    if (!server.listening) return closed();
    server.close(() => closed());
  });
}
