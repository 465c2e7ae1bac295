import { randomUUID } from 'node:crypto';
import { publish } from '../../../platform/events/publish.ts';
import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { allServicesRepository } from '../all-services.repository.ts';
import type { ServiceRow } from '../services.repository.ts';
import { actFor } from '../../../operations/act-for.ts';
import { snapshotOf } from './actions.presenter.ts';
import { allActionsRepository } from './all-actions.repository.ts';
import { actionsRepository } from './actions.repository.ts';
import { runAction } from './run-action.job.ts';

const retryAfterSeconds = 5;

/**
 * Switches a suspended server off, and on again after its release if it was on before. A regular action does this; while another one is
 * running, one job per service waits for it. Idempotent and safe to run concurrently.
 */
export const switchServer: Job<{ serviceId: number }> = defineJob('switch-server', {}, async (app, { serviceId }) => {
  await app.database.transaction(async (tx) => {
    const service = await allServicesRepository(tx).lock(serviceId);
    const wanted = wantedPower(service);
    if (wanted === null) return;
    const actions = actionsRepository(tx, actFor(service.client_id));
    const isBusy = (await actions.running([serviceId])).has(serviceId);
    if (isBusy) return await waitForAction();
    // A server that was running when it was suspended is started after its release. The schedule retries until it runs.
    const isStarted = service.status === 'active' && service.power === 'running';
    const resume = isStarted ? null : service.power === 'running' ? 'running' : service.resume_power;
    await allServicesRepository(tx).change(serviceId, { resume_power: resume });
    if (service.power === wanted) return;
    const order = { command: wanted === 'running' ? 'start' : await stopCommand(), params: {} } as const;
    const action = await actions.add({ id: randomUUID(), serviceId, order, secret: null, at: app.now() });
    if (action === undefined) throw new Error(`Service ${serviceId} changed under its lock`);
    await app.jobs.enqueue(tx, runAction, { actionId: action.id });
    publish.action(tx, service.client_id, snapshotOf(action));

    /** A job that already waits runs after now, because the interval is not longer than its delay. */
    async function waitForAction(): Promise<void> {
      const once = { key: String(serviceId), withinSeconds: retryAfterSeconds };
      await app.jobs.enqueue(tx, switchServer, { serviceId }, { delayMs: retryAfterSeconds * 1_000, once });
    }

    /** If a system ignores the shutdown, it is switched off. */
    async function stopCommand(): Promise<'stop' | 'force_off'> {
      return (await allActionsRepository(tx).hasFailedSince(serviceId, 'stop', service.suspended_at ?? app.now())) ? 'force_off' : 'stop';
    }
  });
});

function wantedPower({ status, resume_power: before }: ServiceRow): 'running' | 'stopped' | null {
  if (status === 'suspended') return 'stopped';
  return status === 'active' ? before : null;
}
