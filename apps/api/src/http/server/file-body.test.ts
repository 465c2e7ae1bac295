import { request, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import type { Account } from '../../operations/operation.ts';
import { readFileBodies } from './file-body.ts';

/** A server that accepts files and counts the requests it has seen per client. */
async function startServer() {
  const server = fastify({ forceCloseConnections: true });
  const seen = { requests: 0 };
  server.decorateRequest('account', null);
  await server.register(async (scope) => {
    readFileBodies(scope, 1_000);
    scope.addHook('onRequest', async (incoming) => {
      seen.requests += 1;
      // The test needs only the client id.
      incoming.account = { clientId: Number(incoming.headers['x-client']) } as Account;
    });
    scope.post<{ Body: Buffer }>('/upload', async ({ body }) => ({ bytes: body.length }));
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  // A server that listens on a host and port has an address of this type.
  const { port } = server.server.address() as AddressInfo;
  return { seen, port, close: () => server.close() };
}

test("twenty stalled uploads of one client don't block the uploads of another", async () => {
  const { seen, port, close } = await startServer();
  const headersOf = (client: string) => ({ 'x-client': client, 'content-type': 'application/octet-stream' });
  const halves = Array.from({ length: 20 }, (): ClientRequest => {
    const half = request({ port, method: 'POST', path: '/upload', headers: { ...headersOf('1'), 'content-length': 1_000 } });
    // The socket is destroyed at the end of the test.
    half.on('error', () => {}).write('half');
    return half;
  });
  await expect.poll(() => seen.requests, { timeout: 60_000 }).toBe(20);
  const whole = await fetch(`http://127.0.0.1:${port}/upload`, { method: 'POST', headers: headersOf('2'), body: 'whole' });
  expect(await whole.json()).toEqual({ bytes: 5 });
  halves.forEach((half) => half.destroy());
  await close();
});
