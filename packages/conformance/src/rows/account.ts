import { textIn } from '../fields.ts';
import type { Row } from '../row.ts';
import { signIn } from './sign-in.ts';
import { mailed, newPassword, otherCode } from './sign-up.ts';

export const accountRows: readonly Row[] = [
  {
    id: 'user-details',
    section: '7',
    title: 'GET /v1/account/user-details-meta returns the user',
    needs: ['getUserDetails'],
    run: async (check) => void (await check.ok('getUserDetails')),
  },
  {
    id: 'two-factor-meta',
    section: '7',
    title: 'GET /v1/account/two-factor-meta says whether two-factor authentication is on',
    needs: ['getTwoFactorMeta'],
    run: async (check) => {
      const { enabled } = await check.ok('getTwoFactorMeta');
      check.expect(typeof enabled === 'boolean', 'getTwoFactorMeta', `enabled is ${JSON.stringify(enabled)}, not true or false`);
    },
  },
  {
    id: 'user-update',
    section: '7',
    title: 'POST /v1/account/user-update changes the user that account meta returns',
    needs: ['updateUser', 'getAccountMeta'],
    writes: "changes the user's language and changes it back",
    run: async (check) => {
      const { language } = await check.ok('getAccountMeta');
      const other = language === 'ru' ? 'en' : 'ru';
      await check.ok('updateUser', { body: { language: other } });
      const { language: changed } = await check.ok('getAccountMeta');
      check.expect(changed === other, 'updateUser', `leaves the language at ${JSON.stringify(changed)} after a change to "${other}"`);
      await check.ok('updateUser', { body: { language } });
    },
  },
];

/** These change how an account is signed in to, so they come last and need an account of the run. */
export const credentialRows: readonly Row[] = [
  {
    id: 'password-change',
    section: '7',
    title: 'POST /v1/account/user-change-password refuses a weak password; the new one signs in and the old one does not',
    needs: ['changePassword', 'login', 'loginTwoFactor'],
    writes: "changes the new account's password",
    run: async (check) => {
      const account = check.accounts.disposable();
      const { email, password: current_password, browser } = account;
      const password = newPassword();
      const weak = { current_password, password: 'short', password_repeat: 'short' };
      await check.refused('changePassword', 'a password of 5 characters', { as: account, body: weak });
      await check.ok('changePassword', { as: account, body: { current_password, password, password_repeat: password } });
      account.password = password;
      await signIn(check, account);
      await check.refused('login', 'the old password', { as: browser, body: { email, password: current_password, rememberMe: 0 } });
    },
  },
  {
    id: 'email-change',
    section: '7',
    title: 'An e-mail changes after the code sent to the new address, which can be sent again, and not after a wrong one',
    needs: ['requestEmailChange', 'resendEmailChangeCode', 'completeEmailChange', 'login', 'loginTwoFactor'],
    writes: "changes the new account's e-mail",
    run: async (check) => {
      const account = check.accounts.disposable();
      const email = account.email.replace('@', '-changed@');
      const { id } = await check.ok('requestEmailChange', { as: account, body: { email } });
      // Section 7 sends it again with an id, which only this response can have.
      check.expect(id !== undefined, 'requestEmailChange', 'returns no id to send the code again with');
      await check.ok('resendEmailChangeCode', { as: account, body: { id } });
      const token = await mailed(check, 'email-change', email);
      await check.refused('completeEmailChange', 'a wrong code', { as: account, body: { email, token: otherCode(token) } });
      await check.ok('completeEmailChange', { as: account, body: { email, token } });
      account.email = email;
      await signIn(check, account);
    },
  },
  {
    id: 'password-reset',
    section: '7',
    title: 'POST /v1/password-reset takes the token of the link once, and no other',
    needs: ['requestPasswordReset', 'resetPassword', 'login', 'loginTwoFactor'],
    writes: "resets the new account's password",
    run: async (check) => {
      const account = check.accounts.disposable();
      const { email, browser } = account;
      const password = newPassword();
      const passwords = { password, password_repeat: password };
      await check.refused('resetPassword', 'a made-up token', { as: browser, body: { token: 'made-up', ...passwords } });
      await check.ok('requestPasswordReset', { as: browser, body: { email } });
      const token = await mailed(check, 'password-reset', email);
      const weak = { password: 'short', password_repeat: 'short' };
      await check.refused('resetPassword', 'a password of 5 characters', { as: browser, body: { token, ...weak } });
      await check.ok('resetPassword', { as: browser, body: { token, ...passwords } });
      account.password = password;
      await check.refused('resetPassword', 'a used token', { as: browser, body: { token, ...passwords } });
      const answer = await signIn(check, account);
      check.expect(textIn(answer, 'accessToken') !== '', 'login', 'returns no accessToken after a reset');
    },
  },
];
