import type { ClientScope } from '../../operations/client-scope.ts';
import type { Insertable, NotNull } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { ImpersonationTable } from '../../platform/database/tables/people-tables.ts';
import type { Page } from '../../operations/paging.ts';

const maxRequests = 100;

export const impersonationRepository = (tx: Transaction) => ({
  async create(row: Omit<Insertable<ImpersonationTable>, 'started_at' | 'until' | 'ended_at'>): Promise<void> {
    await tx.insertInto('impersonation').values(row).execute();
  },

  /** Redeems the code and starts the impersonation. Only one of several concurrent calls succeeds. */
  async start(codeHash: string, { now, until }: { now: Date; until: Date }) {
    return await tx
      .updateTable('impersonation')
      .set({ started_at: now, until })
      .where('code_hash', '=', codeHash)
      .where('started_at', 'is', null)
      .where('code_expires_at', '>', now)
      .returning(['id', 'user_id as userId', 'client_id as clientId', 'operator', 'reason', 'can_write as canWrite'])
      .executeTakeFirst();
  },

  /** Returns false if the user was removed. */
  async hasUser(userId: number): Promise<boolean> {
    const row = await tx.selectFrom('client_user').select('id').where('id', '=', userId).where('removed_at', 'is', null).executeTakeFirst();
    return row !== undefined;
  },

  async recordRequest(impersonationId: string, operation: string, isAllowed: boolean, at: Date): Promise<void> {
    await tx
      .insertInto('impersonated_request')
      .values({ impersonation_id: impersonationId, operation, is_allowed: isAllowed, at })
      .execute();
  },
});

/** The client's view of impersonations. Those that never started are hidden. */
export const impersonationLogRepository = (tx: Transaction, { clientId }: ClientScope) => {
  const started = () =>
    tx.selectFrom('impersonation').where('impersonation.client_id', '=', clientId).where('impersonation.started_at', 'is not', null);
  return {
    list: (page: Page) =>
      started()
        .innerJoin('client_user', 'client_user.id', 'impersonation.user_id')
        .select((expression) => [
          'impersonation.id',
          'impersonation.operator',
          'impersonation.reason',
          'impersonation.can_write',
          'impersonation.started_at',
          'impersonation.until',
          'impersonation.ended_at',
          'client_user.id as userId',
          'client_user.first_name',
          'client_user.last_name',
          'client_user.email',
          expression
            .selectFrom('impersonated_request')
            .select(expression.fn.countAll<number>().as('count'))
            .whereRef('impersonated_request.impersonation_id', '=', 'impersonation.id')
            .as('requestCount'),
        ])
        // Started impersonations have both times, and a count is never null.
        .$narrowType<{ started_at: NotNull; until: NotNull; requestCount: NotNull }>()
        .orderBy('impersonation.started_at', 'desc')
        .orderBy('impersonation.id')
        .limit(page.perPage)
        .offset(page.offset)
        .execute(),

    async count(): Promise<number> {
      const { count } = await started()
        .select((expression) => expression.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Returns the newest requests of an impersonation that `list` returned. */
    requests: (impersonationId: string) =>
      tx
        .selectFrom('impersonated_request')
        .select(['operation', 'is_allowed', 'at'])
        .where('impersonation_id', '=', impersonationId)
        .orderBy('id', 'desc')
        .limit(maxRequests)
        .execute(),
  };
};

export type ImpersonationRow = Awaited<ReturnType<ReturnType<typeof impersonationLogRepository>['list']>>[number];
