import type { Account } from '../accounts.ts';
import type { Check } from '../check.ts';
import { listIn } from '../fields.ts';
import type { Row } from '../row.ts';
import { signIn } from './sign-in.ts';

/** Signs the main account in once more, in another browser. */
async function secondSession(check: Check): Promise<Account> {
  const { email, password } = check.accounts.main();
  const account = { email, password, token: null, browser: check.openBrowser() };
  await signIn(check, account);
  return account;
}

export const sessionRows: readonly Row[] = [
  {
    id: 'logout',
    section: 'contract',
    title: 'A token is refused with 401 after POST /v1/logout',
    needs: ['login', 'loginTwoFactor', 'logout', 'getAccountMeta'],
    writes: 'signs in once more and out again',
    run: async (check) => {
      const account = await secondSession(check);
      await check.ok('logout', { as: account });
      await check.refused('getAccountMeta', 'a token that was signed out', { as: account }, [401]);
      await check.ok('getAccountMeta');
    },
  },
  {
    id: 'end-session',
    section: 'contract',
    title: 'Another session is listed and ended, and its token is refused with 401',
    needs: ['login', 'loginTwoFactor', 'listSessions', 'endSession', 'getAccountMeta'],
    writes: 'signs in once more and ends that session',
    run: async (check) => {
      const account = await secondSession(check);
      const current = listIn(await check.ok('listSessions', { as: account }), 'items').find((session) => session['current'] === true);
      if (current === undefined) check.stop('listSessions', "doesn't mark the current session");
      await check.ok('endSession', { query: { id: String(current?.['id']) } });
      await check.refused('getAccountMeta', 'the token of an ended session', { as: account }, [401]);
      await check.ok('getAccountMeta');
    },
  },
  {
    id: 'confirm-password',
    section: 'contract',
    title: 'A wrong password confirms nothing and does not sign out, the right one does',
    needs: ['confirmPassword', 'getAccountMeta'],
    run: async (check) => {
      const { password } = check.accounts.main();
      await check.refused('confirmPassword', 'a wrong password', { body: { password: 'Not-the-password-1' } });
      await check.ok('getAccountMeta');
      await check.ok('confirmPassword', { body: { password } });
    },
  },
];
