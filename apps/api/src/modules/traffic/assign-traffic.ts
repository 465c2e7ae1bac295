import { assignTrafficSchema } from '@portico/validation/assign-traffic';
import type { Transaction } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { inEachLanguage, sentence } from '../../messages/messages.ts';
import { once } from '../../operations/idempotency.ts';
import { perClient } from '../../operations/limits.ts';
import { defineOperation, type Context, type Outcome } from '../../operations/operation.ts';
import { isRefusal, refuse } from '../../operations/refusal.ts';
import { serviceFor } from '../services/actions/start-action.ts';
import { noteServiceActivity } from '../services/service-activity.ts';
import { gigabyteBytes } from './gigabytes.ts';
import { presentMovement } from './movements.presenter.ts';
import { assignFromPool } from './traffic-pool.ts';

export const assignTraffic = defineOperation('assignTraffic', {
  right: { area: 'services', level: 'write' },
  impersonator: 'writing',
  rules: assignTrafficSchema,
  limits: ({ account }) => perClient('traffic', account.clientId),
  handle: (context) => context.app.database.transaction((tx) => once(tx, context, () => assign(tx, context))),
});

async function assign(tx: Transaction, { account, body, now }: Context<'assignTraffic'>): Promise<Outcome<'assignTraffic'>> {
  const service = await serviceFor(tx, account, body.hosting_id, 'assign_traffic');
  if (isRefusal(service)) return service;
  const { id: serviceId, client_id: clientId, hostname, ip } = service;
  const movement = await assignFromPool(tx, {
    service: { clientId, serviceId, hostname, ip },
    bytes: body.gigabytes * gigabyteBytes,
    at: now,
  });
  if (movement === undefined) return refuse(409, 'traffic_pool_short');
  const detail = inEachLanguage((language) => sentence(language, 'service.gigabytes', { gigabytes: String(body.gigabytes) }));
  await noteServiceActivity(tx, { serviceId, what: 'assign_traffic', account, at: now, detail });
  announce.service(tx, clientId, serviceId, 'service.traffic_changed', service.status);
  return { status: 200, body: presentMovement(movement) };
}
