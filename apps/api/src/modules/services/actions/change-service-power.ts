import { powerSchema } from '@portico/validation/service-actions';
import { defineOperation } from '../../../operations/operation.ts';
import { isRefusal } from '../../../operations/refusal.ts';
import { actionRateLimit } from './action-rate-limits.ts';
import { serviceFor } from '../own-service.ts';
import { servicesRepository } from '../services.repository.ts';
import { startAction } from './start-action.ts';

export const changeServicePower = defineOperation('changeServicePower', {
  right: { area: 'services', level: 'write' },
  impersonator: 'writing',
  rules: powerSchema,
  limits: actionRateLimit,
  handle: (context) =>
    context.app.database.transaction(async (tx) => {
      const { app, account, body, query } = context;
      const service = await serviceFor(app, tx, account, query.id, body.action);
      if (isRefusal(service)) return service;
      const started = await startAction(context, tx, service, { order: { command: body.action, params: {} } });
      // The client's last power command wins over an earlier suspension.
      if (!isRefusal(started)) await servicesRepository(tx, account).clearResumePower(service.id);
      return started;
    }),
});
