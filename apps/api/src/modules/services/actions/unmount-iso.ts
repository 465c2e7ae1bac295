import { defineOperation } from '../../../operations/operation.ts';
import { isRefusal } from '../../../operations/refusal.ts';
import { actionRateLimit } from './action-rate-limits.ts';
import { serviceFor } from '../own-service.ts';
import { startAction } from './start-action.ts';

export const unmountIso = defineOperation('unmountIso', {
  right: { area: 'services', level: 'write' },
  impersonator: 'writing',
  limits: actionRateLimit,
  handle: (context) =>
    context.app.database.transaction(async (tx) => {
      const service = await serviceFor(context.app, tx, context.account, context.query.id, 'unmount_iso');
      return isRefusal(service) ? service : await startAction(context, tx, service, { order: { command: 'unmount_iso', params: {} } });
    }),
});
