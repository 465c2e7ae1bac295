import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Starts a real server on a free port, closed after the test. */
export async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', () => listening.resolve());
  await listening.promise;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on TCP has an address with a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a server whose requests wait for the test's answer. */
export async function startManualServer(): Promise<{ baseUrl: string; next: () => Promise<Exchange>; waiting: () => number }> {
  const arrived: Exchange[] = [];
  const awaited: ((exchange: Exchange) => void)[] = [];
  const baseUrl = await startServer((request, response) => {
    const exchange = { request, response };
    const waiter = awaited.shift();
    if (waiter) waiter(exchange);
    else arrived.push(exchange);
  });
  return {
    baseUrl,
    waiting: () => arrived.length,
    next: () => {
      const exchange = arrived.shift();
      return exchange ? Promise.resolve(exchange) : new Promise((resolve) => awaited.push(resolve));
    },
  };
}
