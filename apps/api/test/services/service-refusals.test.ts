import { dailyRows } from '@portico/test-depth';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../../src/modules/auth/sessions/session.ts';
import { refusal, success } from '../contract-client.ts';
import { impersonationCode } from '../impersonator.ts';
import { colleagueOf } from '../people.ts';
import { alter, ended, ownerOf, serverOf, type ServerOwner } from '../server.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs } from '../test-clock.ts';
import { serviceBodies, serviceReads, serviceWrites, type ServiceWrite } from './service-bodies.ts';

/** Why a suspended service stays off, and what no payment changes. */
const held = [
  ['suspended by staff', { suspended_by_staff: true }, 'Our support suspended this service. Contact support.'],
  [
    'cancelled',
    { cancel_requested_at: new Date(), cancel_reason: 'Done.', cancel_ends_on: '2099-12-31' },
    'This service is suspended and cancelled, so it stays off.',
  ],
] as const;

describe.each(testedDatabases)('refusals of service operations, on %s', (database) => {
  let api: TestApi;
  let owner: ServerOwner;
  let id: number;
  beforeAll(async () => {
    api = await startTestApi({ database });
    owner = await ownerOf(api);
    id = await serverOf(owner);
  });
  afterAll(() => api.close());

  const write = (operation: ServiceWrite, options: object = {}) =>
    api.call(operation, { token: owner.token, query: { id }, body: serviceBodies[operation], ...options } as never);

  // The rights matrix covers every operation.
  describe.each([...dailyRows(serviceReads, 1), ...dailyRows(serviceWrites, 1)])('%s', (operation) => {
    const ask = (options: object) =>
      api.call(operation, { token: owner.token, query: { id }, body: serviceBodies[operation as ServiceWrite], ...options } as never);

    test("401 without a token, 403 without the right, 404 for another client's service, 422 for an invalid id", async () => {
      expect(refusal(await ask({ token: undefined })).status).toBe(401);
      const colleague = await colleagueOf(api, owner.token, {
        services: serviceWrites.includes(operation as ServiceWrite) ? 'read' : 'none',
      });
      expect(refusal(await ask({ token: colleague.token }))).toMatchObject({ status: 403, code: 'not_allowed' });
      const { token } = await api.register();
      const theirs = refusal(await ask({ token }));
      expect(theirs).toMatchObject({ status: 404, code: 'not_found', message: 'Service not found' });
      expect(refusal(await ask({ token, query: { id: 2_147_480_000 } }))).toMatchObject({ ...theirs, request_id: expect.any(String) });
      expect(refusal(await ask({ query: { id: 0 } })).status).toBe(422);
    });
  });

  const sensitive: ServiceWrite[] = [
    'enableVnc',
    'revealVncPassword',
    'resetRootPassword',
    'revealRootPassword',
    'updateSshKey',
    'reinstallService',
  ];
  test.each(sensitive)('%s answers 403 without a recent proof', async (operation) => {
    const now = new Date(Date.now() - 30 * minuteMs);
    const opening = { userId: owner.user.id, rememberMe: false, ipAddress: '127.0.0.1', userAgent: '', now };
    const { token } = await api.app.database.transaction((tx) => openSession(api.app, tx, opening));
    expect(refusal(await write(operation, { token }))).toMatchObject({ status: 403, code: 'proof_required' });
  });

  test('an impersonating operator is named in the activity next to the user, and reveals nothing', async () => {
    const code = await impersonationCode(api.app, owner.email, { write: true });
    const { accessToken: token } = success(await api.call('exchangeImpersonationCode', { body: { code } }));
    const action = success(await api.call('changeServicePower', { token, query: { id }, body: { action: 'restart' } }));
    await ended(api, token, action);
    expect(refusal(await write('revealRootPassword', { token })).code).toBe('not_allowed_while_impersonating');
    const activity = async (language: string) =>
      success(await api.call('listServiceActivity', { token: owner.token, query: { id }, language })).items[0]?.who;
    expect(await activity('en')).toMatch(/^\S.* for Mira Novak$/);
    expect(await activity('ru')).toMatch(/^\S.* от имени Mira Novak$/);
  });

  test.each([
    ['pending', 'service_pending'],
    ['prepare', 'service_preparing'],
    ['suspended', 'service_suspended'],
    ['delete', 'service_deleted'],
  ] as const)('a service that is %s refuses every write', async (status, code) => {
    await alter(api, id, { status });
    try {
      for (const operation of serviceWrites) expect([operation, refusal(await write(operation)).code]).toEqual([operation, code]);
    } finally {
      await alter(api, id, { status: 'active' });
    }
  });

  test.each(held)(
    'a suspended service that no payment resumes refuses without naming an invoice (%s)',
    fullOnly,
    async (_why, state, message) => {
      await alter(api, id, { status: 'suspended', suspended_at: new Date(), ...state });
      try {
        const replies = [await write('changeServicePower'), await api.call('openConsole', { token: owner.token, query: { id } })];
        expect(replies.map((reply) => refusal(reply).message)).toEqual([message, message]);
      } finally {
        const rest = { suspended_by_staff: false, cancel_requested_at: null, cancel_reason: null, cancel_ends_on: null };
        await alter(api, id, { status: 'active', suspended_at: null, ...rest });
      }
    },
  );
});

test('changeServicePower and revealRootPassword answer 429 over their limit', async () => {
  const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const { token } = await api.register();
    const reveal = () => api.call('revealRootPassword', { token, query: { id: 1 } });
    const statuses: number[] = [];
    for (let tries = 0; tries < 61; tries += 1) statuses.push((await reveal()).status);
    expect([statuses[59], statuses[60]]).toEqual([404, 429]);
  } finally {
    await api.close();
  }
});
