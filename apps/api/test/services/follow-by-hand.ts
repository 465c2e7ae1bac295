import type { SimulationTables } from '@portico/simulation/simulation-tables';
import type { Action } from '@portico/contract';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { PickFault, Fault } from '@portico/simulation/simulator/faults';
import { lendDatabase } from '../../src/plugins/plugin-context.ts';
import { createSimulator } from '@portico/simulation/simulator/simulator';
import { collectMetrics } from '../../src/modules/metrics/collect-metrics.job.ts';
import { runAction } from '../../src/modules/services/actions/run-action.job.ts';
import { removeServer } from '../../src/modules/services/provisioning/remove-server.job.ts';
import { repairServices } from '../../src/modules/services/provisioning/repair-services.job.ts';
import { simulatedJobs } from '../simulation.ts';
import { success } from '../contract-client.ts';
import { ownerOf, serverOf, type ServerOwner } from '../server.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';

const delayMs = 1_000;
const { signal } = new AbortController();

/** A server whose actions only the test follows, step by step, on its own clock. */
export function followByHand() {
  const clock = testClock();
  /** Faults of the next calls, one per call, after which calls succeed. `always` applies to every call instead. */
  const faults: { script: (Fault | null)[]; always: Fault | null } = { script: [], always: null };
  const pickFault: PickFault = () => faults.always ?? faults.script.shift() ?? null;
  let api: TestApi;
  let owner: ServerOwner;
  let id = 0;

  beforeAll(async () => {
    const byHand = new Set<unknown>([runAction, repairServices, removeServer, collectMetrics]);
    const env = { DRIVER_CALL_TIMEOUT_MS: '60000', ACTION_TIMEOUT_SECONDS: '600', DRIVER_PATIENCE_SECONDS: '60' };
    api = await startTestApi({ now: clock.now, jobs: simulatedJobs.filter((job) => !byHand.has(job)), env });
    owner = await ownerOf(api);
    id = await serverOf(owner, { configoptions: { hostname: 'edge.acme.dev' } });
    const simulator = createSimulator({ database: lendDatabase(api.app.database), delayMs, now: clock.now, seed: 'test', pickFault });
    // The counters that are read before a stop take no part in the script of faults.
    api.app.provisioning = { ...simulator, counters: async () => Promise.resolve(new Map()) };
  });
  afterAll(() => api.close());
  beforeEach(() => Object.assign(faults, { script: [], always: null }));
  afterEach(async () => {
    Object.assign(faults, { script: [], always: null });
    // Ends what a test left running.
    clock.turn(20 * minuteMs);
    await repair();
  });

  /** Runs the job that follows an action. `limit` ends the calls of a driver that never responds. */
  const step = ({ id: actionId }: Pick<Action, 'id'>, limit = signal) => runAction.handle(api.app, { actionId }, limit);
  /** Runs the periodic job, and the jobs it enqueues. */
  async function repair(): Promise<void> {
    await repairServices.handle(api.app, {}, signal);
    const left = await api.app.database.read((tx) =>
      tx.selectFrom('service_action').select('id').where('settled_at', 'is', null).execute(),
    );
    for (const action of left) await step(action);
  }

  return {
    clock,
    faults,
    signal,
    step,
    repair,
    server: () => ({ api, owner, id }),
    begin: async (action: 'start' | 'stop' | 'restart') =>
      success(await api.call('changeServicePower', { token: owner.token, query: { id }, body: { action } })),
    look: async ({ id: actionId }: Pick<Action, 'id'>, language = 'en') =>
      success(await api.call('getAction', { token: owner.token, query: { id: actionId }, language })),
    service: async () => success(await api.call('getService', { token: owner.token, query: { id } })),
    stored: ({ id: actionId }: Pick<Action, 'id'>) =>
      api.app.database.read((tx) => tx.selectFrom('service_action').selectAll().where('id', '=', actionId).executeTakeFirstOrThrow()),
    /** Returns how often the data centre has started it. */
    startCount: async ({ id: actionId }: Pick<Action, 'id'>): Promise<number> => {
      const found = await api.app.database.read((tx) =>
        tx
          .withTables<SimulationTables>()
          .selectFrom('simulated_operation')
          .select('operation_id')
          .where('operation_id', '=', actionId)
          .execute(),
      );
      return found.length;
    },
    /** On the test's clock, the sign-in is no longer a recent proof. */
    confirm: async () => {
      const { accessToken } = success(await api.call('confirmPassword', { token: owner.token, body: { password: owner.password } }));
      Object.assign(owner, { token: accessToken });
    },
  };
}
