import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsOf } from '../authenticator.ts';
import { refusal, success } from '../contract-client.ts';
import { invitationToken, rawMails, readMails } from '../mailbox.ts';
import { acceptRequest, colleagueOf, noRoles, someEmail, usualRoles } from '../people.ts';
import { testedDatabases, password, signupRequest, startTestApi, type TestApi } from '../test-api.ts';
import { dayMs, testClock } from '../test-clock.ts';

describe.each(testedDatabases)('on %s', (database) => {
  const clock = testClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database, now: clock.now });
  });
  afterAll(() => api.close());

  async function invited(token: string, email = someEmail(), mails = 1) {
    const invitation = success(await api.call('inviteClientUser', { token, body: { email, roles: usualRoles } }));
    return { invitation, email, link: await invitationToken(api.mailFolder, email, mails) };
  }
  const accept = (link: string) => api.call('acceptInvitation', { body: acceptRequest(link) });

  describe('inviteClientUser answers', () => {
    test("200, and the mail is in the inviting user's language", async () => {
      const { token, email: inviter } = await api.register();
      const email = someEmail();
      const body = { email, first_name: 'Lena', roles: usualRoles };
      const invitation = success(await api.call('inviteClientUser', { token, body, language: 'ru' }));
      expect(invitation).toMatchObject({ email, first_name: 'Lena', roles: usualRoles, invited_by: 'Mira Novak' });
      expect(Date.parse(invitation.expires_at) - Date.parse(invitation.created_at)).toBe(7 * dayMs);
      await invitationToken(api.mailFolder, email);
      expect(readMails(api.mailFolder).find(({ to }) => to === email)?.text).toContain(`Mira Novak (${inviter}) приглашает вас`);
    });

    test('401 without a token, 403 without the right to manage people', async () => {
      const { token } = await api.register();
      const colleague = await colleagueOf(api, token, { people: 'read' });
      const body = { email: someEmail(), roles: noRoles };
      expect(refusal(await api.call('inviteClientUser', { body })).code).toBe('unauthorized');
      expect(refusal(await api.call('inviteClientUser', { token: colleague.token, body })).code).toBe('not_allowed');
    });

    test('403 for rights that the inviting user lacks', async () => {
      const { token } = await api.register();
      const colleague = await colleagueOf(api, token, { people: 'write', billing: 'read' });
      const invite = (roles: typeof usualRoles) =>
        api.call('inviteClientUser', { token: colleague.token, body: { email: someEmail(), roles } });
      expect(refusal(await invite(usualRoles)).code).toBe('not_allowed');
      success(await invite({ ...usualRoles, billing: 'read', people: 'write' }));
    });

    test('422 for the email of a user of this client, however it is spelled', async () => {
      const { token, email } = await api.register();
      const { errors } = refusal(await api.call('inviteClientUser', { token, body: { email: email.toUpperCase(), roles: usualRoles } }));
      expect(errors).toEqual([{ path: 'email', code: 'email_taken', params: {} }]);
    });

    test("200 for the email of another client's user, as for an unknown one: only its owner learns that it is taken", async () => {
      const { token } = await api.register();
      const other = await api.register();
      const { invitation } = await invited(token);
      const reply = success(await api.call('inviteClientUser', { token, body: { email: other.email, roles: usualRoles } }));
      const { id, email, created_at, expires_at } = reply;
      expect(reply).toEqual({ ...invitation, id, email, created_at, expires_at });
      const templates = () => mailsOf(api, other.email).map(({ template }) => template);
      await expect.poll(templates).toContain('email-in-use');
      expect(templates()).not.toContain('invitation');
    });

    test("409 at the client's maximum number of users", async () => {
      const { token, user } = await api.register();
      const template = await api.app.database.read((tx) =>
        tx.selectFrom('client_user').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow(),
      );
      const { id: _id, ...row } = template;
      const more = Array.from({ length: 99 }, (_, index) => ({ ...row, is_main: false, email_key: `${index} ${row.email_key}` }));
      await api.app.database.transaction((tx) => tx.insertInto('client_user').values(more).execute());
      const reply = await api.call('inviteClientUser', { token, body: { email: someEmail(), roles: usualRoles } });
      expect(refusal(reply)).toMatchObject({ status: 409, code: 'client_users_full' });
    });
  });

  describe('getInvitation answers', () => {
    test('200 with what the page shows', async () => {
      const { token } = await api.register();
      const { link, email, invitation } = await invited(token);
      expect(success(await api.call('getInvitation', { body: { token: link } }))).toEqual({
        email,
        first_name: null,
        client_name: 'Mira Novak',
        language: 'en',
        expires_at: invitation.expires_at,
      });
    });

    test('422 for an unknown token', async () => {
      const reply = await api.call('getInvitation', { body: { token: `inv_${'a'.repeat(43)}` } });
      expect(refusal(reply).code).toBe('invitation_invalid');
    });
  });

  describe('acceptInvitation answers', () => {
    test('200: creates a user of that client with that email and those rights, who can sign in', async () => {
      const { token } = await api.register();
      const { link, email } = await invited(token);
      const { user, accessToken } = success(await accept(link));
      expect(user).toMatchObject({ email, firstname: 'Lena', is_main: false, roles: usualRoles, impersonation: null });
      expect(success(await api.call('getAccountMeta', { token: accessToken }))).toEqual(user);
      expect(success(await api.call('login', { body: { email, password, rememberMe: 0 } })).status).toBe('success');
      const people = success(await api.call('listClientUsers', { token }));
      expect(people.users.map((one) => one.email)).toContain(email);
      expect(people.invitations).toEqual([]);
    });

    test('422 for a used link', async () => {
      const { token } = await api.register();
      const { link } = await invited(token);
      success(await accept(link));
      expect(refusal(await accept(link)).code).toBe('invitation_invalid');
      expect(refusal(await api.call('getInvitation', { body: { token: link } })).code).toBe('invitation_invalid');
    });

    test('422 for a replaced or cancelled invitation, and after 7 days', async () => {
      const { token } = await api.register();
      const first = await invited(token);
      const second = await invited(token, first.email, 2);
      expect(refusal(await accept(first.link)).code).toBe('invitation_invalid');
      success(await api.call('cancelInvitation', { token, query: { id: second.invitation.id } }));
      expect(refusal(await accept(second.link)).code).toBe('invitation_invalid');
      const third = await invited(token, first.email, 3);
      clock.turn(7 * dayMs + 1);
      expect(refusal(await accept(third.link)).code).toBe('invitation_expired');
      expect(refusal(await api.call('getInvitation', { body: { token: third.link } })).code).toBe('invitation_expired');
    });

    test('422 for another email than invited, or a violated sign-up rule', async () => {
      const { token } = await api.register();
      const { link } = await invited(token);
      const body = { ...acceptRequest(link), email: someEmail() };
      expect(refusal(await api.call('acceptInvitation', { body })).errors).toMatchObject([{ path: 'email', code: 'unknown_key' }]);
      const weak = acceptRequest(link, { last_name: 'N', password_repeat: 'Other-Horse-7', accept_rules: 0 });
      const { errors } = refusal(await api.call('acceptInvitation', { body: weak }));
      expect(errors.map(({ path }) => path).toSorted()).toEqual(['accept_rules', 'last_name', 'password_repeat']);
      success(await accept(link));
    });

    test('409 if the email got its own account in the meantime', fullOnly, async () => {
      const { token } = await api.register();
      const { link, email } = await invited(token);
      const own = await api.register({ email });
      expect(refusal(await accept(link))).toMatchObject({ status: 409, code: 'email_taken' });
      expect(success(await api.call('getAccountMeta', { token: own.token })).is_main).toBe(true);
    });

    test("200 if the email's own sign-up was never verified, because it isn't a user", async () => {
      const { token } = await api.register();
      const email = someEmail();
      success(await api.call('signUp', { body: signupRequest({ email, password: 'Squatter-Horse-7' }) }));
      const { link } = await invited(token, email);
      success(await accept(link));
      const squatter = await api.call('login', { body: { email, password: 'Squatter-Horse-7', rememberMe: 0 } });
      expect(refusal(squatter).code).toBe('credentials_invalid');
      expect(success(await api.call('login', { body: { email, password, rememberMe: 0 } })).status).toBe('success');
    });
  });

  describe('cancelInvitation answers', () => {
    test("200 once, then 404, as for another client's invitation", async () => {
      const { token } = await api.register();
      const stranger = await api.register();
      const { invitation } = await invited(token);
      const cancel = (by: string) => api.call('cancelInvitation', { token: by, query: { id: invitation.id } });
      expect(refusal(await cancel(stranger.token)).code).toBe('not_found');
      expect(success(await cancel(token)).message).toBe('Invitation cancelled.');
      expect(refusal(await cancel(token)).code).toBe('not_found');
    });
  });

  test('the database contains no usable invitation token', async () => {
    const { token } = await api.register();
    const { link } = await invited(token);
    const rows = await api.app.database.read((tx) => tx.selectFrom('invitation').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(link);
  });

  test("an invitation mail quotes names without links, in the subject too, and shows the inviting user's address", async () => {
    const { token, user, email: inviter } = await api.register();
    // Rows of an earlier release may contain names that today's rules refuse.
    await api.app.database.transaction(async (tx) => {
      const clientOfUser = tx.selectFrom('client_user').select('client_id').where('id', '=', user.id);
      const company_name = 'Account locked! Go to https://evil.example/verify?user=1 or evil.example today, before it is closed';
      await tx.updateTable('client').set({ company_name }).where('id', '=', clientOfUser).execute();
      const names = { first_name: 'www.evil.example', last_name: 'https://evil.example/login' };
      await tx.updateTable('client_user').set(names).where('id', '=', user.id).execute();
    });
    const { email } = await invited(token);
    const [{ head, html, text } = { head: '', html: '', text: '' }] = rawMails(api.mailFolder, email);
    const quoted = `www. evil. example evil. example login (${inviter}) invited you to`;
    // A long header continues on the next line after a space.
    expect(head.replaceAll(/\r?\n /g, ' ')).toContain(`Subject: ${quoted}`);
    expect(text).toContain(`${quoted} the account of =E2=80=9CAccount locked Go to evil. example`);
    expect(`${head}${html}${text}`).not.toMatch(/evil\.\S/);
  });

  test('inviteClientUser refuses to replace an invitation that has a right that the caller lacks', async () => {
    const { token } = await api.register();
    const manager = await colleagueOf(api, token, { ...noRoles, people: 'write' });
    const { email, link } = await invited(token);
    const body = { email: email.toUpperCase(), roles: noRoles };
    expect(refusal(await api.call('inviteClientUser', { token: manager.token, body })).code).toBe('not_allowed');
    expect(success(await accept(link)).user.roles).toEqual(usualRoles);
  });

  test('cancelInvitation refuses to cancel an invitation that has a right that the caller lacks', async () => {
    const { token } = await api.register();
    const manager = await colleagueOf(api, token, { ...noRoles, people: 'write' });
    const { invitation, link } = await invited(token);
    const reply = await api.call('cancelInvitation', { token: manager.token, query: { id: invitation.id } });
    expect(refusal(reply)).toMatchObject({ status: 403, code: 'not_allowed' });
    success(await accept(link));
  });
});
