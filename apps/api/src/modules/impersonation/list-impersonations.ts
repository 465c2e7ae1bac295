import type { Impersonation } from '@portico/contract';
import { defineOperation } from '../../operations/operation.ts';
import { pageOf } from '../../operations/paging.ts';
import { impersonationLogRepository, type ImpersonationRow } from './impersonation.repository.ts';

type RequestRow = { operation: string; is_allowed: boolean; at: Date };

export const listImpersonations = defineOperation('listImpersonations', {
  right: 'member',
  impersonator: 'allowed',
  async handle({ app, account, query }) {
    const page = pageOf(query);
    return await app.database.read(async (tx) => {
      const log = impersonationLogRepository(tx, account);
      const items: Impersonation[] = [];
      for (const row of await log.list(page)) items.push(present(row, await log.requests(row.id)));
      return { status: 200, body: { items, page: page.page, per_page: page.perPage, total: await log.count() } };
    });
  },
});

function present(row: ImpersonationRow, requests: readonly RequestRow[]): Impersonation {
  return {
    id: row.id,
    operator: row.operator,
    reason: row.reason,
    can_write: row.can_write,
    user: { id: row.userId, name: `${row.first_name} ${row.last_name}`, email: row.email },
    started_at: row.started_at.toISOString(),
    until: row.until.toISOString(),
    ended_at: row.ended_at === null ? null : row.ended_at.toISOString(),
    request_count: row.requestCount,
    requests: requests.map(({ operation, is_allowed, at }) => ({ at: at.toISOString(), operation, allowed: is_allowed })),
  };
}
