import { defineOperation } from '../../../operations/operation.ts';
import { isRefusal } from '../../../operations/refusal.ts';
import { note } from '../../auth/activity/activity.ts';
import { makeRootPassword } from '../provisioning/service-secrets.ts';
import { actionRateLimit } from './action-rate-limits.ts';
import { serviceFor } from '../own-service.ts';
import { startAction } from './start-action.ts';

export const resetRootPassword = defineOperation('resetRootPassword', {
  right: { area: 'services', level: 'write' },
  impersonator: 'never',
  recentProof: true,
  limits: actionRateLimit,
  handle: (context) =>
    context.app.database.transaction(async (tx) => {
      const service = await serviceFor(context.app, tx, context.account, context.query.id, 'reset_root_password');
      if (isRefusal(service)) return service;
      const order = { command: 'reset_root_password', params: {} } as const;
      const outcome = await startAction(context, tx, service, { order, secret: makeRootPassword() });
      if (!isRefusal(outcome)) await note(tx, 'root_password_requested', context.account, context);
      return outcome;
    }),
});
