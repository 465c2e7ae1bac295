import { randomUUID } from 'node:crypto';
import type { Roles } from '@portico/contract';
import { operations, type OperationId } from '@portico/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractAjv, requestValidator } from '../../src/http/contract/request-validation.ts';
import { openSession } from '../../src/modules/auth/session.ts';
import type { Right } from '../../src/operations/right.ts';
import { allOperations } from '../../src/registry/operations.ts';
import { assertInContract, success } from '../contract-client.ts';
import { exampleOf } from '../http/hostile-values.ts';
import { impersonationCode } from '../impersonator.ts';
import { colleagueOf, noRoles, someEmail, usualRoles } from '../people.ts';
import { shopper } from '../shop.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { dayMs } from '../test-clock.ts';

/** What belongs to another client, for each operation that takes an id. */
type Foreign = { invoice: number; payment: string; user: number; invitation: number };
const foreignIds: Partial<Record<OperationId, keyof Foreign>> = {
  getInvoice: 'invoice',
  payInvoice: 'invoice',
  syncPayment: 'payment',
  cancelInvitation: 'invitation',
  removeClientUser: 'user',
  updateClientUserRoles: 'user',
  transferMainUser: 'user',
};
/** Where the contract's example asks for more than the right alone: nobody gives what they do not have. */
const bodies: Partial<Record<OperationId, unknown>> = { inviteClientUser: { email: someEmail(), roles: noRoles } };
const missingIds: Record<keyof Foreign, string> = {
  invoice: '2147480000',
  payment: randomUUID(),
  user: '2147480000',
  invitation: '2147480000',
};

const areas = ['services', 'billing', 'support', 'people'] as const;
const levels = ['none', 'read', 'write'] as const;
type Role = (typeof levels)[number];

let api: TestApi;
let main: Registered;
let stranger: Registered;
let foreign: Foreign;
const members = new Map<string, number>();
const memberName = (area: keyof Roles | null, role: Role) => (area === null || role === 'none' ? 'none' : `${area} ${role}`);

beforeAll(async () => {
  api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '100000' } });
  main = await api.register();
  stranger = await api.register();
  members.set('none', (await colleagueOf(api, main.token, noRoles)).id);
  for (const area of areas) {
    for (const role of ['read', 'write'] as const) {
      members.set(memberName(area, role), (await colleagueOf(api, main.token, { ...noRoles, [area]: role })).id);
    }
  }
  const shop = shopper(api.call, main.token);
  const invited = await api.call('inviteClientUser', { token: main.token, body: { email: someEmail(), roles: usualRoles } });
  foreign = {
    invoice: await shop.order(),
    payment: (await shop.topUp(50)).paymentId,
    user: members.get('none') ?? 0,
    invitation: success(invited).id,
  };
}, 120_000);
afterAll(() => api.close());

type Answered = { status: number; code: string; body: unknown };

const sampleOf = (id: OperationId) => ({ query: exampleOf(id).query, body: bodies[id] ?? exampleOf(id).body });

/** The contract's own example of a request, by somebody, with another id where one is given. */
async function ask(id: OperationId, token: string | null, otherId?: string): Promise<Answered> {
  const { method, path } = operations[id];
  const example = sampleOf(id);
  const query = new URLSearchParams(otherId === undefined ? example.query : { ...example.query, id: otherId });
  const leaving = new AbortController();
  const response = await fetch(`${api.url}${path}?${query.toString()}`, {
    method: method.toUpperCase(),
    headers: {
      'idempotency-key': randomUUID(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(example.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(example.body === undefined ? {} : { body: JSON.stringify(example.body) }),
    signal: leaving.signal,
  });
  const contentType = response.headers.get('content-type') ?? '';
  if (contentType.startsWith('text/event-stream')) {
    leaving.abort();
    return { status: response.status, code: '', body: null };
  }
  const { request_id: _request, ...body } = (await response.json()) as { request_id?: string; code?: string };
  assertInContract(id, response.status, contentType, 'code' in body ? { ...body, request_id: 'req' } : body);
  return { status: response.status, code: body.code ?? '', body };
}

const tokenOf = (userId: number, now = new Date()) =>
  api.app.database.transaction((tx) => openSession(tx, { userId, rememberMe: false, ipAddress: '127.0.0.1', userAgent: '', now }));

async function impersonate(write: boolean): Promise<string> {
  const code = await impersonationCode(api.app, main.email, { write });
  return success(await api.call('exchangeImpersonationCode', { body: { code } })).accessToken;
}

const allowed = 'allowed';
const refused = '403 not_allowed';
/** Whatever else is said to a request, it was let in. */
const inBrief = ({ status, code }: Answered) => (status === 401 || status === 403 ? `${status} ${code}` : allowed);

/** What a user with one role in one area has to be answered. */
function expectedOf(right: Right, role: Role): string {
  if (right === 'main') return refused;
  if (typeof right === 'string') return allowed;
  return levels.indexOf(role) >= levels.indexOf(right.level) ? allowed : refused;
}

test.each(Object.keys(operations) as OperationId[])('%s says who may, and has a request that its contract takes', (id) => {
  const operation = allOperations.find((one) => one.id === id);
  expect(operation?.right).toBeDefined();
  expect(operation?.right === 'none').toBe(!operations[id].secured);
  expect(operation?.impersonator === undefined).toBe(!operations[id].secured);
  const example = sampleOf(id);
  const headers = { 'idempotency-key': randomUUID() };
  expect(requestValidator(contractAjv(), id)({ query: example.query, headers, body: example.body })).toMatchObject({ ok: true });
  // Whatever takes an id is asked with that of another client.
  expect(foreignIds[id] !== undefined).toBe('id' in example.query);
});

describe.each(allOperations.filter(({ right }) => right === 'none'))('$id, which needs no token,', ({ id }) => {
  test('is answered without one, and with one that has expired', async () => {
    const expired = await tokenOf(main.user.id, new Date(Date.now() - 31 * dayMs));
    expect(inBrief(await ask(id, null))).toBe(allowed);
    expect(inBrief(await ask(id, expired))).toBe(allowed);
  });
});

describe.each(allOperations.filter(({ right }) => right !== 'none'))('$id', ({ id, right, impersonator }) => {
  test('wants a token that is valid', async () => {
    expect(inBrief(await ask(id, null))).toBe('401 unauthorized');
    expect(inBrief(await ask(id, await tokenOf(main.user.id, new Date(Date.now() - 31 * dayMs))))).toBe('401 unauthorized');
  });

  test('is there for the main user', async () => {
    expect(inBrief(await ask(id, await tokenOf(main.user.id)))).toBe(allowed);
  });

  test.each(levels)('asks a user with %s in its area, and nothing in the others', async (role) => {
    const area = typeof right === 'string' ? null : right.area;
    const token = await tokenOf(members.get(memberName(area, role)) ?? 0);
    expect(inBrief(await ask(id, token))).toBe(expectedOf(right, role));
  });

  test('is open to an operator who acts as the client as far as it says', async () => {
    const never = '403 not_allowed_while_impersonating';
    expect(inBrief(await ask(id, await impersonate(false)))).toBe(impersonator === 'allowed' ? allowed : never);
    expect(inBrief(await ask(id, await impersonate(true)))).toBe(impersonator === 'never' ? never : allowed);
  });
});

const takingIds = Object.entries(foreignIds) as [OperationId, keyof Foreign][];

test.each(takingIds)('%s answers about another client’s %s as about one that is not there', async (id, kind) => {
  const theirs = await ask(id, await tokenOf(stranger.user.id), String(foreign[kind]));
  expect(theirs).toMatchObject({ status: 404, code: 'not_found' });
  expect(theirs).toEqual(await ask(id, await tokenOf(stranger.user.id), missingIds[kind]));
});
