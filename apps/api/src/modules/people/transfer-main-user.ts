import { announce } from '../../events/announce.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { clientUsersRepository } from './client-users.repository.ts';
import { readClientUsers } from './people.presenter.ts';

export const transferMainUser = defineOperation('transferMainUser', {
  right: 'main',
  impersonator: 'never',
  async handle({ app, account, query: { id } }) {
    return await app.database.transaction(async (tx) => {
      const users = clientUsersRepository(tx, account.clientId);
      const all = await users.lock();
      // Who was faster with another hand-over has left this one without the role.
      if (!all.some((row) => row.id === account.userId && row.is_main)) return refuse(403, 'not_allowed');
      if (!all.some((row) => row.id === id)) return refuse(404, 'not_found', { message: 'people.user.notFound' });
      if (id !== account.userId && !(await users.handOver(account.userId, id))) return refuse(403, 'not_allowed');
      announce.account(tx, account.clientId);
      return { status: 200, body: await readClientUsers(tx, account) };
    });
  },
});
