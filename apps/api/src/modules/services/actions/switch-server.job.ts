import { randomUUID } from 'node:crypto';
import { publish } from '../../../platform/events/publish.ts';
import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { servicesRepository, type ServiceRow } from '../services.repository.ts';
import { snapshotOf } from './actions.presenter.ts';
import { actionsRepository } from './actions.repository.ts';
import { runAction } from './run-action.job.ts';

const retryAfterMs = 5_000;

/**
 * Brings a server's power to where its service has come: off while that is suspended, and on again after it, if it was on before. An action like any
 * other carries it out; while another one is running, the job comes back. Safe to repeat and to run twice at once.
 */
export const switchServer: Job<{ serviceId: number }> = defineJob('switch-server', {}, async (app, { serviceId }) => {
  await app.database.transaction(async (tx) => {
    const service = await servicesRepository(tx).lock(serviceId);
    const wanted = wantedPower(service);
    if (wanted === null) return;
    const actions = actionsRepository(tx);
    const isBusy = (await actions.running([serviceId])).has(serviceId);
    if (isBusy) return await app.jobs.enqueue(tx, switchServer, { serviceId }, { delayMs: retryAfterMs });
    // Of a service that is released, all else is the client's own to decide. What ran when it was suspended runs again after it.
    const resume = service.status === 'active' ? null : service.power === 'running' ? 'running' : service.resume_power;
    await servicesRepository(tx).change(serviceId, { resume_power: resume });
    if (service.power === wanted) return;
    const order = { command: wanted === 'running' ? 'start' : await stopCommand(), params: {} } as const;
    const action = await actions.add({ id: randomUUID(), clientId: service.client_id, serviceId, order, secret: null, at: app.now() });
    if (action === undefined) throw new Error(`Service ${serviceId} changed under its lock`);
    await app.jobs.enqueue(tx, runAction, { actionId: action.id });
    publish.action(tx, service.client_id, snapshotOf(action));

    /** A system that does not heed the first is switched off. */
    async function stopCommand(): Promise<'stop' | 'force_off'> {
      return (await actions.hasFailedSince(serviceId, 'stop', service.suspended_at ?? app.now())) ? 'force_off' : 'stop';
    }
  });
});

function wantedPower({ status, resume_power: before }: ServiceRow): 'running' | 'stopped' | null {
  if (status === 'suspended') return 'stopped';
  return status === 'active' ? before : null;
}
