import type { Account } from '../accounts.ts';
import type { Check } from '../check.ts';
import { objectIn, textIn, type Fields } from '../fields.ts';
import type { Row } from '../row.ts';
import { oneTimeCode } from './two-factor-code.ts';

const userFields = ['firstname', 'balance', 'admin_reply_ticket_count', 'unpaid_invoice_count', 'language'] as const;

/** Signs in by password, and by the second step where the account has one. */
export async function signIn(check: Check, account: Account): Promise<Fields> {
  const { email, password, browser } = account;
  const answer = await check.ok('login', { as: browser, body: { email, password, rememberMe: 0 } });
  if (answer['status'] === 'required_activation') check.notTried('the account is not activated');
  if (answer['status'] !== 'requested_two_factor_challenge') {
    account.token = takeToken(check, 'login', answer);
    return answer;
  }
  const otp = await oneTimeCode(check, account, null);
  const token = textIn(answer, 'accessTokenTwoFactor');
  const second = await check.ok('loginTwoFactor', {
    as: browser,
    token,
    body: { provider: answer['two_factor_provider'], otp, rememberMe: 0 },
  });
  account.token = takeToken(check, 'loginTwoFactor', second);
  return second;
}

/** Takes the token from the response to a sign-in's last step. */
export function takeToken(check: Check, id: 'login' | 'loginTwoFactor', answer: Fields): string {
  check.expect(textIn(objectIn(answer, 'user'), 'firstname') !== '', id, 'returns no user with a firstname');
  return textIn(answer, 'accessToken') || check.stop(id, 'returns no accessToken');
}

export const signInRows: readonly Row[] = [
  {
    id: 'login',
    section: '7',
    title: 'POST /v1/login returns status, accessToken and user',
    needs: ['login', 'loginTwoFactor'],
    run: async (check) => {
      const { given, fresh } = check.accounts;
      const account = given ?? fresh ?? check.notTried('it needs --email and --password, or --new-email with --write');
      const { status } = await signIn(check, account);
      check.expect(status === undefined || status === 'success', 'login', `returns status ${JSON.stringify(status)}, not "success"`);
    },
  },
  {
    id: 'login-refused',
    section: '8',
    title: 'A wrong password is refused with a message, and not with 401',
    needs: ['login'],
    run: async (check) => {
      const { email } = check.accounts.main();
      const body = { email, password: 'Not-the-password-1', rememberMe: 0 };
      const { body: answer } = await check.refused('login', 'a wrong password', { as: check.openBrowser(), body });
      const message = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : undefined;
      check.expect(typeof message === 'string' && message !== '', 'login', 'refuses a wrong password without a message');
    },
  },
  {
    id: 'account-meta',
    section: '7',
    title: 'GET /v1/account/meta returns the user as the login does',
    needs: ['getAccountMeta', 'login', 'loginTwoFactor'],
    run: async (check) => {
      const account = check.accounts.main();
      const meta = await check.ok('getAccountMeta');
      if (account !== check.accounts.given) return;
      const user = objectIn(await signIn(check, account), 'user');
      for (const field of userFields) {
        const [mine, loggedIn] = [JSON.stringify(meta[field]), JSON.stringify(user[field])];
        check.expect(mine === loggedIn, 'getAccountMeta', `${field} is ${mine}, and ${loggedIn} after a login`);
      }
    },
  },
];
