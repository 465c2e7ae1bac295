import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { impersonationCode } from '../impersonator.ts';
import { colleagueOf } from '../people.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';

describe.each(testedDatabases)('on %s', (database) => {
  const clock = testClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database, now: clock.now });
  });
  afterAll(() => api.close());

  const exchange = (code: string) => api.call('exchangeImpersonationCode', { body: { code } });
  const actAs = async (email: string, options?: Parameters<typeof impersonationCode>[2]) =>
    success(await exchange(await impersonationCode(api.app, email, options)));
  const listed = async (token: string) => success(await api.call('listImpersonations', { token })).items;

  describe('exchangeImpersonationCode answers', () => {
    test('200 with a session that names the operator, the reason and the end', async () => {
      const { user, email } = await api.register();
      const before = clock.now().getTime();
      const session = await actAs(email);
      const impersonation = { operator: 'anna', reason: 'Ticket 512', can_write: false };
      expect(session.user).toMatchObject({ ...user, impersonation });
      expect(Date.parse(session.user.impersonation?.until ?? '') - before).toBeGreaterThanOrEqual(15 * minuteMs);
      expect(success(await api.call('getAccountMeta', { token: session.accessToken }))).toEqual(session.user);
    });

    test('422 for a code that is used twice, after 60 seconds, or unknown', async () => {
      const { email } = await api.register();
      const code = await impersonationCode(api.app, email);
      success(await exchange(code));
      expect(refusal(await exchange(code)).code).toBe('impersonation_code_invalid');
      const late = await impersonationCode(api.app, email);
      clock.turn(minuteMs + 1);
      expect(refusal(await exchange(late)).code).toBe('impersonation_code_invalid');
      expect(refusal(await exchange('imp_')).code).toBe('impersonation_code_invalid');
    });

    test('422 for a user who was removed in the meantime', async () => {
      const { token } = await api.register();
      const colleague = await colleagueOf(api, token);
      const code = await impersonationCode(api.app, colleague.email);
      success(await api.call('removeClientUser', { token, query: { id: colleague.id } }));
      expect(refusal(await exchange(code)).code).toBe('impersonation_code_invalid');
    });
  });

  describe("an operator's session", () => {
    test("an operator's session is read-only unless write access was requested", async () => {
      const { email } = await api.register();
      const reading = await actAs(email);
      const change = (token: string) => api.call('updateUser', { token, body: { language: 'ru' } });
      expect(refusal(await change(reading.accessToken)).code).toBe('not_allowed_while_impersonating');
      success(await api.call('listInvoices', { token: reading.accessToken }));
      success(await change((await actAs(email, { write: true })).accessToken));
    });

    test("an operator's session never changes people or payment settings", async () => {
      const { email } = await api.register();
      const { accessToken: token } = await actAs(email, { write: true });
      for (const reply of [
        await api.call('updatePaymentSettings', { token, body: { split_invoice: true } }),
        await api.call('transferMainUser', { token, query: { id: 1 } }),
      ]) {
        expect(refusal(reply).code).toBe('not_allowed_while_impersonating');
      }
    });

    test("an operator's session ends after 15 minutes regardless of use", async () => {
      const { email } = await api.register();
      const { accessToken: token } = await actAs(email);
      clock.turn(14 * minuteMs);
      success(await api.call('getAccountMeta', { token }));
      clock.turn(minuteMs + 1);
      expect(refusal(await api.call('getAccountMeta', { token })).code).toBe('unauthorized');
    });

    test("an operator's session ends at logout, and the client's own session continues", async () => {
      const { email, token } = await api.register();
      const session = await actAs(email);
      success(await api.call('logout', { token: session.accessToken }));
      expect(refusal(await api.call('getAccountMeta', { token: session.accessToken })).code).toBe('unauthorized');
      const [seen] = await listed(token);
      expect(seen?.ended_at).not.toBeNull();
      expect(Date.parse(seen?.ended_at ?? '')).toBeLessThan(Date.parse(seen?.until ?? ''));
    });
  });

  describe('listImpersonations answers', () => {
    test('200 for every user of the client only, with each request, including refused ones', async () => {
      const { token, email, user } = await api.register();
      const stranger = await api.register();
      const colleague = await colleagueOf(api, token);
      await impersonationCode(api.app, email, { reason: 'never used' });
      const { accessToken } = await actAs(email, { reason: 'An <b>invoice</b> is missing' });
      await api.call('listInvoices', { token: accessToken });
      await api.call('updateUser', { token: accessToken, body: { language: 'ru' } });
      const seen = await listed(colleague.token);
      expect(seen).toMatchObject([
        {
          operator: 'anna',
          reason: 'An <b>invoice</b> is missing',
          can_write: false,
          user: { id: user.id, name: 'Mira Novak', email },
          ended_at: null,
          request_count: 2,
          requests: [
            { operation: 'updateUser', allowed: false },
            { operation: 'listInvoices', allowed: true },
          ],
        },
      ]);
      expect(await listed(stranger.token)).toEqual([]);
    });

    test('200 with pages, newest first', async () => {
      const { token, email } = await api.register();
      for (const reason of ['one', 'two', 'three']) {
        await actAs(email, { reason });
        clock.turn(1_000);
      }
      const page = success(await api.call('listImpersonations', { token, query: { page: 2, 'per-page': 2 } }));
      expect(page).toMatchObject({ items: [{ reason: 'one' }], page: 2, per_page: 2, total: 3 });
    });
  });

  test('client impersonate requires a reason and a registered user', async () => {
    const { email } = await api.register();
    await expect(impersonationCode(api.app, email, { reason: '  ' })).rejects.toThrow('REASON must have 1 to 300 characters.');
    await expect(impersonationCode(api.app, 'nobody@example.com')).rejects.toThrow('No user is registered as nobody@example.com.');
  });
});
