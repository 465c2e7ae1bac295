import type { ActionError } from '@portico/contract';
import type { Power } from '@portico/drivers/provisioning-driver';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { allServicesRepository } from '../all-services.repository.ts';
import { effectOf, type ActionResult } from './action-order.ts';
import { snapshotOf } from './actions.presenter.ts';
import { orderOf, type ActionRow } from './actions.repository.ts';
import { allActionsRepository } from './all-actions.repository.ts';
import { rootPasswordChangedMail, serviceReinstalledMail } from '../mails.ts';

/**
 * If `isCertain` is false, the driver may still carry the action out. An operation that was cut off, or failed half-way, leaves a server in a
 * `power` that the customer has to see to repeat the action.
 */
export type ActionEnd = { result: ActionResult } | { errorCode: ActionError['code']; isCertain: boolean; power?: Power | undefined };

/** Ends an action once and updates the service in the same transaction. */
export async function endAction(app: App, action: ActionRow, ending: ActionEnd): Promise<void> {
  await app.database.transaction(async (tx) => {
    // Lock the service first, as when an action starts.
    await allServicesRepository(tx).lock(action.service_id);
    const how = 'result' in ending ? { errorCode: null, isCertain: true } : ending;
    const ended = await allActionsRepository(tx).end(action.id, { ...how, at: app.now() });
    if (ended === undefined) return;
    if ('result' in ending) await applyEffect(app, tx, action, ending.result);
    else if (ending.power !== undefined) await allServicesRepository(tx).change(action.service_id, { power: ending.power });
    await allActionsRepository(tx).noteOutcome(action.id, how.errorCode);
    publish.action(tx, action.client_id, snapshotOf(ended));
  });
}

/**
 * Records that the outcome of an action that had ended in error is certain, and updates the service and its activity if it succeeded after
 * all.
 */
export async function settleAction(app: App, action: ActionRow, result: ActionResult | null): Promise<void> {
  await app.database.transaction(async (tx) => {
    const service = await allServicesRepository(tx).lock(action.service_id);
    if (!(await allActionsRepository(tx).settle(action.id, app.now())) || result === null) return;
    await applyEffect(app, tx, action, result);
    await allActionsRepository(tx).noteOutcome(action.id, null);
    publish.service(tx, action.client_id, service.id, 'service.changed', service.status);
  });
}

/** Uses the secret from `action`, because ending an action clears it in the row. */
async function applyEffect(app: App, tx: Transaction, action: ActionRow, result: ActionResult): Promise<void> {
  await allServicesRepository(tx).change(action.service_id, effectOf(orderOf(action), action.secret, result));
  await mailOutcome(app, tx, action);
}

/** Mails the owner about a new root password, regardless of who set it. A reinstall also sets one and sends only one mail. */
async function mailOutcome(app: App, tx: Transaction, action: ActionRow): Promise<void> {
  const { command, params } = orderOf(action);
  if (command !== 'reset_root_password' && command !== 'reinstall') return;
  const service = await allServicesRepository(tx).find(action.service_id);
  if (service === undefined) return;
  const recipient = { mainUserOf: action.client_id };
  const values = { serviceId: service.id, hostname: service.hostname };
  if (command === 'reset_root_password') return await enqueueMail(app, tx, rootPasswordChangedMail, { recipient, values });
  const from = params.iso === null ? 'system' : 'image';
  await enqueueMail(app, tx, serviceReinstalledMail, { recipient, values: { ...values, from } });
}
