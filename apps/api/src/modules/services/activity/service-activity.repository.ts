import type { ServiceActivity, ServiceActivityKind } from '@portico/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Translated } from '../../../platform/database/tables/columns.ts';
import type { OwnService } from '../own-service.ts';
import type { Page } from '../../../operations/paging.ts';

export type NewActivity = {
  /** The action that determines the outcome of this entry. */
  actionId: string | null;
  userId: number;
  operator: string | null;
  what: ServiceActivityKind;
  outcome: ServiceActivity['outcome'];
  detail: Translated | null;
  at: Date;
};

/** The activity log of a service. */
export const serviceActivityRepository = (tx: Transaction, service: OwnService) => ({
  async add({ actionId, userId, operator, what, outcome, detail, at }: NewActivity): Promise<void> {
    await tx
      .insertInto('service_activity')
      .values({
        service_id: service.id,
        action_id: actionId,
        user_id: userId,
        operator,
        what,
        outcome,
        error_code: null,
        detail: detail === null ? null : JSON.stringify(detail),
        created_at: at,
      })
      .execute();
  },
  async list({ perPage, offset }: Page) {
    const ofService = tx.selectFrom('service_activity').where('service_id', '=', service.id);
    const items = await ofService
      .innerJoin('client_user', 'client_user.id', 'service_activity.user_id')
      .select(['service_activity.id', 'what', 'outcome', 'error_code', 'operator', 'detail', 'service_activity.created_at'])
      .select(['first_name', 'last_name'])
      .orderBy('service_activity.id', 'desc')
      .limit(perPage)
      .offset(offset)
      .execute();
    const { total } = await ofService.select((expression) => expression.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    return { items, total };
  },
});
