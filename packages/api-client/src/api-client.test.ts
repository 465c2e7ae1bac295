import { text } from 'node:stream/consumers';
import type { Problem } from '@portico/contract';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import type { CallOptions, OperationResult, ReadId } from './operation-types.ts';
import { metadataOf } from './result-metadata.ts';
import { startManualServer, startServer } from './test-server.fixture.ts';

const problem: Problem = {
  type: 'about:blank',
  title: 'Unprocessable Content',
  status: 422,
  code: 'validation_failed',
  message: 'Проверьте отмеченные поля.',
  errors: [{ path: 'email', code: 'email_invalid', params: {} }],
  request_id: 'req-1f',
};

function connect(baseUrl: string, token: string | null = 'pat_abc') {
  const session = { token };
  const onUnauthorized = vi.fn(() => {
    session.token = null;
  });
  return {
    client: createApiClient({ baseUrl, getToken: () => session.token, getLocale: () => 'ru', onUnauthorized }),
    session,
    onUnauthorized,
  };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
}

describe('a call', () => {
  test.each([
    ['that it does not name is the requested one', {}, { page: 3, per_page: 50 }],
    ['is the one that it names', { page: 1, per_page: 25 }, { page: 1, per_page: 25 }],
  ])('the page of an answer %s', async (_title, named, expected) => {
    const baseUrl = await startServer((_request, response) => {
      response.end(JSON.stringify({ items: [], total: 130, ...named }));
    });
    const answer = connect(baseUrl).client.call('listInvoices', { query: { page: 3, 'per-page': 50 } });
    expect(await answer).toEqual({ items: [], total: 130, ...expected });
  });

  test('its answer is known to be repeated if the server says so, and in which language it was asked for', async () => {
    let count = 0;
    const baseUrl = await startServer((_request, response) => {
      count += 1;
      response.writeHead(200, count === 1 ? {} : { 'Idempotent-Replayed': 'true' }).end('{"status":"success","message":""}');
    });
    const { client } = connect(baseUrl);
    const reply = { query: { id: 512 }, body: { description: 'Thank you.' }, idempotencyKey: crypto.randomUUID() };
    const first = await client.call('replyTicket', reply);
    const again = await client.call('replyTicket', reply);
    expect([first, again].map(metadataOf)).toEqual([
      { language: 'ru', isReplayed: false },
      { language: 'ru', isReplayed: true },
    ]);
  });

  test('a refusal with a message alone is a refusal in the API’s words', async () => {
    const baseUrl = await startServer((_request, response) => {
      response.writeHead(422).end('{"message":"Wrong email or password."}');
    });
    const { client } = connect(baseUrl);
    expect(await failureOf(client.call('getAccountMeta'))).toMatchObject({
      code: 'refused',
      serverMessage: 'Wrong email or password.',
      errors: [],
    });
  });

  test('a call sends the method, path, query, token, language, key and body of its operation, and takes JSON', async () => {
    const server = await startManualServer();
    const answer = connect(server.baseUrl).client.call('payInvoice', {
      query: { id: 10241 },
      body: { paymentmethod: 2 },
      idempotencyKey: '1f7cbb6e-70d0-4a51-8d2a-1f0a5f8f4a52',
    });
    const { request, response } = await server.next();
    expect(`${request.method} ${request.url}`).toBe('POST /v1/invoice/pay?id=10241');
    expect(request.headers).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer pat_abc',
      'accept-language': 'ru',
      'idempotency-key': '1f7cbb6e-70d0-4a51-8d2a-1f0a5f8f4a52',
      'content-type': 'application/json',
    });
    expect(JSON.parse(await text(request))).toEqual({ paymentmethod: 2 });
    response.setHeader('content-type', 'application/json').end('{"status":"success","next_action":"none"}');
    expect(await answer).toEqual({ status: 'success', next_action: 'none', message: '', url: null, payment_id: null });
  });

  test('a call of a public operation carries no token', async () => {
    const server = await startManualServer();
    const answer = connect(server.baseUrl).client.call('login', { body: { email: 'a@b.co', password: 'x', rememberMe: 0 } });
    const { request, response } = await server.next();
    expect(request.headers.authorization).toBeUndefined();
    response.end('{}');
    await answer;
  });

  test('a call leaves out undefined query values', async () => {
    const server = await startManualServer();
    const answer = connect(server.baseUrl).client.call('listInvoices', { query: { page: 2, 'per-page': 50, q: 'a b&c' } });
    const { request, response } = await server.next();
    expect(request.url).toBe('/v1/invoice?page=2&per-page=50&q=a%20b%26c');
    response.end('{"items":[]}');
    await answer;
  });
});

describe('a refusal', () => {
  test('a refusal knows the language that its call asked for, and a call without an answer has none', async () => {
    const baseUrl = await startServer((_request, response) => {
      response.writeHead(422).end(JSON.stringify(problem));
    });
    expect(await failureOf(connect(baseUrl).client.call('listServices'))).toMatchObject({ message: problem.message, language: 'ru' });
    expect(await failureOf(connect('http://127.0.0.1:1').client.call('listServices'))).toMatchObject({ code: 'network', language: null });
  });

  test('a refusal carries the code, the message and the field errors of the problem', async () => {
    const baseUrl = await startServer((_request, response) => {
      response.writeHead(422, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
    });
    const error = await failureOf(connect(baseUrl).client.call('listServices'));
    expect(error).toMatchObject({
      status: 422,
      code: 'validation_failed',
      message: problem.message,
      errors: problem.errors,
      requestId: 'req-1f',
    });
  });

  test.each([
    ['text/html', '<h1>Bad Gateway</h1>', 'Bad Gateway'],
    ['application/json', '{"error":"no problem"}', 'Bad Gateway'],
    ['application/json', '', 'Bad Gateway'],
    ['application/json', '{"message":""}', 'Bad Gateway'],
    ['application/json', '{"message":"Too many requests from your network"}', 'Too many requests from your network'],
  ])('a refusal that is no problem document (%s %s) has its message or the status text', async (type, body, message) => {
    const baseUrl = await startServer((_request, response) => {
      response.writeHead(502, { 'content-type': type }).end(body);
    });
    expect(await failureOf(connect(baseUrl).client.call('listServices'))).toMatchObject({
      status: 502,
      code: 'unexpected_answer',
      message,
    });
  });

  test.each([
    ['a code', { message: 'Confirm it’s you.', code: 'proof_required' }, { code: 'proof_required', errors: [] }],
    [
      'errors',
      { message: 'Check the form.', errors: [{ path: 'email', code: 'email_taken' }] },
      { code: 'validation_failed', errors: [{ path: 'email', code: 'email_taken', params: {} }] },
    ],
    [
      'errors of another shape',
      { message: 'Check the form.', errors: ['Email is taken', null, { field: 'email' }] },
      { code: 'refused', errors: [] },
    ],
    [
      'a code and errors of another shape',
      { message: 'Check the form.', code: 'validation_failed', errors: ['Email is taken'] },
      { code: 'validation_failed', errors: [] },
    ],
    ['a code of another shape', { message: 'Check the form.', code: 17, errors: { email: ['Taken'] } }, { code: 'refused', errors: [] }],
  ])('a refusal with a message and %s keeps what the contract knows', async (_what, body, expected) => {
    const baseUrl = await startServer((_request, response) => {
      response.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    const failure = await failureOf(connect(baseUrl).client.call('listServices'));
    expect(failure).toMatchObject({ ...expected, serverMessage: body.message });
    expect(failure.errors).toEqual(expected.errors);
  });

  test('a refusal without text is an unknown error', async () => {
    const baseUrl = await startServer((_request, response) => {
      response.writeHead(500, '').end();
    });
    expect((await failureOf(connect(baseUrl).client.call('listServices'))).message).toBe('Unknown error');
  });

  test('an empty or non-JSON success is an unexpected answer', async () => {
    const bodies = ['', '<html>'];
    const baseUrl = await startServer((_request, response) => {
      response.end(bodies.shift());
    });
    const { client } = connect(baseUrl);
    expect(await failureOf(client.call('listServices'))).toMatchObject({ status: 200, code: 'unexpected_answer' });
    expect(await failureOf(client.call('listServices'))).toMatchObject({ status: 200, code: 'unexpected_answer' });
  });
});

test('a server that does not answer is a network failure', async () => {
  const baseUrl = await startServer((request) => request.socket.destroy());
  expect(await failureOf(connect(baseUrl).client.call('listServices'))).toMatchObject({ status: 0, code: 'network' });
});

test('a truncated answer is a network failure', async () => {
  const baseUrl = await startServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"items":', () => request.socket.destroy());
  });
  expect(await failureOf(connect(baseUrl).client.call('listServices'))).toMatchObject({ status: 0, code: 'network' });
});

test('an aborted call rejects with the reason of its signal', async () => {
  const server = await startManualServer();
  const abort = new AbortController();
  const answer = connect(server.baseUrl).client.call('listServices', { signal: abort.signal });
  await server.next();
  abort.abort(new Error('left the screen'));
  await expect(answer).rejects.toThrow('left the screen');
});

describe('an invalid token', () => {
  const refuse = () =>
    startServer((_request, response) => response.writeHead(401).end(JSON.stringify({ ...problem, status: 401, code: 'unauthorized' })));

  test('an invalid token signs out once, however many calls are pending', async () => {
    const { client, onUnauthorized } = connect(await refuse());
    const errors = await Promise.all([1, 2, 3].map(() => failureOf(client.call('listServices'))));
    expect(errors.map((error) => error.code)).toEqual(['unauthorized', 'unauthorized', 'unauthorized']);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('an invalid token does not sign out a newer session', async () => {
    const server = await startManualServer();
    const { client, session, onUnauthorized } = connect(server.baseUrl);
    const failure = failureOf(client.call('listServices'));
    const { response } = await server.next();
    session.token = 'pat_new';
    response.writeHead(401).end('{}');
    await failure;
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('an invalid token leads to sign-in even without a session', async () => {
    const { client, onUnauthorized } = connect(await refuse(), null);
    await failureOf(client.call('listServices'));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

test('operations are typed by their id', () => {
  expectTypeOf<OperationResult<'getInvoice'>['payments'][number]['status']>().toEqualTypeOf<
    'pending' | 'succeeded' | 'declined' | 'cancelled'
  >();
  expectTypeOf<CallOptions<'payInvoice'>['idempotencyKey']>().toEqualTypeOf<string>();
  expectTypeOf<CallOptions<'getInvoice'>['query']>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<'payInvoice'>().not.toExtend<ReadId>();
  expectTypeOf<'streamEvents'>().not.toExtend<ReadId>();
  const { client } = connect('http://127.0.0.1:9');
  // @ts-expect-error An order without a key could be placed twice.
  const withoutKey = () => client.call('placeOrder', { body: { order_items: [], payment_method: 1 } });
  // @ts-expect-error An invoice query requires an id.
  const withoutQuery = () => client.call('getInvoice', {});
  expect([withoutKey, withoutQuery]).toHaveLength(2);
});
