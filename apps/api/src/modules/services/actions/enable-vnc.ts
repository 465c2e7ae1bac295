import { vncSchema } from '@portico/validation/service-actions';
import { defineOperation } from '../../../operations/operation.ts';
import { isRefusal } from '../../../operations/refusal.ts';
import { actionRateLimit } from './action-rate-limits.ts';
import { serviceFor } from '../own-service.ts';
import { startAction } from './start-action.ts';

export const enableVnc = defineOperation('enableVnc', {
  right: { area: 'services', level: 'write' },
  impersonator: 'never',
  recentProof: true,
  rules: vncSchema,
  limits: actionRateLimit,
  handle: (context) =>
    context.app.database.transaction(async (tx) => {
      const service = await serviceFor(context.app, tx, context.account, context.query.id, 'enable_vnc');
      if (isRefusal(service)) return service;
      return await startAction(context, tx, service, { order: { command: 'enable_vnc', params: {} }, secret: context.body.password });
    }),
});
