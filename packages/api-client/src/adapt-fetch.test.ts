import { text } from 'node:stream/consumers';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { adaptFetch } from './adapt-fetch.ts';
import type { Adapter, SparseResponse } from './adapter-types.ts';
import { createApiClient } from './api-client.ts';
import { startManualServer, startServer } from './test-server.fixture.ts';

type Foreign = { readonly no: number; readonly cents: number };

const adapter: Adapter = {
  operations: {
    getInvoice: {
      request: ({ query: { id }, headers: { authorization = '' } }) => ({
        path: `/bills/${id}`,
        query: { full: true, note: undefined },
        headers: { 'x-token': authorization.replace('Bearer ', '') },
      }),
      response: (raw) => {
        const { no, cents } = raw as Foreign;
        return { id: no, amount: cents / 100, created_date: '2026-01-01', due_date: '2026-01-08', paid_date: null, status: 'unpaid' };
      },
    },
    payInvoice: {
      request: ({ query: { id }, body: { paymentmethod } }) => ({
        method: 'PUT',
        path: `/bills/${id}/payment`,
        query: {},
        body: new URLSearchParams({ via: String(paymentmethod) }),
      }),
      response: () => ({ status: 'success' }),
    },
    listTrafficMovements: {
      request: ({ query: { hosting_id: servers } }) => ({ path: '/movements', query: { server: servers } }),
      response: () => ({ items: [], page: 1, per_page: 25, total: 0 }),
    },
  },
  refusal(raw, { status }) {
    const { error } = (raw ?? {}) as { error?: string };
    if (error === undefined) return null;
    if (error === 'bad email') return { message: error, errors: [{ path: 'email', code: 'email_invalid', params: {} }] };
    return status === 401 ? { status: 422, message: error } : { message: error };
  },
};

const pay = { query: { id: 7 }, body: { paymentmethod: 2 }, idempotencyKey: '1f7cbb6e-70d0-4a51-8d2a-1f0a5f8f4a52' };

function connect(baseUrl: string) {
  const onUnauthorized = vi.fn<() => void>();
  const connection = { baseUrl, getToken: () => 'pat_abc', getLocale: () => 'en', onUnauthorized, fetch: adaptFetch(adapter) };
  return { client: createApiClient(connection), onUnauthorized };
}

const answering = (status: number, body?: string) => startServer((_request, response) => response.writeHead(status).end(body));

test('an adapter changes the address and headers of a request, and the response', async () => {
  const server = await startManualServer();
  const answer = connect(`${server.baseUrl}/shop`).client.call('getInvoice', { query: { id: 7 } });
  const { request, response } = await server.next();
  expect(`${request.method} ${request.url}`).toBe('GET /shop/bills/7?full=true');
  expect(request.headers).toMatchObject({ 'x-token': 'pat_abc' });
  expect(request.headers.authorization).toBeUndefined();
  response.end('{"no":7,"cents":1250}');
  expect(await answer).toMatchObject({ id: 7, amount: 12.5, items: [], payments: [] });
});

test('a repeated parameter reaches the other API with each of its values', async () => {
  const server = await startManualServer();
  const answer = connect(server.baseUrl).client.call('listTrafficMovements', { query: { hosting_id: [31, 42] } });
  const { request, response } = await server.next();
  expect(request.url).toBe('/movements?server=31&server=42');
  response.end('{}');
  await answer;
});

test('an adapter changes the method and the body of a request, and reads an empty response', async () => {
  const server = await startManualServer();
  const answer = connect(server.baseUrl).client.call('payInvoice', pay);
  const { request, response } = await server.next();
  expect(`${request.method} ${request.url}`).toBe('PUT /bills/7/payment');
  expect(request.headers).toMatchObject({
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    'idempotency-key': pay.idempotencyKey,
  });
  expect(await text(request)).toBe('via=2');
  response.writeHead(204).end();
  expect(await answer).toMatchObject({ status: 'success', next_action: 'none' });
});

test('a call that the adapter does not name passes unchanged', async () => {
  const server = await startManualServer();
  const answer = connect(server.baseUrl).client.call('listInvoices', { query: { page: 2 } });
  const { request, response } = await server.next();
  expect(`${request.method} ${request.url}`).toBe('GET /v1/invoice?page=2');
  response.end('{"items":[],"total":0}');
  expect(await answer).toMatchObject({ total: 0 });
});

test('a refusal with 200 fails the call with its message', async () => {
  const { client } = connect(await answering(200, '{"error":"sold out"}'));
  await expect(client.call('payInvoice', pay)).rejects.toMatchObject({ status: 422, code: 'refused', serverMessage: 'sold out' });
});

test('an adapted refusal has the errors of fields', async () => {
  const { client } = connect(await answering(400, '{"error":"bad email"}'));
  const errors = [{ path: 'email', code: 'email_invalid', params: {} }];
  await expect(client.call('listInvoices')).rejects.toMatchObject({ status: 400, code: 'validation_failed', errors });
});

test('a 401 that the adapter maps to another status keeps the session', async () => {
  const { client, onUnauthorized } = connect(await answering(401, '{"error":"wrong password"}'));
  await expect(client.call('getInvoice', { query: { id: 7 } })).rejects.toMatchObject({ status: 422, message: 'wrong password' });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('a refusal that the adapter leaves alone stays as it is', async () => {
  const { client, onUnauthorized } = connect(await answering(401, '{"message":"Sign in."}'));
  await expect(client.call('getInvoice', { query: { id: 7 } })).rejects.toMatchObject({ status: 401, message: 'Sign in.' });
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('a page of a proxy is an unexpected answer, even where the adapter reads nothing of the response', async () => {
  const { client } = connect(await answering(200, '<html>'));
  await expect(client.call('payInvoice', pay)).rejects.toMatchObject({ status: 200, code: 'unexpected_answer' });
});

test('an adapter that throws is logged with its operation and is no refusal', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { client } = connect(await answering(200, 'null'));
  await expect(client.call('getInvoice', { query: { id: 7 } })).rejects.toMatchObject({ status: 500, code: 'unexpected_answer' });
  expect(log.mock.calls).toEqual([
    [expect.objectContaining({ message: 'The adapter of getInvoice failed', cause: expect.any(TypeError) })],
  ]);
  log.mockRestore();
});

test('a response may leave out exactly what has a default', () => {
  const invoice = { id: 7, amount: 1, created_date: '', due_date: '', paid_date: null, status: 'unpaid' } as const;
  expectTypeOf(invoice).toExtend<SparseResponse<'getInvoice'>>();
  expectTypeOf<{ items: (typeof invoice)[]; total: number }>().toExtend<SparseResponse<'listInvoices'>>();
  expectTypeOf<Omit<typeof invoice, 'amount'>>().not.toExtend<SparseResponse<'getInvoice'>>();
  expectTypeOf<{ items: object[]; total: number }>().not.toExtend<SparseResponse<'listInvoices'>>();
});
