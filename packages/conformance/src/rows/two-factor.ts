import { textIn } from '../fields.ts';
import type { Row } from '../row.ts';
import { takeToken } from './sign-in.ts';
import { otherCode } from './sign-up.ts';
import { oneTimeCode } from './two-factor-code.ts';

export const twoFactorRows: readonly Row[] = [
  {
    id: 'two-factor',
    section: '7',
    title: 'Two-factor authentication is turned on by a code, asked for at the login, and turned off by a code',
    needs: [
      'requestTwoFactorGoogle',
      'completeTwoFactorGoogle',
      'getTwoFactorMeta',
      'login',
      'loginTwoFactor',
      'getAccountMeta',
      'requestDisableTwoFactor',
      'disableTwoFactor',
    ],
    writes: "turns the new account's two-factor authentication on and off",
    run: async (check) => {
      const account = check.accounts.disposable();
      const { email, password, browser } = account;
      const isOn = async () => (await check.ok('getTwoFactorMeta', { as: account }))['enabled'] === true;

      const requested = await check.ok('requestTwoFactorGoogle', { as: account, body: { provider: 'google' } });
      const secret = textIn(requested, 'secret') || null;
      const first = await oneTimeCode(check, account, secret);
      await check.refused('completeTwoFactorGoogle', 'a wrong code', { as: account, body: { otp: otherCode(first) } });
      await check.ok('completeTwoFactorGoogle', { as: account, body: { otp: first } });
      check.expect(await isOn(), 'getTwoFactorMeta', 'says that two-factor authentication is off after it was turned on');

      const login = await check.ok('login', { as: browser, body: { email, password, rememberMe: 0 } });
      const challenge = textIn(login, 'accessTokenTwoFactor');
      if (login['status'] !== 'requested_two_factor_challenge' || challenge === '') {
        check.stop('login', `returns status ${JSON.stringify(login['status'])} and no two-factor token while two-factor is on`);
      }
      check.expect(login['two_factor_provider'] === 'google', 'login', 'returns another two_factor_provider than "google"');
      await check.refused('getAccountMeta', 'the token of the first step', { as: browser, token: challenge }, [401]);

      const otp = await oneTimeCode(check, account, secret);
      const second = { provider: 'google', rememberMe: 0 };
      await check.refused('loginTwoFactor', 'a wrong code', { as: browser, token: challenge, body: { ...second, otp: otherCode(otp) } });
      const answer = await check.ok('loginTwoFactor', { as: browser, token: challenge, body: { ...second, otp } });
      account.token = takeToken(check, 'loginTwoFactor', answer);

      await check.ok('requestDisableTwoFactor', { as: account });
      const last = await oneTimeCode(check, account, secret);
      await check.ok('disableTwoFactor', { as: account, body: { provider: 'google', otp: last } });
      check.expect(!(await isOn()), 'getTwoFactorMeta', 'says that two-factor authentication is on after it was turned off');
    },
  },
];
