import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxSecretOf } from '@portico/simulation/sandbox-gateway/settings';
import { signWebhook } from '@portico/simulation/sandbox-gateway/sandbox-signature';
import { readConfiguration } from '../../src/registry/settings.ts';
import { orderItem, sandbox, shopper } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  ({ token } = await api.register());
});
afterAll(() => api.close());

const order = { order_items: [orderItem()], payment_method: 1 };
const post = (path: string, headers: Record<string, string>, body: unknown = order) =>
  fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Sends these bytes and returns the response. */
async function raw(text: string): Promise<string> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

test.each([`urn:uuid:${randomUUID()}`, `{${randomUUID()}}`, randomUUID().replaceAll('-', ''), `${randomUUID()}\u00a0`])(
  "an Idempotency-Key that isn't a plain UUID is refused: %s",
  async (key) => {
    expect((await post('/v1/order/order', { 'idempotency-key': key })).status).toBe(422);
  },
);

test.each(['a\0b', '', 'x'.repeat(201), 'a b', 'é'])('a webhook event with the id %j is refused', async (event_id) => {
  const client = shopper(api.call, token);
  const { url, paymentId } = await client.checkout(await client.order());
  const checkout = { id: url.split('/').at(-1), reference: paymentId, amount_cents: 690, currency: 'EUR', status: 'paid', url };
  const body = Buffer.from(JSON.stringify({ event_id, checkout }));
  const signature = signWebhook(sandboxSecretOf(api.app.configuration), body, new Date());
  const response = await fetch(`${api.url}/webhooks/sandbox`, { method: 'POST', headers: { 'sandbox-signature': signature }, body });
  expect(response.status).toBe(400);
});

test.each(['application/json; charset=utf-16', 'application/json; charset="iso-8859-1"'])(
  'a body of the type %s is refused',
  async (type) => {
    expect((await post('/v1/order/order', { 'content-type': type, 'idempotency-key': randomUUID() })).status).toBe(415);
  },
);

test.each([
  ['at its top', '{"email":"a@example.com","password":"x","rememberMe":0,"email":"b@example.com"}'],
  ['in two spellings', '{"email":"a@example.com","password":"x","rememberMe":0,"em\\u0061il":"b@example.com"}'],
  ['below a list', '{"order_items":[{"tariff":"a","count":1,"count":10}],"payment_method":1}'],
])('a body with a duplicate key is refused (%s)', async (_where, body) => {
  const response = await fetch(`${api.url}/v1/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'request_malformed' }]);
});

test("the same key in two objects isn't a duplicate", async () => {
  const body = '{"email":"a@example.com","password":{"email":"b"},"rememberMe":[{"email":1},{"email":2}]}';
  const response = await fetch(`${api.url}/v1/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(response.status).toBe(422);
});

test.each(['{"__proto__":{"email":"a"}}', '{"constructor":{"prototype":{"email":"a"}}}', '{"email":{"__proto__":null}}'])(
  'a body that reaches for a prototype is refused: %s',
  async (body) => {
    const response = await fetch(`${api.url}/v1/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'request_malformed' }]);
  },
);

test('a query that names a parameter twice is refused', async () => {
  const response = await fetch(`${api.url}/v1/invoice?page=1&page=2`, { headers: { authorization: `Bearer ${token}` } });
  expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ path: 'page', code: 'wrong_type' }] }]);
});

test('no response of the API may be stored', async () => {
  const authorization = `Bearer ${token}`;
  const [found, refused, missing] = await Promise.all([
    fetch(`${api.url}/v1/invoice`, { headers: { authorization } }),
    fetch(`${api.url}/v1/invoice`),
    fetch(`${api.url}/v1/nothing`),
  ]);
  expect([found, refused, missing].map(({ status }) => status)).toEqual([200, 401, 404]);
  for (const { headers } of [found, refused, missing]) expect(headers.get('cache-control')).toBe('no-store');
});

test('a request with two lengths is refused', async () => {
  for (const second of ['content-length: 5', 'transfer-encoding: chunked'])
    expect(await raw(`POST /v1/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\n${second}\r\n\r\n0\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
});

test('TRACE is refused and echoes nothing', async () => {
  const answer = await raw('TRACE / HTTP/1.1\r\nhost: localhost\r\ncookie: a=secret\r\nconnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 40[045] /);
  expect(answer).not.toContain('secret');
});

test.each(['application/json; charset=utf-8', 'application/json; charset="UTF-8"'])('a body of the type %s is read', async (type) => {
  expect((await post('/v1/order/order', { 'content-type': type, 'idempotency-key': randomUUID() })).status).toBe(200);
});

test('a request with two Host headers is refused', async () => {
  const answer = await raw('GET /healthz HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\nconnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('a malformed path is answered with the standard headers', async () => {
  const answer = await raw('GET /v1/%ff HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  const other = await fetch(`${api.url}/v1/nothing`);
  for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'])
    expect(answer.toLowerCase()).toContain(`${name}: ${other.headers.get(name)?.toLowerCase()}`);
});

test.each(['NONSENSE / HTTP/1.1\r\n\r\n', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`])(
  'a request that Node refuses is answered with the standard headers: %.20s',
  async (sent) => {
    const answer = await raw(sent);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    const other = await fetch(`${api.url}/v1/nothing`);
    for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'])
      expect(answer.toLowerCase()).toContain(`${name}: ${other.headers.get(name)?.toLowerCase()}`);
  },
);

test.each(['evil.example', 'a b', 'localhost.evil.example', 'localhost:3000@evil.example'])(
  "an unknown host isn't stored in a checkout: %s",
  async (host) => {
    const client = shopper(api.call, token);
    const invoiceId = await client.order();
    const body = JSON.stringify({ paymentmethod: sandbox });
    const lines = [
      `POST /v1/invoice/pay?id=${invoiceId} HTTP/1.1`,
      `host: ${host}`,
      `authorization: Bearer ${token}`,
      'content-type: application/json',
      `idempotency-key: ${randomUUID()}`,
      `content-length: ${body.length}`,
      'connection: close',
    ];
    await raw(`${lines.join('\r\n')}\r\n\r\n${body}`);
    const urls = await api.app.database.read((tx) =>
      tx.selectFrom('payment').select('return_url').where('invoice_id', '=', invoiceId).execute(),
    );
    for (const { return_url: url } of urls) expect(url).toMatch(new RegExp(`^${api.app.configuration.publicUrl}/`));
    // Regardless of the response, the invoice can still be paid.
    expect((await client.checkout(invoiceId)).url).toMatch(/^http/);
  },
);

test('a public URL is required to listen beyond this machine', () => {
  expect(() => readConfiguration({ HOST: '0.0.0.0' }, [])).toThrow(/^PUBLIC_URL is required because HOST is 0\.0\.0\.0\./);
  expect(readConfiguration({ HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example.com' }, []).publicUrl).toBe('https://portal.example.com');
  expect(readConfiguration({ HOST: '127.0.0.1' }, []).publicUrl).toBe('http://localhost:3000');
});
