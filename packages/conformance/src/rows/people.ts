import { randomUUID } from 'node:crypto';
import { listIn } from '../fields.ts';
import type { Row } from '../row.ts';

const roles = { services: 'read', billing: 'none', support: 'write', people: 'none' };
/** No account has it. */
const unknownId = '2147483647';

export const peopleRows: readonly Row[] = [
  {
    id: 'invitations',
    section: 'contract',
    title: 'Somebody is invited, listed, and the invitation is cancelled',
    needs: ['inviteClientUser', 'listClientUsers', 'cancelInvitation'],
    writes: 'invites somebody at example.com and cancels the invitation',
    run: async (check) => {
      const email = `conformance-${randomUUID().slice(0, 13)}@example.com`;
      await check.refused('inviteClientUser', 'an invalid address', { body: { email: 'nobody', roles } });
      const own = check.accounts.main().email;
      await check.refused('inviteClientUser', 'the address of a user', { body: { email: own, roles } });
      const { id } = await check.ok('inviteClientUser', { body: { email, first_name: 'Lena', roles } });
      const invited = listIn(await check.ok('listClientUsers'), 'invitations').some((one) => one['email'] === email);
      check.expect(invited, 'listClientUsers', "doesn't list a new invitation");
      await check.ok('cancelInvitation', { query: { id: String(id) } });
      const left = listIn(await check.ok('listClientUsers'), 'invitations').some((one) => one['email'] === email);
      check.expect(!left, 'cancelInvitation', 'leaves the invitation in the list');
      await check.refused('cancelInvitation', 'a cancelled invitation', { query: { id: String(id) } }, [404]);
    },
  },
  {
    id: 'people-refused',
    section: 'contract',
    title: 'Nobody changes, removes or promotes somebody of another client, or accepts a made-up invitation',
    needs: ['updateClientUserRoles', 'removeClientUser', 'transferMainUser', 'getInvitation', 'acceptInvitation'],
    writes: 'tries to change users that the account does not have',
    run: async (check) => {
      const query = { id: unknownId };
      await check.refused('updateClientUserRoles', 'an unknown user', { query, body: { roles } }, [404]);
      await check.refused('removeClientUser', 'an unknown user', { query }, [404]);
      await check.refused('transferMainUser', 'an unknown user', { query }, [404]);
      const as = check.openBrowser();
      const token = 'a'.repeat(43);
      await check.refused('getInvitation', 'a made-up token', { as, body: { token } });
      const password = 'Correct-Horse-7';
      const person = { first_name: 'Lena', last_name: 'Novak', language: 'en', password, password_repeat: password };
      const agreements = { accept_rules: 1, accept_public_offer: 1, email_marketing: 0, email_news: 0 };
      await check.refused('acceptInvitation', 'a made-up token', { as, body: { token, ...person, ...agreements } });
    },
  },
];
