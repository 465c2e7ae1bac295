import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { firstDefaults } from '@portico/contract/defaults';
import type { Defaults } from '@portico/contract/defaults';
import { laterDefaults } from '@portico/contract/later-defaults';
import { operations } from '@portico/contract/operations';
import type { OperationId } from '@portico/contract/operations';

export type LimitedApi = {
  readonly url: string;
  /** The operations that were asked for, the first time each. */
  readonly requested: ReadonlySet<OperationId>;
  /** What was asked for and is not offered: `GET /v1/faq`. */
  readonly refused: readonly string[];
  readonly close: () => Promise<void>;
};

const byCall = new Map(
  // Object.entries returns strings.
  Object.entries(operations).map(([id, { method, path }]) => [`${method.toUpperCase()} ${path}`, id as OperationId]),
);

/** Removes what a response of the core may leave out, and says of a user what is offered. */
function reduced(value: unknown, defaults: Defaults | undefined, extensions: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => reduced(entry, defaults, extensions));
  if (typeof value !== 'object' || value === null) return value;
  const { fill = {}, within = {} } = defaults ?? {};
  // A user may be left out, and then would tell nothing.
  const kept = Object.entries(value).filter(([name]) => !(name in fill) || name === 'user' || name === 'accessToken');
  const inner = kept.map(([name, one]) => [name, name === 'extensions' ? extensions : reduced(one, within[name], extensions)]);
  return Object.fromEntries(inner) as unknown;
}

/** Forwards a console's socket with the API's own origin, the only one that the API accepts. */
function forwardSocket(target: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { hostname, port, host, origin } = new URL(target);
  const headers = Object.entries({ ...request.headers, host, origin }).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  const upstream = connect(Number(port), hostname, () => {
    upstream.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  // Either side may leave first.
  upstream.on('error', () => socket.destroy());
  socket.on('error', () => upstream.destroy());
}

/** Puts an API in front of another that has only the core, with the specification's fields, and these extensions. Everything else is 404. */
export async function startLimitedApi(target: string, extensions: readonly string[]): Promise<LimitedApi> {
  const requested = new Set<OperationId>();
  const refused: string[] = [];

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*, Authorization');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const url = new URL(request.url ?? '/', target);
    const name = `${request.method} ${url.pathname}`;
    const operationId = byCall.get(name);
    const extension = operationId && operations[operationId].extension;
    if (operationId === undefined || extension === undefined || (extension !== null && !extensions.includes(extension))) {
      refused.push(name);
      return void response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message":"Not found"}');
    }
    requested.add(operationId);
    const body = await buffer(request);
    const { host: _host, origin: _origin, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const leave = new AbortController();
    response.on('close', () => leave.abort());
    const answer = await fetch(url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      signal: leave.signal,
      ...(body.length > 0 ? { body } : {}),
    });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    if (operationId === 'streamEvents') {
      for await (const piece of answer.body ?? []) response.write(piece);
      return void response.end();
    }
    const text = await answer.text();
    const isOfCore = extension === null && answer.ok;
    const defaults = firstDefaults[operationId] ?? laterDefaults[operationId];
    response.end(isOfCore ? JSON.stringify(reduced(JSON.parse(text), defaults, extensions)) : text);
  }

  const server = createServer((request, response) => {
    // Leaving a page aborts its requests.
    respond(request, response).catch(() => response.destroy());
  });
  if (extensions.includes('console')) server.on('upgrade', (request, socket, head) => forwardSocket(target, request, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    refused,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
