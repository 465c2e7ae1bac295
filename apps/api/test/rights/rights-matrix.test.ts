import { randomUUID } from 'node:crypto';
import type { Roles } from '@portico/contract';
import { operations, type OperationId } from '@portico/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateRequest } from '../../src/http/contract/request-validation.ts';
import { openChallenge } from '../../src/modules/auth/two-factor/challenge.ts';
import type { Right } from '../../src/operations/right.ts';
import { allOperations } from '../../src/registry/modules.ts';
import { schemasOf } from '../../src/http/contract/contract-document.ts';
import { success } from '../contract-client.ts';
import { impersonationCode } from '../impersonator.ts';
import { colleagueOf, noRoles } from '../people.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { dayMs, minuteMs } from '../test-clock.ts';
import { expectedRights } from './expected-rights.ts';
import { exampleRequest, send, type Answered } from './example-request.ts';
import { oneOfEverything, openSessionOf, origin } from './one-of-everything.ts';
import { idKinds, missingIds, type OwnIds } from './own-ids.ts';

const areas = ['services', 'billing', 'support', 'people'] as const;
const levels = ['none', 'read', 'write'] as const;
type Role = (typeof levels)[number];

let api: TestApi;
let main: Registered;
let stranger: Registered;
let foreign: OwnIds;
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
  foreign = await oneOfEverything(api, main, {
    user: members.get('none') ?? 0,
    // No test ends this colleague's sessions.
    sessionOf: members.get(memberName('services', 'read')) ?? 0,
  });
}, 120_000);
afterAll(() => api.close());

/** Sends the contract's example of a request, optionally with another id. */
function ask(id: OperationId, token: string | null, otherId?: string): Promise<Answered> {
  const { query, body } = exampleRequest(id);
  return send(api.url, id, token, { query: otherId === undefined ? query : { ...query, id: otherId }, body });
}

const tokenOf = async (userId: number, now?: Date) => (await openSessionOf(api, userId, now)).token;
const longAgo = () => new Date(Date.now() - 31 * dayMs);
/** Returns the token of a first sign-in step that requires a second. */
const pendingOf = (userId: number, now = new Date()) => api.app.database.transaction((tx) => openChallenge(tx, userId, now));

async function impersonate(write: boolean): Promise<string> {
  const code = await impersonationCode(api.app, main.email, { write });
  return success(await api.call('exchangeImpersonationCode', { body: { code } })).accessToken;
}

const letIn = 'let in';
const refused = '403 not_allowed';
/** Reduces a response to whether access was granted, because most accounts lack what the example refers to. */
const inBrief = ({ status, code }: Answered) => ([401, 403, 500].includes(status) ? `${status} ${code}` : letIn);

/** Returns the expected response for a user with one role in one area. */
function expectedOf(right: Right, role: Role): string {
  if (right === 'main') return refused;
  if (typeof right === 'string') return letIn;
  return levels.indexOf(role) >= levels.indexOf(right.level) ? letIn : refused;
}

test.each(Object.keys(operations) as OperationId[])('%s declares its right, and has a valid example request', (id) => {
  const operation = allOperations.find((one) => one.id === id);
  expect(operation?.right).toBeDefined();
  expect(operation?.right === 'none').toBe(!operations[id].secured);
  expect(operation?.impersonator === undefined).toBe(!operations[id].secured);
  const example = exampleRequest(id);
  const headers = { 'idempotency-key': randomUUID() };
  // The contract must list a 403 for every operation that can refuse a signed-in user.
  const isForAll = typeof operation?.right === 'string' && operation.right !== 'main' && operation.impersonator !== 'never';
  expect(schemasOf(id).responses.has('403') || isForAll || !operations[id].secured).toBe(true);
  expect(validateRequest(id, { query: example.query, headers, body: example.body })).toMatchObject({ ok: true });
  // Every operation that takes an id is called with another client's.
  expect(idKinds[id] !== undefined).toBe('id' in example.query);
});

test('the rights of all operations match the table', () => {
  const declared = allOperations.map(({ id, right }) => [id, typeof right === 'string' ? right : `${right.area} ${right.level}`] as const);
  const decided = Object.entries(expectedRights).flatMap(([right, ids]) => ids.map((id) => [id, right] as const));
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(decided));
});

const isChallenged = ({ id }: { id: OperationId }) => operations[id].challenged;

describe.each(allOperations.filter(isChallenged))('$id, the second sign-in step,', ({ id, right, recentProof }) => {
  test("the second sign-in step requires the first step's token and accepts no other", async () => {
    expect({ right, recentProof }).toEqual({ right: 'none', recentProof: undefined });
    expect(inBrief(await ask(id, null))).toBe('401 unauthorized');
    expect(inBrief(await ask(id, await tokenOf(main.user.id)))).toBe('401 unauthorized');
    expect(inBrief(await ask(id, await impersonate(true)))).toBe('401 unauthorized');
    expect(inBrief(await ask(id, await pendingOf(main.user.id, longAgo())))).toBe('401 unauthorized');
    expect(inBrief(await ask(id, await pendingOf(main.user.id)))).toBe(letIn);
  });
});

describe.each(allOperations.filter((one) => one.right === 'none' && !isChallenged(one)))('$id, a public operation,', ({ id }) => {
  test('a public operation works without a token and with an expired one', async () => {
    expect(inBrief(await ask(id, null))).toBe(letIn);
    expect(inBrief(await ask(id, await tokenOf(main.user.id, longAgo())))).toBe(letIn);
  });
});

describe.each(allOperations.filter(({ right }) => right !== 'none'))('$id', ({ id, right, impersonator, recentProof }) => {
  test('a secured operation requires a valid token', async () => {
    expect(inBrief(await ask(id, null))).toBe('401 unauthorized');
    expect(inBrief(await ask(id, await tokenOf(main.user.id, longAgo())))).toBe('401 unauthorized');
  });

  test("a secured operation refuses the first sign-in step's token", async () => {
    expect(inBrief(await ask(id, await pendingOf(main.user.id)))).toBe('401 unauthorized');
  });

  test('the main user has access', async () => {
    expect(inBrief(await ask(id, await tokenOf(main.user.id)))).toBe(letIn);
  });

  test.each(levels)("a user with %s needs it in the operation's area only", async (role) => {
    const area = typeof right === 'string' ? null : right.area;
    const token = await tokenOf(members.get(memberName(area, role)) ?? 0);
    expect(inBrief(await ask(id, token))).toBe(expectedOf(right, role));
  });

  test('a recent proof is required exactly where declared', async () => {
    // A live session whose sign-in was half an hour ago.
    const token = await tokenOf(main.user.id, new Date(Date.now() - 30 * minuteMs));
    expect(inBrief(await ask(id, token))).toBe(recentProof === true ? '403 proof_required' : letIn);
  });

  test('an impersonating operator has access as declared', async () => {
    const never = '403 not_allowed_while_impersonating';
    expect(inBrief(await ask(id, await impersonate(false)))).toBe(impersonator === 'allowed' ? letIn : never);
    expect(inBrief(await ask(id, await impersonate(true)))).toBe(impersonator === 'never' ? never : letIn);
  });
});

describe.each(allOperations.filter(({ id, right }) => right !== 'none' && idKinds[id] === undefined))('$id', ({ id }) => {
  test('another client has access too', async () => {
    expect(inBrief(await ask(id, await tokenOf(stranger.user.id)))).toBe(letIn);
  });
});

describe.each(Object.entries(idKinds) as [OperationId, keyof OwnIds][])('%s', (id, kind) => {
  test("another client's record is answered like a missing one", async () => {
    const theirs = await ask(id, await tokenOf(stranger.user.id), String(foreign[kind]));
    expect(theirs).toMatchObject({ status: 404, code: 'not_found' });
    expect(theirs).toEqual(await ask(id, await tokenOf(stranger.user.id), missingIds[kind]));
  });
});
