import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchConnections, type Connections } from './drain.ts';

const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

type Started = { connections: Connections; port: number; client: Socket };

/** A listening server and a client's connection that it has accepted. */
async function startServer({ firstRequestMs }: { firstRequestMs: number }): Promise<Started> {
  const connections = watchConnections(new Set(), firstRequestMs);
  const server = connections.serve((_request, response) => response.end('answered'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection');
  // A server that listens on a host and port has an address of this type.
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  client.setEncoding('utf8').on('error', () => {});
  await accepted;
  return { connections, port, client };
}

async function readAll(client: Socket): Promise<string> {
  let text = '';
  for await (const part of client) text += String(part);
  return text;
}

test('answers the first request of a connection that was opened just before the server stops', async () => {
  const { connections, client } = await startServer({ firstRequestMs: 60_000 });
  const drained = connections.drain(60_000);
  // The listener closes meanwhile.
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  client.write(request);
  expect(await readAll(client)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*answered/i);
  await drained;
});

test('answers all connections that wait to be accepted when a busy server stops', async () => {
  const { connections, client, port } = await startServer({ firstRequestMs: 60_000 });
  const waiting = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').setEncoding('utf8'));
  waiting.forEach((socket) => socket.write(request));
  // The system establishes the connections now. The server accepts them in its next turns.
  await new Promise<void>((connecting) => process.nextTick(connecting));
  const drained = connections.drain(60_000);
  const answers = await Promise.all(waiting.map((socket) => readAll(socket).catch((error: unknown) => String(error))));
  expect(answers.filter((answer) => !answer.includes('answered'))).toEqual([]);
  client.destroy();
  await drained;
});

test('closes a connection whose first request does not come', async () => {
  const { connections, client } = await startServer({ firstRequestMs: 1 });
  await connections.drain(60_000);
  expect(await readAll(client)).toBe('');
});

test('closes a connection between two requests', async () => {
  const { connections, client } = await startServer({ firstRequestMs: 60_000 });
  client.write(request);
  await once(client, 'data');
  await connections.drain(60_000);
  expect(client.destroyed || client.readableEnded || (await readAll(client)) === '').toBe(true);
});
