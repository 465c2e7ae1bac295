import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailedToken, mailsOf, turnTwoFactorOn } from '../authenticator.ts';
import { refusal, success } from '../contract-client.ts';
import { invitationToken } from '../mailbox.ts';
import { acceptRequest, colleagueOf, someEmail, usualRoles } from '../people.ts';
import { password, startTestApi, type TestApi } from '../test-api.ts';
import { testClock } from '../test-clock.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
});
afterAll(() => api.close());

const remove = async (token: string, id: number) => success(await api.call('removeClientUser', { token, query: { id } }));

describe('a removed user', () => {
  test("a removed user can't finish a sign-in in progress", async () => {
    const { token } = await api.register();
    const colleague = await colleagueOf(api, token);
    const { app } = await turnTwoFactorOn(api, colleague.token, clock);
    const first = success(await api.call('login', { body: { email: colleague.email, password, rememberMe: 0 } }));
    await remove(token, colleague.id);
    const body = { provider: 'google', otp: app.next(), rememberMe: 0 } as const;
    expect((await api.call('loginTwoFactor', { token: first.accessTokenTwoFactor ?? '', body })).status).toBe(401);
  });

  test("a removed user can't use an earlier reset link, and gets no other", async () => {
    const { token, email } = await api.register();
    const colleague = await colleagueOf(api, token);
    success(await api.call('requestPasswordReset', { body: { email: colleague.email } }));
    const link = await mailedToken(api, colleague.email, 'password-reset');
    await remove(token, colleague.id);
    const body = { token: link, password: 'Better-Horse-8', password_repeat: 'Better-Horse-8' };
    expect(refusal(await api.call('resetPassword', { body })).code).toBe('reset_token_invalid');
    success(await api.call('requestPasswordReset', { body: { email: colleague.email } }));
    // Mails are sent in order, and this one was queued later.
    success(await api.call('requestPasswordReset', { body: { email } }));
    await mailedToken(api, email, 'password-reset');
    expect(mailsOf(api, colleague.email).filter(({ template }) => template === 'password-reset')).toHaveLength(1);
  });
});

describe('acceptInvitation', () => {
  test('answers 422 for a common password', async () => {
    const { token } = await api.register();
    const email = someEmail();
    success(await api.call('inviteClientUser', { token, body: { email, roles: usualRoles } }));
    const body = acceptRequest(await invitationToken(api.mailFolder, email), { password: 'Qwerty123', password_repeat: 'Qwerty123' });
    expect(refusal(await api.call('acceptInvitation', { body })).errors).toEqual([
      { path: 'password', code: 'password_common', params: {} },
    ]);
  });

  test('signs in like any other sign-in: it appears in the activity log, and the browser becomes known', async () => {
    const { token } = await api.register();
    const colleague = await colleagueOf(api, token);
    success(await api.call('login', { body: { email: colleague.email, password, rememberMe: 0 } }));
    const { items } = success(await api.call('listActivity', { token: colleague.token }));
    expect(items.map(({ kind }) => kind)).toEqual(['signed_in', 'signed_in']);
    success(await api.call('requestPasswordReset', { body: { email: colleague.email } }));
    await mailedToken(api, colleague.email, 'password-reset');
    expect(mailsOf(api, colleague.email).filter(({ template }) => template === 'new-sign-in')).toEqual([]);
  });
});
