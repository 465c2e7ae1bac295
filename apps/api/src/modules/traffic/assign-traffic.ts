import { assignTrafficSchema } from '@portico/validation/assign-traffic';
import type * as v from 'valibot';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';
import { inEachLanguage, sentence } from '../../platform/messages/messages.ts';
import { withIdempotency } from '../../operations/idempotency.ts';
import { perClient } from '../../operations/rate-limits.ts';
import { defineOperation, type Context, type Outcome } from '../../operations/operation.ts';
import { isRefusal, refuse, type Refusal } from '../../operations/refusal.ts';
import { serviceFor, type OwnService } from '../services/own-service.ts';
import { noteServiceActivity } from '../services/activity/service-activity.ts';
import { gigabyteBytes } from './gigabytes.ts';
import { presentMovement, presentTrafficPlan } from './movements.presenter.ts';
import { assignFromPool, remainingBytes } from './traffic-pool.ts';

type AssignContext = Context<'assignTraffic', v.InferOutput<typeof assignTrafficSchema>>;

export const assignTraffic = defineOperation('assignTraffic', {
  right: { area: 'services', level: 'write' },
  impersonator: 'writing',
  rules: assignTrafficSchema,
  limits: ({ account }) => perClient('traffic', account.clientId),
  handle: (context) =>
    context.app.database.transaction((tx) =>
      context.body.dry_run ? plan(tx, context) : withIdempotency(tx, context, () => assign(tx, context)),
    ),
});

/** Returns the locked service. Assigned traffic would be lost on one without a limit, because it can't be returned to the pool. */
async function limitedService(tx: Transaction, { app, account, body }: AssignContext): Promise<OwnService | Refusal<404> | Refusal<409>> {
  const service = await serviceFor(app, tx, account, body.hosting_id, 'assign_traffic');
  if (isRefusal(service)) return service;
  return service.traffic_included_bytes === null ? refuse(409, 'traffic_unlimited') : service;
}

async function plan(tx: Transaction, context: AssignContext): Promise<Outcome<'assignTraffic'>> {
  const { account, body, now } = context;
  const service = await limitedService(tx, context);
  if (isRefusal(service)) return service;
  const traffic = body.gigabytes * gigabyteBytes;
  const remaining = await remainingBytes(tx, account);
  if (remaining < traffic) return refuse(409, 'traffic_pool_short');
  return { status: 200, body: presentTrafficPlan(service, { traffic, remaining, now }) };
}

async function assign(tx: Transaction, context: AssignContext): Promise<Outcome<'assignTraffic'>> {
  const { account, body, now } = context;
  const service = await limitedService(tx, context);
  if (isRefusal(service)) return service;
  const { id: serviceId, hostname, ip } = service;
  const { clientId } = account;
  const movement = await assignFromPool(tx, {
    service: { clientId, serviceId, hostname, ip },
    bytes: body.gigabytes * gigabyteBytes,
    at: now,
  });
  if (movement === undefined) return refuse(409, 'traffic_pool_short');
  const detail = inEachLanguage((language) => sentence(language, 'service.gigabytes', { gigabytes: String(body.gigabytes) }));
  await noteServiceActivity(tx, { service, what: 'assign_traffic', account, at: now, detail });
  publish.service(tx, clientId, serviceId, 'service.traffic_changed', service.status);
  return { status: 200, body: presentMovement(movement) };
}
