import { randomInt } from 'node:crypto';
import type { Check } from '../check.ts';
import type { CodePurpose } from '../codes.ts';
import { textIn } from '../fields.ts';
import type { Row } from '../row.ts';

/** It has what every password rule of the specification asks for, the reset's narrower alphabet too. */
export const newPassword = () => `Conformance_${randomInt(1_000, 10_000)}`;

/** Returns the payload of a sign-up by section 3. */
export function signUpBody(email: string, password: string) {
  return {
    first_name: 'Mira',
    last_name: 'Novak',
    country: 'DE',
    language: 'en',
    email,
    password,
    password_repeat: password,
    accept_rules: 1,
    accept_public_offer: 1,
    email_marketing: 0,
    email_news: 0,
  };
}

function signedUp(check: Check) {
  return check.accounts.fresh ?? check.notTried('it needs an address to sign up with: --new-email');
}

export const signUpRows: readonly Row[] = [
  {
    id: 'sign-up-rules',
    section: '5',
    title: 'A sign-up with a weak password, a one-letter name or rules that are not accepted is refused',
    needs: ['signUp'],
    writes: 'tries to sign up with invalid data',
    run: async (check) => {
      const { email, password, browser } = signedUp(check);
      const body = signUpBody(email, password);
      const wrong: readonly (readonly [string, object])[] = [
        ['a password of 7 characters', { password: 'Short-7', password_repeat: 'Short-7' }],
        ['a password without a digit', { password: 'No-digit-here', password_repeat: 'No-digit-here' }],
        ['two different passwords', { password_repeat: `${password}x` }],
        ['a first name of one letter', { first_name: 'M' }],
        ['rules that are not accepted', { accept_rules: 0 }],
      ];
      for (const [what, changes] of wrong) await check.refused('signUp', what, { as: browser, body: { ...body, ...changes } });
    },
  },
  {
    id: 'sign-up',
    section: '7',
    title: 'POST /v1/signup takes the payload of section 3 and returns success',
    needs: ['signUp'],
    writes: 'signs up a new account',
    run: async (check) => {
      const { email, password, browser } = signedUp(check);
      const { status } = await check.ok('signUp', { as: browser, body: signUpBody(email, password) });
      check.expect(status === 'success', 'signUp', `returns status ${JSON.stringify(status)}, not "success"`);
    },
  },
  {
    id: 'login-unverified',
    section: '4',
    title: 'A login before the e-mail is verified returns required_activation',
    needs: ['signUp', 'login'],
    writes: 'signs in to the new account',
    run: async (check) => {
      const { email, password, browser } = signedUp(check);
      const { status, accessToken } = await check.ok('login', { as: browser, body: { email, password, rememberMe: 0 } });
      check.expect(status === 'required_activation', 'login', `returns status ${JSON.stringify(status)}, not "required_activation"`);
      check.expect(typeof accessToken !== 'string', 'login', 'returns an accessToken before the e-mail is verified');
    },
  },
  {
    id: 'verify-email',
    section: '7',
    title: 'POST /v1/verify-email refuses a wrong code and returns accessToken for the right one',
    needs: ['signUp', 'verifyEmail', 'getAccountMeta'],
    writes: 'verifies the new account',
    run: async (check) => {
      const account = signedUp(check);
      const { email, browser } = account;
      const code = await mailed(check, 'verify-email', email);
      await check.refused('verifyEmail', 'a wrong code', { as: browser, body: { email, token: otherCode(code) } });
      const answer = await check.ok('verifyEmail', { as: browser, body: { email, token: code } });
      account.token = textIn(answer, 'accessToken') || check.stop('verifyEmail', 'returns no accessToken');
      await check.ok('getAccountMeta', { as: account });
    },
  },
];

/** Returns the code of the newest mail. */
export async function mailed(check: Check, purpose: CodePurpose, email: string): Promise<string> {
  return (await check.code({ purpose, email, secret: null })) ?? check.notTried('no code arrived: --code-command');
}

/** Returns a code that isn't this one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
