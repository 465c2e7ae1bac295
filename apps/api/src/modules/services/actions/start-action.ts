import { randomUUID } from 'node:crypto';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Translated } from '../../../platform/database/tables/columns.ts';
import { publish } from '../../../platform/events/publish.ts';
import type { Context } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { noteServiceActivity } from '../activity/service-activity.ts';
import { sealSecret } from '../provisioning/service-secrets.ts';
import type { OwnService } from '../own-service.ts';
import { secretOf, type ActionOrder } from './action-order.ts';
import { presentAction, snapshotOf } from './actions.presenter.ts';
import { actionsRepository } from './actions.repository.ts';
import { runAction } from './run-action.job.ts';

type Start = {
  order: ActionOrder;
  /** The secret that the action sets. Stored encrypted. */
  secret?: string | null;
  /** Shown in the activity log. */
  detail?: string | Translated | null;
};

type ActionContext = Pick<Context<'changeServicePower'>, 'account' | 'locale' | 'now'> & { app: App };

/** Records the action and enqueues its job. The driver is called only after the commit. */
export async function startAction(
  { app, account, locale, now }: ActionContext,
  tx: Transaction,
  service: OwnService,
  { order, secret = null, detail = null }: Start,
) {
  const { id: serviceId } = service;
  const sealed = secret === null ? null : sealSecret(app.configuration, secretOf(order.command), serviceId, secret);
  const action = await actionsRepository(tx, account).add({ id: randomUUID(), serviceId, order, secret: sealed, at: now });
  if (action === undefined) return refuse(409, 'service_busy');
  await noteServiceActivity(tx, { service, actionId: action.id, what: order.command, outcome: 'running', account, detail, at: now });
  await app.jobs.enqueue(tx, runAction, { actionId: action.id });
  publish.action(tx, account.clientId, snapshotOf(action));
  return { status: 202, body: presentAction(action, locale) } as const;
}
