import { randomUUID } from 'node:crypto';
import type { Roles } from '@portico/contract';
import { operations, type OperationId } from '@portico/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractAjv, requestValidator } from '../../src/http/contract/request-validation.ts';
import { openChallenge } from '../../src/modules/auth/challenge.ts';
import { openSession } from '../../src/modules/auth/session.ts';
import type { Right } from '../../src/operations/right.ts';
import { allOperations } from '../../src/registry/operations.ts';
import { schemasOf } from '../../src/http/contract/contract-document.ts';
import { assertInContract, success } from '../contract-client.ts';
import { attach } from '../attachments/attach.ts';
import { exampleOf } from '../http/hostile-values.ts';
import { impersonationCode } from '../impersonator.ts';
import { passkeyDevice } from '../passkey-device.ts';
import { passkeyPeople } from '../passkey-people.ts';
import { savedCard } from '../payments/saved-card.ts';
import { colleagueOf, noRoles, someEmail, usualRoles } from '../people.ts';
import { balance, decideOnSandbox, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { dayMs, minuteMs } from '../test-clock.ts';
import { foreignIds, missingIds, type Foreign } from './foreign-ids.ts';

/** Where the contract's example asks for more than the right alone: nobody gives what they do not have. */
const bodies: Partial<Record<OperationId, unknown>> = {
  inviteClientUser: { email: someEmail(), roles: noRoles },
  updateSshKey: { public_key: null },
};
const areas = ['services', 'billing', 'support', 'people'] as const;
const levels = ['none', 'read', 'write'] as const;
type Role = (typeof levels)[number];

const origin = 'https://portal.example.com';
let api: TestApi;
let main: Registered;
let stranger: Registered;
let foreign: Foreign;
const members = new Map<string, number>();
const memberName = (area: keyof Roles | null, role: Role) => (area === null || role === 'none' ? 'none' : `${area} ${role}`);

beforeAll(async () => {
  api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '100000', PUBLIC_URL: origin } });
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
  const asked = { subject: 'A question', description: 'How long is a piece of string?', department: 'support', service_id: null } as const;
  const opened = await api.call('createTicket', { token: main.token, idempotencyKey: randomUUID(), body: asked });
  foreign = {
    invoice: await shop.order(),
    payment: (await shop.topUp(50)).paymentId,
    user: members.get('none') ?? 0,
    invitation: success(invited).id,
    ...(await serviceOf(shop)),
    ticket: success(opened).ticket_id,
    file: (await attach(api, main.token)).id,
    card: await savedCard(api.app, main.user.id),
    // Of somebody whose sessions nobody ends here.
    session: (await sessionOf(members.get(memberName('services', 'read')) ?? 0)).sessionId,
    passkey: (await passkeyPeople(api, origin).add(main.token, passkeyDevice(origin))).id,
  };
}, 120_000);
afterAll(() => api.close());

/** An active service, and an action on it. */
async function serviceOf(shop: Shopper): Promise<Pick<Foreign, 'service' | 'action'>> {
  const { url, paymentId } = await shop.topUp(50);
  // Its page is at the public address, which is nobody's here.
  await decideOnSandbox(url.replace(origin, api.url), 'pay');
  await shop.sync(paymentId);
  const invoice = await shop.order();
  success(await shop.pay(invoice, balance));
  const [service] = await shop.activeServices(1);
  const query = { id: service?.id ?? 0 };
  const action = success(await api.call('changeServicePower', { token: main.token, query, body: { action: 'restart' } }));
  return { service: query.id, action: action.id };
}

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

const sessionOf = (userId: number, now = new Date()) =>
  api.app.database.transaction((tx) => openSession(api.app, tx, { userId, rememberMe: false, ipAddress: '127.0.0.1', userAgent: '', now }));
const tokenOf = async (userId: number, now?: Date) => (await sessionOf(userId, now)).token;
const longAgo = () => new Date(Date.now() - 31 * dayMs);
/** What the first step of a sign-in gives where a second one is asked for. */
const pendingOf = (userId: number, now = new Date()) => api.app.database.transaction((tx) => openChallenge(tx, userId, now));

async function impersonate(write: boolean): Promise<string> {
  const code = await impersonationCode(api.app, main.email, { write });
  return success(await api.call('exchangeImpersonationCode', { body: { code } })).accessToken;
}

const letIn = 'let in';
const refused = '403 not_allowed';
/** Whether a request came past the door, whatever it was answered there: an example finds nothing in most accounts. */
const inBrief = ({ status, code }: Answered) => ([401, 403, 500].includes(status) ? `${status} ${code}` : letIn);

/** What a user with one role in one area has to be answered. */
function expectedOf(right: Right, role: Role): string {
  if (right === 'main') return refused;
  if (typeof right === 'string') return letIn;
  return levels.indexOf(role) >= levels.indexOf(right.level) ? letIn : refused;
}

test.each(Object.keys(operations) as OperationId[])('%s says who may, and has a request that its contract takes', (id) => {
  const operation = allOperations.find((one) => one.id === id);
  expect(operation?.right).toBeDefined();
  expect(operation?.right === 'none').toBe(!operations[id].secured);
  expect(operation?.impersonator === undefined).toBe(!operations[id].secured);
  const example = sampleOf(id);
  const headers = { 'idempotency-key': randomUUID() };
  // The contract says of everything that may be refused to somebody who is signed in that it may be.
  const isForAll = typeof operation?.right === 'string' && operation.right !== 'main' && operation.impersonator !== 'never';
  expect(schemasOf(id).responses.has('403') || isForAll || !operations[id].secured).toBe(true);
  expect(requestValidator(contractAjv(), id)({ query: example.query, headers, body: example.body })).toMatchObject({ ok: true });
  // Whatever takes an id is asked with that of another client.
  expect(foreignIds[id] !== undefined).toBe('id' in example.query);
});

const isChallenged = ({ id }: { id: OperationId }) => operations[id].challenged;

describe.each(allOperations.filter(isChallenged))('$id, the second step of a sign-in,', ({ id, right, recentProof }) => {
  test('wants the token of the first step, and no other', async () => {
    expect({ right, recentProof }).toEqual({ right: 'none', recentProof: undefined });
    expect(inBrief(await ask(id, null))).toBe('401 unauthorized');
    expect(inBrief(await ask(id, await tokenOf(main.user.id)))).toBe('401 unauthorized');
    expect(inBrief(await ask(id, await impersonate(true)))).toBe('401 unauthorized');
    expect(inBrief(await ask(id, await pendingOf(main.user.id, longAgo())))).toBe('401 unauthorized');
    expect(inBrief(await ask(id, await pendingOf(main.user.id)))).toBe(letIn);
  });
});

describe.each(allOperations.filter((one) => one.right === 'none' && !isChallenged(one)))('$id, which needs no token,', ({ id }) => {
  test('is answered without one, and with one that has expired', async () => {
    expect(inBrief(await ask(id, null))).toBe(letIn);
    expect(inBrief(await ask(id, await tokenOf(main.user.id, longAgo())))).toBe(letIn);
  });
});

describe.each(allOperations.filter(({ right }) => right !== 'none'))('$id', ({ id, right, impersonator, recentProof }) => {
  test('wants a token that is valid', async () => {
    expect(inBrief(await ask(id, null))).toBe('401 unauthorized');
    expect(inBrief(await ask(id, await tokenOf(main.user.id, longAgo())))).toBe('401 unauthorized');
  });

  test('wants more than the first step of a sign-in', async () => {
    expect(inBrief(await ask(id, await pendingOf(main.user.id)))).toBe('401 unauthorized');
  });

  test('is there for the main user', async () => {
    expect(inBrief(await ask(id, await tokenOf(main.user.id)))).toBe(letIn);
  });

  test.each(levels)('asks a user with %s in its area, and nothing in the others', async (role) => {
    const area = typeof right === 'string' ? null : right.area;
    const token = await tokenOf(members.get(memberName(area, role)) ?? 0);
    expect(inBrief(await ask(id, token))).toBe(expectedOf(right, role));
  });

  test('asks for a proof that is recent where it says so', async () => {
    // A sign-in of which the session is still alive, but which was half an hour ago.
    const token = await tokenOf(main.user.id, new Date(Date.now() - 30 * minuteMs));
    expect(inBrief(await ask(id, token))).toBe(recentProof === true ? '403 proof_required' : letIn);
  });

  test('is open to an operator who acts as the client as far as it says', async () => {
    const never = '403 not_allowed_while_impersonating';
    expect(inBrief(await ask(id, await impersonate(false)))).toBe(impersonator === 'allowed' ? letIn : never);
    expect(inBrief(await ask(id, await impersonate(true)))).toBe(impersonator === 'never' ? never : letIn);
  });
});

describe.each(allOperations.filter(({ id, right }) => right !== 'none' && foreignIds[id] === undefined))('$id', ({ id }) => {
  test('is there for another client, too', async () => {
    expect(inBrief(await ask(id, await tokenOf(stranger.user.id)))).toBe(letIn);
  });
});

describe.each(Object.entries(foreignIds) as [OperationId, keyof Foreign][])('%s', (id, kind) => {
  test('answers about another client’s thing as about one that is not there', async () => {
    const theirs = await ask(id, await tokenOf(stranger.user.id), String(foreign[kind]));
    expect(theirs).toMatchObject({ status: 404, code: 'not_found' });
    expect(theirs).toEqual(await ask(id, await tokenOf(stranger.user.id), missingIds[kind]));
  });
});
