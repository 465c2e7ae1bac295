import { randomUUID } from 'node:crypto';
import { blockedReason, type ServiceCapability } from '@portico/validation/service-capabilities';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Translated } from '../../../platform/database/tables/columns.ts';
import { publish } from '../../../platform/events/publish.ts';
import type { Account, Context } from '../../../operations/operation.ts';
import { refuse, type Refusal } from '../../../operations/refusal.ts';
import { noteServiceActivity } from '../activity/service-activity.ts';
import { factsOf } from '../service-facts.ts';
import { sealSecret } from '../provisioning/service-secrets.ts';
import { servicesRepository, type ServiceRow } from '../services.repository.ts';
import { secretOf, type ActionOrder } from './action-order.ts';
import { presentAction, snapshotOf } from './actions.presenter.ts';
import { actionsRepository } from './actions.repository.ts';
import { runAction } from './run-action.job.ts';

/** Returns the locked service if it allows the action now, otherwise the refusal. */
export async function serviceFor(
  tx: Transaction,
  { clientId }: Pick<Account, 'clientId'>,
  serviceId: number,
  capability: ServiceCapability,
): Promise<ServiceRow | Refusal<404> | Refusal<409>> {
  const service = await servicesRepository(tx).lockOf(clientId, serviceId);
  if (service === undefined) return refuse(404, 'not_found', { message: 'service.notFound' });
  const running = await actionsRepository(tx).running([serviceId]);
  const blocked = blockedReason(capability, factsOf(service, running.has(serviceId)));
  return blocked === null ? service : refuse(409, blocked);
}

type Start = {
  order: ActionOrder;
  /** The secret that the action sets. Stored encrypted. */
  secret?: string | null;
  /** Shown in the activity log. */
  detail?: string | Translated | null;
};

type Asked = Pick<Context<'changeServicePower'>, 'account' | 'locale' | 'now'> & { app: App };

/** Records the action and enqueues its job. The driver is called only after the commit. */
export async function startAction(
  { app, account, locale, now }: Asked,
  tx: Transaction,
  service: ServiceRow,
  { order, secret = null, detail = null }: Start,
) {
  const { id: serviceId, client_id: clientId } = service;
  const sealed = secret === null ? null : sealSecret(app.configuration, secretOf(order.command), serviceId, secret);
  const action = await actionsRepository(tx).add({ id: randomUUID(), clientId, serviceId, order, secret: sealed, at: now });
  if (action === undefined) return refuse(409, 'service_busy');
  await noteServiceActivity(tx, { serviceId, actionId: action.id, what: order.command, outcome: 'running', account, detail, at: now });
  await app.jobs.enqueue(tx, runAction, { actionId: action.id });
  publish.action(tx, clientId, snapshotOf(action));
  return { status: 202, body: presentAction(action, locale) } as const;
}
