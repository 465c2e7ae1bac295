import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, success, type Reply } from '../contract-client.ts';
import { impersonationCode } from '../impersonator.ts';
import { acceptRequest, colleagueOf, noRoles, someEmail, usualRoles, type Colleague } from '../people.ts';
import { invitationToken } from '../mailbox.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

/* Runs on PostgreSQL, because the embedded database's single connection hides such races. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ database: 'postgres' });
});
afterAll(() => api.close());

const times = 8;
const atOnce = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
const successes = (replies: readonly { ok: boolean }[]) => replies.filter(({ ok }) => ok).length;

test('an invitation accepted eight times at once creates one user', async () => {
  const { token } = await api.register();
  const email = someEmail();
  success(await api.call('inviteClientUser', { token, body: { email, roles: usualRoles } }));
  const link = await invitationToken(api.mailFolder, email);
  const replies = await atOnce(() => api.call('acceptInvitation', { body: acceptRequest(link) }));
  expect(successes(replies)).toBe(1);
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(times - 1);
  expect(success(await api.call('listClientUsers', { token })).users).toHaveLength(2);
});

test('an email invited by two clients at once becomes a user of one of them', async () => {
  const email = someEmail();
  const clients = [await api.register(), await api.register()];
  const links: string[] = [];
  for (const [index, { token }] of clients.entries()) {
    success(await api.call('inviteClientUser', { token, body: { email, roles: usualRoles } }));
    links.push(await invitationToken(api.mailFolder, email, index + 1));
  }
  const replies = await Promise.all(links.map((link) => api.call('acceptInvitation', { body: acceptRequest(link) })));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('one of eight concurrent transfers of the main role succeeds, and there is one main user', async () => {
  const { token } = await api.register();
  const people: Colleague[] = [];
  while (people.length < times) people.push(await colleagueOf(api, token, { people: 'read' }));
  const replies = await atOnce((index) => api.call('transferMainUser', { token, query: { id: people[index]?.id ?? 0 } }));
  expect(successes(replies)).toBe(1);
  expect(replies.filter(({ status }) => status === 403)).toHaveLength(times - 1);
  const { users } = success(await api.call('listClientUsers', { token: people[0]?.token ?? '' }));
  expect(users.filter(({ is_main }) => is_main)).toHaveLength(1);
});

test('removing a user during a transfer of the main role to them leaves a main user either way', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { token, user } = await api.register();
    const manager = await colleagueOf(api, token, { people: 'write' });
    const newMainUser = await colleagueOf(api, token);
    const [handed, removed]: [Reply<'transferMainUser'>, Reply<'removeClientUser'>] = await Promise.all([
      api.call('transferMainUser', { token, query: { id: newMainUser.id } }),
      api.call('removeClientUser', { token: manager.token, query: { id: newMainUser.id } }),
    ]);
    expect(handed.ok).not.toBe(removed.ok);
    const { users } = success(await api.call('listClientUsers', { token: manager.token }));
    expect(users.filter(({ is_main }) => is_main).map(({ id }) => id)).toEqual([handed.ok ? newMainUser.id : user.id]);
  }
});

test('requests under way while a user loses the right to manage users change nothing', async () => {
  const { token } = await api.register();
  const manager = await colleagueOf(api, token, { people: 'write' });
  const other = await colleagueOf(api, token);
  const { id } = success(await api.call('inviteClientUser', { token, body: { email: someEmail(), roles: usualRoles } }));
  const as = { token: manager.token };
  const before = success(await api.call('listClientUsers', { token }));
  const { replies } = await api.app.database.transaction(async (tx) => {
    await tx.updateTable('client_user').set({ role_people: 'none' }).where('id', '=', manager.id).execute();
    const pending = Promise.all([
      api.call('inviteClientUser', { ...as, body: { email: someEmail(), roles: usualRoles } }),
      api.call('updateClientUserRoles', { ...as, query: { id: other.id }, body: { roles: noRoles } }),
      api.call('removeClientUser', { ...as, query: { id: other.id } }),
      api.call('cancelInvitation', { ...as, query: { id } }),
    ]);
    await waitFor('requests that wait for the lock', async () => {
      const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
      return rows.length >= 4;
    });
    // Wrapped, not awaited: they finish only after this transaction ends.
    return { replies: pending };
  });
  expect((await replies).map((reply) => refusal(reply).code)).toEqual(Array.from({ length: 4 }, () => 'not_allowed'));
  const after = success(await api.call('listClientUsers', { token }));
  expect(after.invitations).toEqual(before.invitations);
  expect(after.users.map((user) => user.id)).toEqual(before.users.map((user) => user.id));
});

test("an operator's code exchanged eight times at once opens one session", async () => {
  const { email } = await api.register();
  const code = await impersonationCode(api.app, email);
  expect(successes(await atOnce(() => api.call('exchangeImpersonationCode', { body: { code } })))).toBe(1);
});
