import type { ActivityKind } from '@portico/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Page } from '../../../operations/paging.ts';

export type ActivityRow = { kind: ActivityKind; ipAddress: string; userAgent: string; at: Date };

export const activityRepository = (tx: Transaction) => ({
  async add({ userId, clientId }: { userId: number; clientId: number }, { kind, ipAddress, userAgent, at }: ActivityRow): Promise<void> {
    await tx
      .insertInto('activity')
      .values({ client_id: clientId, user_id: userId, kind, ip_address: ipAddress, user_agent: userAgent.slice(0, 300), created_at: at })
      .execute();
  },

  async list(userId: number, { perPage, offset }: Page) {
    const ofUser = tx.selectFrom('activity').where('user_id', '=', userId);
    const items = await ofUser
      .select(['id', 'kind', 'ip_address as ipAddress', 'user_agent as userAgent', 'created_at as createdAt'])
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset(offset)
      .execute();
    const { total } = await ofUser.select((expression) => expression.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    return { items, total };
  },
});
