import { reinstallSchema } from '@portico/validation/service-actions';
import { featuresOf } from '../../../drivers/provisioning/driver-features.ts';
import { inEachLanguage, inLanguage } from '../../../platform/messages/messages.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { isRefusal, refuseFields } from '../../../operations/refusal.ts';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import type { ActionOrder, ChosenSystem } from '../actions/action-order.ts';
import { actionRateLimit } from '../actions/action-rate-limits.ts';
import { startAction } from '../actions/start-action.ts';
import { serviceFor } from '../own-service.ts';
import { makeRootPassword } from '../provisioning/service-secrets.ts';
import { planOf } from './action-plan.ts';
import { checkSystem } from './installable.ts';

export const reinstallService = defineOperation('reinstallService', {
  right: { area: 'services', level: 'write' },
  impersonator: 'never',
  recentProof: true,
  rules: reinstallSchema,
  limits: actionRateLimit,
  handle: (context) =>
    context.app.database.transaction(async (tx) => {
      const { app, account, body, query } = context;
      const service = await serviceFor(app, tx, account, query.id, 'reinstall');
      if (isRefusal(service)) return service;
      const system = checkSystem(await currentCatalogue(tx), service, featuresOf(app, service), body);
      if ('errors' in system) return refuseFields(system.errors);
      const order = { command: 'reinstall', params: system } satisfies ActionOrder;
      if (body.dry_run) return { status: 200, body: planOf(app, service, order) };
      if (body.confirmation !== service.hostname) {
        return refuseFields([{ path: 'confirmation', code: 'confirmation_mismatch', params: {} }]);
      }
      // An installation from an image sets its own password.
      const secret = system.iso === null ? makeRootPassword() : null;
      return await startAction(context, tx, service, { order, secret, detail: detailOf(system) });
    }),
});

function detailOf({ os, raid, iso }: ChosenSystem) {
  return inEachLanguage((language) => [iso ?? os, raid].flatMap((choice) => (choice ? inLanguage(choice.label, language) : [])).join(', '));
}
