import type { ClientScope } from '../../operations/client-scope.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { RoleColumns } from '../../platform/database/tables/people-tables.ts';
import { columnsOf, everything } from '../auth/users/roles.ts';

const columns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'is_main',
  'role_services',
  'role_billing',
  'role_support',
  'role_people',
  'created_at',
] as const;

/** The users of one client, without removed ones. */
export const clientUsersRepository = (tx: Transaction, { clientId }: ClientScope) => {
  const present = () => tx.selectFrom('client_user').where('client_id', '=', clientId).where('removed_at', 'is', null);
  const change = (id: number) =>
    tx.updateTable('client_user').where('client_id', '=', clientId).where('id', '=', id).where('removed_at', 'is', null);
  return {
    list: () => present().select(columns).orderBy('is_main', 'desc').orderBy('id').execute(),

    /** Locks all users of the client, so that changes to them run one after another. */
    lock: () => present().select(columns).orderBy('id').forNoKeyUpdate().execute(),

    async changeRoles(id: number, roles: RoleColumns): Promise<boolean> {
      const { numUpdatedRows } = await change(id).set(roles).where('is_main', '=', false).executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** The row remains as a reference for past actions. Its email becomes available and no longer finds the user. */
    async remove(id: number, at: Date): Promise<boolean> {
      const { numUpdatedRows } = await change(id)
        .set({ removed_at: at, email_key: `removed ${id}` })
        .where('is_main', '=', false)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Removes any user, the main one included. The database allows that for a closed client only. */
    async removeWithClient(id: number, at: Date): Promise<void> {
      await change(id)
        .set({ removed_at: at, email_key: `removed ${id}` })
        .execute();
    },

    /**
     * The former main user keeps the access to every area that the role gave. Needs two statements, because the unique index on main users is
     * checked row by row.
     */
    async transferMainRole(from: number, to: number): Promise<boolean> {
      const removed = await change(from)
        .set({ is_main: false, ...columnsOf(everything) })
        .where('is_main', '=', true)
        .executeTakeFirst();
      if (removed.numUpdatedRows !== 1n) return false;
      const added = await change(to).set({ is_main: true }).executeTakeFirst();
      if (added.numUpdatedRows !== 1n) throw new Error(`The main role of client ${clientId} would be lost`);
      return true;
    },
  };
};

export type ClientUserRow = Awaited<ReturnType<ReturnType<typeof clientUsersRepository>['list']>>[number];
