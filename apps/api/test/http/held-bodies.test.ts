import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { operations, type OperationId } from '@portico/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenHash } from '../../src/modules/auth/token.ts';
import type { BodyOf } from '../../src/operations/operation.ts';
import { success } from '../contract-client.ts';
import { colleagueOf, noRoles, someEmail, type Colleague } from '../people.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';
import { ticketRequest } from '../tickets/support-desk.ts';
import { waitFor } from '../wait-for.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  // What happens while a body is held back may take long on a slow machine.
  api = await startTestApi({ now: clock.now, env: { BODY_IDLE_TIMEOUT_MS: '120000' } });
});
afterAll(() => api.close());

/** Sends a request except for the last byte of its body. @returns a function that sends the byte and returns the response */
async function holdBack<Id extends OperationId>(id: Id, token: string, body: BodyOf<Id>): Promise<() => Promise<string>> {
  // A use of the session is recorded at most once a minute.
  clock.turn(2 * minuteMs);
  const sentAt = clock.now();
  const { hostname, port } = new URL(api.url);
  const { method, path } = operations[id];
  const text = JSON.stringify(body);
  const headers = [
    `host: ${hostname}`,
    `authorization: Bearer ${token}`,
    `idempotency-key: ${randomUUID()}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  const socket = connect(Number(port), hostname);
  socket.write(`${method.toUpperCase()} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  socket.write(text.slice(0, -1));
  await waitFor('the session to be used', () =>
    api.app.database.read((tx) =>
      tx
        .selectFrom('session')
        .select('id')
        .where('token_hash', '=', tokenHash(token))
        .where('last_used_at', '>=', sentAt)
        .executeTakeFirst(),
    ),
  );
  return async () => {
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.write(text.slice(-1));
    await once(socket, 'close');
    return answer;
  };
}

const ticketsOf = async (token: string) => success(await api.call('listTickets', { token })).items;

type Lose = (colleague: Colleague, mainToken: string) => Promise<unknown>;

const losses: [loss: string, status: number, code: string, lose: Lose][] = [
  ['session has ended', 401, 'unauthorized', async ({ token }) => success(await api.call('logout', { token }))],
  ['user was removed', 401, 'unauthorized', async ({ id }, token) => success(await api.call('removeClientUser', { token, query: { id } }))],
  [
    'user has lost the right',
    403,
    'not_allowed',
    async ({ id }, token) => success(await api.call('updateClientUserRoles', { token, query: { id }, body: { roles: noRoles } })),
  ],
];

test.each(losses)(
  'a request whose %s before the end of its body is refused with %i and changes nothing',
  async (_loss, status, code, lose) => {
    const { token } = await api.register();
    const colleague = await colleagueOf(api, token);
    const sendRest = await holdBack('createTicket', colleague.token, ticketRequest());
    await lose(colleague, token);
    clock.turn(1_000);
    const answer = await sendRest();
    expect(answer.split(' ', 2)[1]).toBe(String(status));
    expect(answer).toContain(`"code":"${code}"`);
    expect(await ticketsOf(token)).toEqual([]);
  },
);

test('a request whose proof becomes too old before the end of its body is refused with 403 and changes nothing', async () => {
  const { token } = await api.register();
  const sendRest = await holdBack('requestEmailChange', token, { email: someEmail() });
  clock.turn(10 * minuteMs);
  const answer = await sendRest();
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(answer).toContain('"code":"proof_required"');
  expect(success(await api.call('getUserDetails', { token })).email_change).toBeNull();
});

test('a request with a slow body succeeds while its session and right are valid', async () => {
  const { token } = await api.register();
  const colleague = await colleagueOf(api, token);
  const sendRest = await holdBack('createTicket', colleague.token, ticketRequest());
  clock.turn(minuteMs);
  expect(await sendRest()).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ticketsOf(token)).toHaveLength(1);
});
