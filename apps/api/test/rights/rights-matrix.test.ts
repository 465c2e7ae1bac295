import { randomUUID } from 'node:crypto';
import type { Roles } from '@portico/contract';
import { operations, type OperationId } from '@portico/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractAjv, requestValidator } from '../../src/http/contract/request-validation.ts';
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
    // Nobody ends the sessions of this one here.
    sessionOf: members.get(memberName('services', 'read')) ?? 0,
  });
}, 120_000);
afterAll(() => api.close());

/** The contract's own example of a request, by somebody, with another id where one is given. */
function ask(id: OperationId, token: string | null, otherId?: string): Promise<Answered> {
  const { query, body } = exampleRequest(id);
  return send(api.url, id, token, { query: otherId === undefined ? query : { ...query, id: otherId }, body });
}

const tokenOf = async (userId: number, now?: Date) => (await openSessionOf(api, userId, now)).token;
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
  const example = exampleRequest(id);
  const headers = { 'idempotency-key': randomUUID() };
  // The contract says of everything that may be refused to somebody who is signed in that it may be.
  const isForAll = typeof operation?.right === 'string' && operation.right !== 'main' && operation.impersonator !== 'never';
  expect(schemasOf(id).responses.has('403') || isForAll || !operations[id].secured).toBe(true);
  expect(requestValidator(contractAjv(), id)({ query: example.query, headers, body: example.body })).toMatchObject({ ok: true });
  // Whatever takes an id is asked with that of another client.
  expect(idKinds[id] !== undefined).toBe('id' in example.query);
});

test('the rights of all operations are those of the table', () => {
  const declared = allOperations.map(({ id, right }) => [id, typeof right === 'string' ? right : `${right.area} ${right.level}`] as const);
  const decided = Object.entries(expectedRights).flatMap(([right, ids]) => ids.map((id) => [id, right] as const));
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(decided));
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

describe.each(allOperations.filter(({ id, right }) => right !== 'none' && idKinds[id] === undefined))('$id', ({ id }) => {
  test('is there for another client, too', async () => {
    expect(inBrief(await ask(id, await tokenOf(stranger.user.id)))).toBe(letIn);
  });
});

describe.each(Object.entries(idKinds) as [OperationId, keyof OwnIds][])('%s', (id, kind) => {
  test('answers about another client’s thing as about one that is not there', async () => {
    const theirs = await ask(id, await tokenOf(stranger.user.id), String(foreign[kind]));
    expect(theirs).toMatchObject({ status: 404, code: 'not_found' });
    expect(theirs).toEqual(await ask(id, await tokenOf(stranger.user.id), missingIds[kind]));
  });
});
