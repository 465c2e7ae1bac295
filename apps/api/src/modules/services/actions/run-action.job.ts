import type { App } from '../../../app.ts';
import { DriverError } from '@portico/drivers/driver-error';
import type { FinalState, OperationState, Power } from '@portico/drivers/provisioning-driver';
import { publish } from '../../../platform/events/publish.ts';
import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { askDriver } from '../provisioning/ask-driver.ts';
import { readLastCounters } from '../provisioning/read-last-counters.ts';
import { openSecret } from '../provisioning/service-secrets.ts';
import { allServicesRepository } from '../all-services.repository.ts';
import { commandOf, secretOf, stopsServer } from './action-order.ts';
import { actionTimeoutSeconds, driverPatienceSeconds } from '../settings.ts';
import { snapshotOf } from './actions.presenter.ts';
import { orderOf, type ActionRow } from './actions.repository.ts';
import { allActionsRepository } from './all-actions.repository.ts';
import { endAction, settleAction, type ActionEnd } from './end-action.ts';

/** Limits how often an action is begun again after the driver has forgotten it. */
const maxBegins = 5;
const retryAfterMs = 1_000;
/** The shortest time between two polls, so that a driver that asks for none isn't polled in a loop. */
const minPollMs = 50;

/**
 * Carries an action out, with one driver check per run, until it ends. Idempotent and safe to run concurrently: the driver begins an
 * operation once, and a guarded update ends the action. An abandoned action is settled: the driver must cancel it and report its outcome.
 */
export const runAction: Job<{ actionId: string }> = defineJob(
  'run-action',
  { workers: 8, retryLimit: 20, expireInSeconds: 90 },
  async (app, { actionId }, signal) => {
    const action = await app.database.read((tx) => allActionsRepository(tx).find(actionId));
    if (action === undefined || action.settled_at !== null) return;
    try {
      await (action.status === 'running' ? follow(app, action, signal) : settle(app, action, signal));
    } catch (error) {
      if (!(error instanceof DriverError)) throw error;
      app.logger.warn({ err: error, actionId, command: action.command }, 'provisioning driver call failed');
      if (action.status === 'running') await retry(app, action);
    }
  },
);

async function follow(app: App, action: ActionRow, signal: AbortSignal): Promise<void> {
  if (ageMs(app, action) >= app.configuration.setting(actionTimeoutSeconds) * 1_000) return await abandon(app, action, signal);
  const state = await advance(app, action, signal);
  switch (state.status) {
    case 'running':
      return await retryLater(app, action, state);
    case 'succeeded':
    case 'uncertain':
    case 'failed':
      return await endFinal(app, action, state, signal);
    case 'unknown':
      if (action.begins + 1 < maxBegins) return await retryLater(app, action, { progress: 0, pollAfterMs: retryAfterMs });
      // One of the begins may still arrive, so the repair job cancels them.
      return await endAction(app, action, { errorCode: 'interrupted', isCertain: false });
  }
}

/** Ends an action by its final state at the driver. */
async function endFinal(app: App, action: ActionRow, state: FinalState, signal: AbortSignal): Promise<void> {
  const ending = await endingOf(app, action, state, signal);
  const { id: actionId, command } = action;
  if ('errorCode' in ending) app.logger.warn({ actionId, command, ...state }, 'action failed');
  await endAction(app, action, ending);
}

/** The power after the actions whose effect the power alone proves. */
const provenBy: Partial<Record<ActionRow['command'], Power>> = { start: 'running', stop: 'stopped', force_off: 'stopped' };

/** Commands that stop the server on their way. One that fails may leave it off. */
const stopping: ReadonlySet<ActionRow['command']> = new Set(['restart', 'mount_iso', 'reinstall']);

/** Returns how an operation ended for its action. @throws DriverError if only the driver can say and doesn't answer */
async function endingOf(app: App, action: ActionRow, state: FinalState, signal: AbortSignal): Promise<ActionEnd> {
  const { service_id: serviceId, command } = action;
  const powerNow = async () =>
    (await askDriver(app, serviceId, signal, (driver, limited) => driver.powerOf([serviceId], limited))).get(serviceId);
  if (state.status === 'uncertain') {
    const power = await powerNow();
    if (power !== undefined && provenBy[command] === power) return { result: { power, vncAddress: null } };
    return { errorCode: 'interrupted', isCertain: true, power };
  }
  if (state.status !== 'succeeded') {
    const isHalfWay = stopping.has(command) && state.status === 'failed' && state.code !== 'not-found';
    return { errorCode: 'driver_failed', isCertain: true, power: isHalfWay ? await powerNow().catch(unlessUnanswered) : undefined };
  }
  const isVncNew = command === 'enable_vnc';
  const vncAddress = isVncNew ? await askDriver(app, serviceId, signal, (driver, limited) => driver.vncAddress(serviceId, limited)) : null;
  return { result: { power: state.power, vncAddress } };
}

/** Its failure is certain without the power, which the repair job corrects later. */
function unlessUnanswered(error: unknown): undefined {
  if (!(error instanceof DriverError)) throw error;
}

/** Queries the driver about the action and begins it if it is unknown there. */
async function advance(app: App, action: ActionRow, signal: AbortSignal): Promise<OperationState> {
  const ask = () => askDriver(app, action.service_id, signal, (driver, limited) => driver.operationState(action.id, limited));
  const known: OperationState = action.begins === 0 ? { status: 'unknown' } : await ask();
  if (known.status !== 'unknown' || action.begins >= maxBegins) return known;
  await settlePrevious(app, action, signal);
  const service = await app.database.transaction(async (tx) => {
    const isRunning = await allActionsRepository(tx).countBegin(action.id);
    const found = await allServicesRepository(tx).find(action.service_id);
    return isRunning && found?.status !== 'delete' ? found : undefined;
  });
  if (service === undefined) return { status: 'failed', code: 'not-found', reason: 'the service is deleted, or the action has ended' };
  const order = orderOf(action);
  const secret = action.secret && openSecret(app.configuration, secretOf(order.command), service.id, action.secret);
  const operation = { operationId: action.id, serviceId: service.id, fence: action.fence, command: commandOf(order, secret, service) };
  if (stopsServer(operation.command)) await readLastCounters(app, service.id, signal);
  await askDriver(app, action.service_id, signal, (driver, limited) => driver.begin(operation, limited));
  return await ask();
}

/** Settles earlier actions first, because they might still be carried out on the server. */
async function settlePrevious(app: App, action: ActionRow, signal: AbortSignal): Promise<void> {
  for (const earlier of await app.database.read((tx) => allActionsRepository(tx).findUnresolved(action.service_id))) {
    await settle(app, earlier, signal);
  }
}

async function settle(app: App, action: ActionRow, signal: AbortSignal): Promise<void> {
  const service = await app.database.read((tx) => allServicesRepository(tx).find(action.service_id));
  // Its server is removed, or its host is lost. Nothing can be carried out any longer.
  if (service !== undefined && service.server_released_at !== null) return await settleAction(app, action, null);
  const state = await askDriver(app, action.service_id, signal, (driver, limited) => driver.cancel(action.id, limited));
  const ending = await endingOf(app, action, state, signal);
  await settleAction(app, action, 'result' in ending ? ending.result : null);
}

/** Cancels a timed-out action, so that it can't take effect later. If the driver is unavailable, a later run settles it. */
async function abandon(app: App, action: ActionRow, signal: AbortSignal): Promise<void> {
  try {
    const state = await askDriver(app, action.service_id, signal, (driver, limited) => driver.cancel(action.id, limited));
    const ending = await endingOf(app, action, state, signal);
    await endAction(app, action, 'result' in ending ? ending : { ...ending, errorCode: 'driver_timeout' });
  } catch (error) {
    if (!(error instanceof DriverError)) throw error;
    app.logger.warn({ err: error, actionId: action.id, command: action.command }, 'action abandoned');
    await endAction(app, action, { errorCode: 'driver_unavailable', isCertain: false });
  }
}

async function retry(app: App, action: ActionRow): Promise<void> {
  const isUnanswered = action.checked_at.getTime() === action.started_at.getTime();
  if (isUnanswered && ageMs(app, action) >= app.configuration.setting(driverPatienceSeconds) * 1_000) {
    return await endAction(app, action, { errorCode: 'driver_unavailable', isCertain: false });
  }
  await app.database.transaction((tx) => app.jobs.enqueue(tx, runAction, { actionId: action.id }, { delayMs: retryAfterMs }));
}

async function retryLater(
  app: App,
  action: ActionRow,
  { progress, pollAfterMs }: { progress: number; pollAfterMs: number },
): Promise<void> {
  await app.database.transaction(async (tx) => {
    const moved = await allActionsRepository(tx).noteProgress(action.id, Math.floor(progress), app.now());
    if (moved !== undefined) publish.action(tx, action.client_id, snapshotOf(moved));
    await app.jobs.enqueue(tx, runAction, { actionId: action.id }, { delayMs: Math.max(pollAfterMs, minPollMs) });
  });
}

function ageMs(app: App, { started_at: startedAt }: ActionRow): number {
  return app.now().getTime() - startedAt.getTime();
}
