import type { ApiClient } from '@portico/api-client/api-client';
import { createApiClient } from '@portico/api-client/api-client';
import { ApiError } from '@portico/api-client/api-error';
import type { Invoice, InvoiceList, PaymentStart, StreamEvent } from '@portico/contract';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, expectTypeOf, test } from 'vitest';
import { operationMutation } from './operation-mutation.ts';
import { operationQuery } from './operation-query.ts';
import { refreshOperations, staleAfterEvent, staleAfterWrite } from './invalidations.ts';

/** Returns a client that the test answers instead of the network. */
function clientAnswering(answer: (request: Request) => Response) {
  const requests: Request[] = [];
  const client: ApiClient = createApiClient({
    baseUrl: 'http://portal.test',
    getToken: () => 'pat_abc',
    getLocale: () => 'en',
    onUnauthorized: () => undefined,
    fetch: (request) => {
      requests.push(request);
      return Promise.resolve(answer(request));
    },
  });
  return { client, requests };
}

const emptyPage = { items: [], page: 1, per_page: 25, total: 0 };

test('the operation and its values determine both the key and the call', async () => {
  const { client, requests } = clientAnswering(() => Response.json(emptyPage));
  const query = operationQuery(client, 'listInvoices', { page: 2, status: 'unpaid' });
  expect(query.queryKey).toEqual(['listInvoices', { page: 2, status: 'unpaid' }]);
  const page = await new QueryClient().query(query);
  expectTypeOf(page).toEqualTypeOf<InvoiceList>();
  expect(page).toEqual(emptyPage);
  expect(requests[0]?.url).toBe('http://portal.test/v1/invoice?page=2&status=unpaid');
});

test('leaving a screen aborts its query', async () => {
  const { client, requests } = clientAnswering(() => Response.json(emptyPage));
  const queryClient = new QueryClient();
  const stop = new QueryObserver(queryClient, operationQuery(client, 'listServices', {})).subscribe(() => undefined);
  stop();
  await queryClient.cancelQueries();
  expect(requests[0]?.signal.aborted).toBe(true);
});

test('a mutation sends query, body and key, and refetches what it changed', async () => {
  const { client, requests } = clientAnswering((request) => Response.json(request.method === 'GET' ? { id: 7 } : { status: 'success' }));
  const queryClient = new QueryClient();
  const stop = new QueryObserver(queryClient, operationQuery(client, 'getInvoice', { id: 7 })).subscribe(() => undefined);
  await expect.poll(() => requests.length).toBe(1);
  const mutation = new MutationObserver(queryClient, operationMutation(client, 'payInvoice'));
  const started = await mutation.mutate({ query: { id: 7 }, body: { paymentmethod: 1 }, idempotencyKey: 'key-1' });
  expectTypeOf(started).toEqualTypeOf<PaymentStart>();
  await expect.poll(() => requests.length).toBe(3);
  expect(requests.map((request) => request.method)).toEqual(['GET', 'POST', 'GET']);
  expect(requests[1]?.headers.get('Idempotency-Key')).toBe('key-1');
  stop();
});

test('a refused mutation throws and refetches what the screen had wrong', async () => {
  const { client } = clientAnswering(
    () => new Response('{"code":"invoice_already_paid","message":"Paid already.","errors":[]}', { status: 409 }),
  );
  const queryClient = new QueryClient();
  queryClient.setQueryData(operationQuery(client, 'getInvoice', { id: 7 }).queryKey, { id: 7 } as Invoice);
  const mutation = new MutationObserver(queryClient, operationMutation(client, 'payInvoice'));
  const refused = mutation.mutate({ query: { id: 7 }, body: { paymentmethod: 1 }, idempotencyKey: 'key-1' });
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  await expect.poll(() => queryClient.getQueryState(['getInvoice', { id: 7 }])?.isInvalidated).toBe(true);
});

test('an event makes only its own subject stale', () => {
  const event: StreamEvent = {
    id: '1',
    type: 'invoice.changed',
    created_at: '2026-11-21T09:31:12Z',
    resource: { type: 'invoice', id: '7' },
    status: 'paid',
  };
  expect(staleAfterEvent(event)).toEqual(['listInvoices', 'getInvoice', 'listServices', 'getService']);
  expect(staleAfterEvent({ ...event, type: 'account.changed' })).toEqual([
    'getAccountMeta',
    'getClientProfile',
    'getTaxTerms',
    'getTelegramLink',
    'getUserDetails',
    'listBalanceEntries',
    'listCards',
    'listClientUsers',
  ]);
});

test('a change during a first request replaces its answer', async () => {
  let balance = 1;
  const { client, requests } = clientAnswering(() => Response.json({ balance }));
  const queryClient = new QueryClient();
  const query = operationQuery(client, 'getAccountMeta', {});
  const stop = new QueryObserver(queryClient, query).subscribe(() => undefined);
  balance = 2;
  refreshOperations(queryClient, ['getAccountMeta']);
  await expect.poll(() => queryClient.getQueryData(query.queryKey)?.balance).toBe(2);
  expect(requests).toHaveLength(2);
  stop();
});

test('a change of the balance makes the account stale, with or without an event', () => {
  for (const write of ['placeOrder', 'payInvoice', 'syncPayment', 'topUpBalance'] as const) {
    expect(staleAfterWrite(write)).toContain('getAccountMeta');
  }
});

test('an unknown kind of event changes nothing', () => {
  const event = JSON.parse('{"id":"1","type":"constructor","created_at":"","resource":null,"status":null}') as StreamEvent;
  expect(staleAfterEvent(event)).toEqual([]);
});

test('a write cannot be a query, and a read cannot be a mutation', () => {
  const { client } = clientAnswering(() => Response.json({}));
  // @ts-expect-error A query may repeat at any time; a payment may not.
  const paying = () => operationQuery(client, 'payInvoice', { id: 7 });
  // @ts-expect-error An invoice query requires an id.
  const nameless = () => operationQuery(client, 'getInvoice', {});
  // @ts-expect-error A read is no mutation.
  const reading = () => operationMutation(client, 'getInvoice');
  expect([paying, nameless, reading]).toHaveLength(3);
});
