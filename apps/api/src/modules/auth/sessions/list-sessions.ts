import { defineOperation } from '../../../operations/operation.ts';
import { pageOf } from '../../../operations/paging.ts';
import { deviceOf } from '../sign-in/device.ts';
import { sessionRepository } from './session.repository.ts';

export const listSessions = defineOperation('listSessions', {
  right: 'self',
  impersonator: 'allowed',
  async handle({ app, account, query, now }) {
    const page = pageOf(query);
    const { items, total } = await app.database.read((tx) => sessionRepository(tx).listLive(account.userId, now, page));
    return {
      status: 200,
      body: {
        items: items.map((session) => ({
          id: session.id,
          device: deviceOf(session.userAgent),
          ip: session.ipAddress,
          remembered: session.remembered,
          created_at: session.createdAt.toISOString(),
          last_used_at: session.lastUsedAt.toISOString(),
          current: session.id === account.sessionId,
        })),
        page: page.page,
        per_page: page.perPage,
        total,
      },
    };
  },
});
