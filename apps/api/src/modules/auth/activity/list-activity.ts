import { defineOperation } from '../../../operations/operation.ts';
import { pageOf } from '../../../operations/paging.ts';
import { activityRepository } from './activity.repository.ts';
import { deviceOf } from '../sign-in/device.ts';

export const listActivity = defineOperation('listActivity', {
  right: 'self',
  impersonator: 'allowed',
  async handle({ app, account, query }) {
    const page = pageOf(query);
    const { items, total } = await app.database.read((tx) => activityRepository(tx).list(account.userId, page));
    return {
      status: 200,
      body: {
        items: items.map(({ id, kind, userAgent, ipAddress, createdAt }) => ({
          id,
          kind,
          device: ipAddress === '' ? null : deviceOf(userAgent),
          ip: ipAddress === '' ? null : ipAddress,
          created_at: createdAt.toISOString(),
        })),
        page: page.page,
        per_page: page.perPage,
        total,
      },
    };
  },
});
