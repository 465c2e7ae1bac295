import { userRolesSchema } from '@portico/validation/invitation';
import { announce } from '../../events/announce.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { columnsOf, rolesOf } from '../auth/roles.ts';
import { clientUsersRepository } from './client-users.repository.ts';
import { holderOf, mayGive } from './people.policy.ts';
import { presentClientUser } from './people.presenter.ts';

export const updateClientUserRoles = defineOperation('updateClientUserRoles', {
  right: { area: 'people', level: 'write' },
  impersonator: 'never',
  rules: userRolesSchema,
  async handle({ app, account, query: { id }, body: { roles } }) {
    return await app.database.transaction(async (tx) => {
      const users = clientUsersRepository(tx, account.clientId);
      // What the one who asks may give is read under the same lock: rights that were just taken are not passed on.
      const all = await users.lock();
      const user = all.find((row) => row.id === id);
      const giver = all.find((row) => row.id === account.userId);
      if (user === undefined) return refuse(404, 'not_found', { message: 'people.user.notFound' });
      if (user.is_main) return refuse(409, 'main_user_required');
      const isOthers = giver !== undefined && giver !== user;
      if (!isOthers || !mayGive(holderOf(giver), roles, rolesOf(user))) return refuse(403, 'not_allowed');
      await users.changeRoles(id, columnsOf(roles));
      announce.account(tx, account.clientId);
      return { status: 200, body: presentClientUser({ ...user, ...columnsOf(roles) }, account.userId) };
    });
  },
});
