import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { operations, type OperationId } from '@portico/contract/operations';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertInContract } from '../contract-client.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { exampleOf, hostileBodies, hostileHeaders, hostileQueryValues, spoilt } from './hostile-values.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '100000' } });
  ({ token } = await api.register());
});
afterAll(() => api.close());

const ids = Object.keys(operations) as OperationId[];

/** Random bodies for each operation. `PORTICO_FUZZ_RUNS=1500` makes about a hundred thousand requests in total. */
const runs = Number(process.env['PORTICO_FUZZ_RUNS'] ?? 40);
const settleTimeout = Math.max(240_000, runs * 1_000);

type Sent = { query?: string; body?: string | Buffer; headers?: Record<string, string>; method?: string };

/** Sends the request and checks that the response is in the contract and never a 5xx. */
async function assertSurvives(id: OperationId, { query = '', body, headers = {}, method }: Sent): Promise<number> {
  const { method: own, path } = operations[id];
  const what = () => `${id} ${query} ${JSON.stringify(headers)} ${String(body).slice(0, 300)}`;
  let response: Response;
  try {
    response = await fetch(`${api.url}${path}${query}`, {
      method: method ?? own.toUpperCase(),
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined || own === 'get' ? {} : { body }),
    });
  } catch (error) {
    throw new Error(`no answer to ${what()}`, { cause: error });
  }
  const contentType = response.headers.get('content-type') ?? '';
  if (contentType.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return response.status;
  }
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${response.status} ${text} to ${what()}`);
  try {
    assertInContract(id, response.status, contentType, JSON.parse(text));
  } catch (error) {
    throw new Error(`to ${what()}`, { cause: error });
  }
  return response.status;
}

const queryOf = (query: Readonly<Record<string, string>>) => {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
};

describe.each(ids)('%s', (id) => {
  const example = exampleOf(id);
  const goodBody = example.body === undefined ? undefined : JSON.stringify(example.body);

  test('survives every damaged body', { timeout: 240_000 }, async () => {
    if (operations[id].method === 'get') return;
    const query = queryOf(example.query);
    for (const body of hostileBodies) await assertSurvives(id, { query, body });
    for (const bad of example.body === undefined ? [] : spoilt(example.body))
      await assertSurvives(id, { query, body: JSON.stringify(bad) });
  });

  test('survives any JSON', { timeout: settleTimeout }, async () => {
    if (operations[id].method === 'get') return;
    const keys = typeof example.body === 'object' && example.body !== null ? Object.keys(example.body) : ['a'];
    const bodies = fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), fc.jsonValue(), { maxKeys: 6 });
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        await assertSurvives(id, {
          query: queryOf(example.query),
          body: JSON.stringify({ ...(example.body as object | undefined), ...body }),
        });
      }),
      { numRuns: runs },
    );
  });

  test('survives every damaged query', { timeout: 240_000 }, async () => {
    const body = goodBody === undefined ? {} : { body: goodBody };
    for (const name of Object.keys(example.query)) {
      const others = new URLSearchParams(Object.entries(example.query).filter(([other]) => other !== name)).toString();
      for (const value of hostileQueryValues) await assertSurvives(id, { query: `?${others}&${name}=${value}`, ...body });
      await assertSurvives(id, { query: `?${others}&${name}=1&${name}=2`, ...body });
      await assertSurvives(id, { query: `?${others}&${name}[]=1&${name}[a]=2`, ...body });
      await assertSurvives(id, { query: `?${others}`, ...body });
    }
    for (const query of ['?__proto__=1', '?constructor[prototype]=1', '?unknown=1', '?=&&==&', `?${'a=1&'.repeat(1_500)}`, '?%00=%00']) {
      await assertSurvives(id, { query, ...body });
    }
  });

  test('survives every damaged header', { timeout: 120_000 }, async () => {
    const query = queryOf(example.query);
    for (const headers of hostileHeaders) {
      if ('expect' in headers) continue;
      await assertSurvives(id, { query, headers, ...(goodBody === undefined ? {} : { body: goodBody }) });
    }
    for (const authorization of ['', 'Bearer', 'Bearer null', `Bearer ${'x'.repeat(5_000)}`, 'Digest a=b', 'Bearer \u00e9']) {
      await assertSurvives(id, { query, headers: { authorization }, ...(goodBody === undefined ? {} : { body: goodBody }) });
    }
  });

  test('refuses every other method with 405', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']) {
      if (method.toLowerCase() === operations[id].method) continue;
      const response = await fetch(`${api.url}${operations[id].path}`, { method, headers: { authorization: `Bearer ${token}` } });
      expect(`${method} ${response.status}`).toBe(`${method} 405`);
      assertInContract(id, response.status, response.headers.get('content-type') ?? '', await response.json());
    }
  });
});

/** Sends bytes that no HTTP client would send. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  socket.end(Buffer.from(bytes, 'latin1'));
  await once(socket, 'close');
  return answer;
}

test.each([
  ['a NUL in a header', 'GET /v1/account/meta HTTP/1.1\r\nhost: x\r\nauthorization: Bearer \0\r\n\r\n'],
  ['no host', 'GET /v1/account/meta HTTP/1.1\r\n\r\n'],
  ['no HTTP', 'hello\r\n\r\n'],
  ['a bad path', 'GET /v1/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['a path with NUL', 'GET /%00 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['a way out of the folder', 'GET /assets/../../../../etc/passwd HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  [
    'an encoded way out of the folder',
    'GET /assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  ],
  ['two lengths', 'POST /v1/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n{"a":'],
  ['a length and chunks', 'POST /v1/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['a bad chunk', 'POST /v1/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'],
  ['a header too large', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(50_000)}\r\n\r\n`],
  ['an expectation', 'POST /v1/login HTTP/1.1\r\nhost: x\r\nexpect: a miracle\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'],
])('%s is refused with a 4xx', async (_name, bytes) => {
  expect(await raw(bytes)).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test('the server still responds afterwards', async () => {
  expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
});
