import type { Language, ServiceActivity } from '@portico/contract';
import { actionErrorMessage } from '../../../platform/events/action-snapshot.ts';
import { inLanguage, sentence } from '../../../platform/messages/messages.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { pageOf } from '../../../operations/paging.ts';
import { isRefusal } from '../../../operations/refusal.ts';
import { serviceActivityRepository } from './service-activity.repository.ts';
import { findOwnService } from '../own-service.ts';

type ActivityRow = Awaited<ReturnType<ReturnType<typeof serviceActivityRepository>['list']>>['items'][number];

export const listServiceActivity = defineOperation('listServiceActivity', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, account, query, locale }) {
    const page = pageOf(query);
    const found = await app.database.read(async (tx) => {
      const service = await findOwnService(tx, account, query.id);
      return isRefusal(service) ? service : await serviceActivityRepository(tx, service).list(page);
    });
    if (isRefusal(found)) return found;
    const items = found.items.map((row) => presentActivity(row, locale));
    return { status: 200, body: { items, page: page.page, per_page: page.perPage, total: found.total } };
  },
});

function presentActivity(row: ActivityRow, locale: Language): ServiceActivity {
  const user = `${row.first_name} ${row.last_name}`;
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    what: row.what,
    outcome: row.outcome,
    error: row.error_code === null ? null : actionErrorMessage(row.error_code, locale),
    who: row.operator === null ? user : sentence(locale, 'service.operator', { operator: row.operator, user }),
    detail: row.detail ? inLanguage(row.detail, locale) : null,
  };
}
