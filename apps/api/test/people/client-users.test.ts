import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { colleagueOf, noRoles, someEmail, usualRoles } from '../people.ts';
import { testedDatabases, password, startTestApi, type TestApi } from '../test-api.ts';

const everything = { services: 'write', billing: 'write', support: 'write', people: 'write' } as const;

describe.each(testedDatabases)('on %s', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database });
  });
  afterAll(() => api.close());
  const change = (token: string, id: number, roles: typeof usualRoles) =>
    api.call('updateClientUserRoles', { token, query: { id }, body: { roles } });

  describe('listClientUsers answers', () => {
    test("200 with the client's own users, the main user first", async () => {
      const { token, user, email } = await api.register();
      await api.register();
      const colleague = await colleagueOf(api, token, { people: 'read', billing: 'none' });
      const waiting = someEmail();
      success(await api.call('inviteClientUser', { token, body: { email: waiting, roles: usualRoles } }));
      const { users, invitations } = success(await api.call('listClientUsers', { token: colleague.token }));
      expect(users).toMatchObject([
        { id: user.id, email, is_main: true, is_self: false, roles: everything },
        { id: colleague.id, is_main: false, is_self: true, roles: { ...usualRoles, people: 'read', billing: 'none' } },
      ]);
      expect(invitations).toMatchObject([{ email: waiting }]);
    });

    test('403 for a user with default rights', async () => {
      const { token } = await api.register();
      const colleague = await colleagueOf(api, token);
      expect(refusal(await api.call('listClientUsers', { token: colleague.token })).code).toBe('not_allowed');
    });
  });

  describe('removeClientUser answers', () => {
    test('200: ends all sessions at once, cancels invitations by the user, prevents sign-in, and frees the email', async () => {
      const { token } = await api.register();
      const colleague = await colleagueOf(api, token, { ...noRoles, people: 'write' });
      const invite = (as: string, email: string) => api.call('inviteClientUser', { token: as, body: { email, roles: noRoles } });
      const invited = success(await invite(colleague.token, someEmail()));
      const byOther = success(await invite(token, someEmail()));
      expect(invited.id).not.toBe(byOther.id);
      const again = success(await api.call('login', { body: { email: colleague.email, password, rememberMe: 1 } })).accessToken ?? '';
      success(await api.call('removeClientUser', { token, query: { id: colleague.id } }));
      for (const ended of [colleague.token, again]) {
        expect(refusal(await api.call('getAccountMeta', { token: ended })).code).toBe('unauthorized');
      }
      const login = await api.call('login', { body: { email: colleague.email, password, rememberMe: 0 } });
      expect(refusal(login).code).toBe('credentials_invalid');
      const { users, invitations } = success(await api.call('listClientUsers', { token }));
      expect([users.length, invitations.map(({ id }) => id)]).toEqual([1, [byOther.id]]);
      expect((await api.register({ email: colleague.email })).user.is_main).toBe(true);
    });

    test('404 for a removed user', async () => {
      const { token } = await api.register();
      const colleague = await colleagueOf(api, token);
      success(await api.call('removeClientUser', { token, query: { id: colleague.id } }));
      expect(refusal(await api.call('removeClientUser', { token, query: { id: colleague.id } })).code).toBe('not_found');
    });

    test('409 for the main user, for every caller', async () => {
      const { token, user } = await api.register();
      const colleague = await colleagueOf(api, token, { people: 'write' });
      for (const by of [token, colleague.token]) {
        const reply = await api.call('removeClientUser', { token: by, query: { id: user.id } });
        expect(refusal(reply)).toMatchObject({ status: 409, code: 'main_user_required' });
      }
      expect(success(await api.call('getAccountMeta', { token })).is_main).toBe(true);
    });
  });

  describe('updateClientUserRoles answers', () => {
    test('200, and the new rights apply from the next request on', async () => {
      const { token } = await api.register();
      const colleague = await colleagueOf(api, token);
      expect((await api.call('listInvoices', { token: colleague.token })).status).toBe(200);
      expect(success(await change(token, colleague.id, noRoles)).roles).toEqual(noRoles);
      expect(refusal(await api.call('listInvoices', { token: colleague.token })).code).toBe('not_allowed');
      expect(success(await api.call('getAccountMeta', { token: colleague.token })).roles).toEqual(noRoles);
    });

    test('200: cancels the invitations by the user that they could no longer send', async () => {
      const { token } = await api.register();
      const manager = await colleagueOf(api, token, { ...noRoles, billing: 'write', people: 'write' });
      const invite = async (as: string, roles: typeof usualRoles) =>
        success(await api.call('inviteClientUser', { token: as, body: { email: someEmail(), roles } })).id;
      const ids = [await invite(token, everything), await invite(manager.token, { ...noRoles, billing: 'read' })];
      await invite(manager.token, { ...noRoles, billing: 'write' });
      const left = async () => success(await api.call('listClientUsers', { token })).invitations.map(({ id }) => id);
      success(await change(token, manager.id, { ...noRoles, billing: 'read', people: 'write' }));
      expect(await left()).toEqual(ids);
      success(await change(token, manager.id, { ...noRoles, billing: 'read' }));
      expect(await left()).toEqual(ids.slice(0, 1));
    });

    test("403 for the caller's own rights, and for rights the caller lacks", async () => {
      const { token } = await api.register();
      const manager = await colleagueOf(api, token, { people: 'write', billing: 'none' });
      const other = await colleagueOf(api, token, { services: 'none', billing: 'none' });
      expect(refusal(await change(manager.token, manager.id, everything)).code).toBe('not_allowed');
      expect(refusal(await change(manager.token, other.id, { ...usualRoles, billing: 'read' })).code).toBe('not_allowed');
      // A caller can grant their own rights.
      success(await change(manager.token, other.id, { ...usualRoles, billing: 'none', people: 'write' }));
      expect(success(await change(token, manager.id, everything)).roles).toEqual(everything);
    });

    test('409 for the main user, 422 for an unknown role', async () => {
      const { token, user } = await api.register();
      const manager = await colleagueOf(api, token, { people: 'write' });
      expect(refusal(await change(manager.token, user.id, noRoles)).code).toBe('main_user_required');
      const reply = await change(token, manager.id, { ...noRoles, billing: 'owner' as 'none' });
      expect(refusal(reply).errors).toMatchObject([{ path: 'roles.billing', code: 'not_in_list' }]);
    });
  });

  describe('transferMainUser answers', () => {
    test('200: the new main user has the role at once, and the old one keeps all areas until removed', async () => {
      const { token, user } = await api.register();
      const colleague = await colleagueOf(api, token, noRoles);
      const { users } = success(await api.call('transferMainUser', { token, query: { id: colleague.id } }));
      expect(users.filter(({ is_main }) => is_main)).toMatchObject([{ id: colleague.id, roles: everything }]);
      expect(success(await api.call('getAccountMeta', { token }))).toMatchObject({ is_main: false, roles: everything });
      expect(refusal(await api.call('transferMainUser', { token, query: { id: user.id } })).code).toBe('not_allowed');
      success(await api.call('removeClientUser', { token: colleague.token, query: { id: user.id } }));
      expect(success(await api.call('getClientProfile', { token: colleague.token })).main_user.id).toBe(colleague.id);
    });

    test('403 for a user with every other right, 404 for a removed user', async () => {
      const { token } = await api.register();
      const manager = await colleagueOf(api, token, { people: 'write' });
      const gone = await colleagueOf(api, token);
      expect(refusal(await api.call('transferMainUser', { token: manager.token, query: { id: manager.id } })).code).toBe('not_allowed');
      success(await api.call('removeClientUser', { token, query: { id: gone.id } }));
      expect(refusal(await api.call('transferMainUser', { token, query: { id: gone.id } })).code).toBe('not_found');
    });
  });

  test('getAccountMeta hides billing and support numbers from a user without these rights', async () => {
    const { token } = await api.register();
    const colleague = await colleagueOf(api, token, noRoles);
    await api.app.database.transaction(async (tx) => {
      const now = new Date();
      const { client_id } = await tx.selectFrom('client_user').select('client_id').where('id', '=', colleague.id).executeTakeFirstOrThrow();
      const invoice = { client_id, amount_cents: 1_990, created_at: now, due_date: '2026-12-01', search_text: '' };
      await tx
        .insertInto('invoice')
        .values({ ...invoice, id: 910_000, status: 'unpaid' })
        .execute();
    });
    expect(success(await api.call('getAccountMeta', { token })).unpaid_invoice_count).toBe(1);
    expect(success(await api.call('getAccountMeta', { token: colleague.token }))).toMatchObject({ unpaid_invoice_count: 0, balance: 0 });
  });

  test('removeClientUser refuses to remove a user who has a right that the caller lacks', async () => {
    const { token } = await api.register();
    const manager = await colleagueOf(api, token, { ...noRoles, billing: 'read', people: 'write' });
    const remove = (by: string, id: number) => api.call('removeClientUser', { token: by, query: { id } });
    for (const more of [{ services: 'read' }, { billing: 'write' }, { support: 'write' }] as const) {
      const user = await colleagueOf(api, token, { ...noRoles, ...more });
      expect(refusal(await remove(manager.token, user.id))).toMatchObject({ status: 403, code: 'not_allowed' });
      expect((await api.call('getAccountMeta', { token: user.token })).status).toBe(200);
      success(await remove(token, user.id));
    }
    const equal = await colleagueOf(api, token, { ...noRoles, billing: 'read', people: 'write' });
    success(await remove(manager.token, equal.id));
  });

  test('updateClientUserRoles refuses to change a user who has a right that the caller lacks, whatever the change', async () => {
    const { token } = await api.register();
    const manager = await colleagueOf(api, token, { ...noRoles, people: 'write' });
    const user = await colleagueOf(api, token, { ...noRoles, billing: 'read' });
    for (const roles of [noRoles, { ...noRoles, billing: 'read' as const }]) {
      expect(refusal(await change(manager.token, user.id, roles))).toMatchObject({ status: 403, code: 'not_allowed' });
    }
    expect(success(await api.call('getAccountMeta', { token: user.token })).roles).toEqual({ ...noRoles, billing: 'read' });
    expect(success(await change(token, user.id, noRoles)).roles).toEqual(noRoles);
    success(await change(manager.token, user.id, { ...noRoles, people: 'write' }));
  });
});
