import { mountIsoSchema } from '@portico/validation/service-actions';
import { featuresOf } from '../../../drivers/provisioning/driver-features.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { isRefusal, refuseFields } from '../../../operations/refusal.ts';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import type { ActionOrder } from '../actions/action-order.ts';
import { actionRateLimit } from '../actions/action-rate-limits.ts';
import { startAction } from '../actions/start-action.ts';
import { serviceFor } from '../own-service.ts';
import { planOf } from './action-plan.ts';
import { isoImagesOf } from './installable.ts';

export const mountIso = defineOperation('mountIso', {
  right: { area: 'services', level: 'write' },
  impersonator: 'writing',
  rules: mountIsoSchema,
  limits: actionRateLimit,
  handle: (context) =>
    context.app.database.transaction(async (tx) => {
      const { app, account, body, query } = context;
      const service = await serviceFor(app, tx, account, query.id, 'mount_iso');
      if (isRefusal(service)) return service;
      const image = isoImagesOf(await currentCatalogue(tx), service, featuresOf(app, service)).find(({ id }) => id === body.iso);
      if (image === undefined) return refuseFields([{ path: 'iso', code: 'not_in_list', params: {} }]);
      const iso = { id: image.id, label: image.label };
      const order = { command: 'mount_iso', params: { iso, boot: body.boot } } satisfies ActionOrder;
      if (body.dry_run) return { status: 200, body: planOf(app, service, order) };
      return await startAction(context, tx, service, { order, detail: iso.label });
    }),
});
