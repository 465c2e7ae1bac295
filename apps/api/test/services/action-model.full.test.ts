import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { randomInt } from 'node:crypto';
import type { ServiceDetails } from '@portico/contract';
import { blockedReason, serviceFacts } from '@portico/validation/service-capabilities';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transaction } from '../../src/platform/database/database.ts';
import { randomFaults, type FaultRates } from '@portico/simulation/simulator/faults';
import { createRandom } from '@portico/simulation/simulator/seeded-random';
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

const sequences = 1_000;
const stepsOfSequence = 5;
const seed = process.env['PORTICO_SEED'] ?? String(randomInt(2 ** 31));
const faultRates: FaultRates = { fail: 0.08, hang: 0.04, forget: 0.06, 'lose-before': 0.08, 'lose-after': 0.1 };
const random = createRandom(`model ${seed}`);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const { signal } = new AbortController();
const clock = testClock();

/** Simulates a killed worker: it stops at any point, and nothing continues. */
class Killed extends Error {}

let api: TestApi;
let owner: ServerOwner;
beforeAll(async () => {
  const byHand = new Set<unknown>([runAction, repairServices, removeServer, collectMetrics]);
  api = await startTestApi({ now: clock.now, jobs: simulatedJobs.filter((job) => !byHand.has(job)) });
  owner = await ownerOf(api);
});
afterAll(() => api.close());

/** The expected state of a service after its history. */
type Model = Pick<ServiceDetails, 'power' | 'vnc'> & { isoMounted: boolean; os: string };
type Kind =
  | 'start'
  | 'stop'
  | 'restart'
  | 'force_off'
  | 'enable_vnc'
  | 'disable_vnc'
  | 'mount_iso'
  | 'unmount_iso'
  | 'reinstall'
  | 'reset_root_password';
const kinds: readonly Kind[] = [
  'start',
  'stop',
  'restart',
  'force_off',
  'enable_vnc',
  'disable_vnc',
  'mount_iso',
  'unmount_iso',
  'reinstall',
  'reset_root_password',
];

/** Written independently of the code under test. */
const effects: Record<Kind, (model: Model) => Model> = {
  start: (model) => ({ ...model, power: 'running' }),
  stop: (model) => ({ ...model, power: 'stopped' }),
  restart: (model) => ({ ...model, power: 'running' }),
  force_off: (model) => ({ ...model, power: 'stopped' }),
  enable_vnc: (model) => ({ ...model, vnc: 'enabled' }),
  disable_vnc: (model) => ({ ...model, vnc: 'disabled' }),
  mount_iso: (model) => ({ ...model, isoMounted: true }),
  unmount_iso: (model) => ({ ...model, isoMounted: false }),
  reinstall: (model) => ({ ...model, power: 'running', os: 'ubuntu-26.04', isoMounted: false }),
  reset_root_password: (model) => model,
};
const isAllowed: Record<Kind, (model: Model) => boolean> = {
  start: ({ power }) => power === 'stopped',
  stop: ({ power }) => power === 'running',
  restart: ({ power }) => power === 'running',
  force_off: ({ power }) => power === 'running',
  enable_vnc: ({ vnc }) => vnc === 'disabled',
  disable_vnc: ({ vnc }) => vnc === 'enabled',
  mount_iso: () => true,
  unmount_iso: ({ isoMounted }) => isoMounted,
  reinstall: () => true,
  reset_root_password: ({ power }) => power === 'running',
};

const hostname = 'model.acme.dev';
function ask(kind: Kind, id: number) {
  const base = { token: owner.token, query: { id } };
  switch (kind) {
    case 'enable_vnc':
      return api.call('enableVnc', { ...base, body: { password: 'k7Qm2Xtd' } });
    case 'disable_vnc':
      return api.call('disableVnc', base);
    case 'mount_iso':
      return api.call('mountIso', { ...base, body: { iso: 'arch', boot: false, dry_run: false } });
    case 'unmount_iso':
      return api.call('unmountIso', base);
    case 'reset_root_password':
      return api.call('resetRootPassword', base);
    case 'reinstall':
      return api.call('reinstallService', {
        ...base,
        body: { os: 'ubuntu-26.04', raid: 'none', iso: null, confirmation: hostname, dry_run: false },
      });
    default:
      return api.call('changeServicePower', { ...base, body: { action: kind } });
  }
}

/** Returns an app whose worker is sometimes killed at one of its transactions. */
function crashableApp() {
  let left = random() < 0.25 ? Math.floor(random() * 6) : Number.POSITIVE_INFINITY;
  const { database } = api.app;
  const crashable = async <T>(work: () => Promise<T>): Promise<T> => {
    left -= 1;
    if (left < 0) throw new Killed();
    return await work();
  };
  return {
    ...api.app,
    database: {
      ...database,
      transaction: <T>(work: (tx: Transaction) => Promise<T>) => crashable(() => database.transaction(work)),
      read: <T>(work: (tx: Transaction) => Promise<T>) => crashable(() => database.read(work)),
    },
  };
}

async function follow(actionId: string): Promise<void> {
  try {
    await runAction.handle(crashableApp(), { actionId }, signal);
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
}

const viewOf = async (id: number) => success(await api.call('getService', { token: owner.token, query: { id } }));
const modelOf = ({ power, vnc, iso, os }: ServiceDetails): Model => ({ power, vnc, isoMounted: iso !== null, os: os?.id ?? '' });
const actionsOf = (id: number) =>
  api.app.database.read((tx) => tx.selectFrom('service_action').selectAll().where('service_id', '=', id).orderBy('started_at').execute());

/** Processes running or abandoned actions until they are settled, while workers die. */
async function finish(id: number): Promise<void> {
  for (let rounds = 0; rounds < 200; rounds += 1) {
    const open = (await actionsOf(id)).filter((action) => action.settled_at === null);
    if (open.length === 0) return;
    for (const action of open) await follow(action.id);
    clock.turn(random() < 0.1 ? 16 * minuteMs : 20_000);
  }
  throw new Error('An action never ended');
}

test(
  `${sequences} random sequences match the model, with workers killed at random (PORTICO_SEED=${seed})`,
  { timeout: 3_600_000 },
  async () => {
    const id = await serverOf(owner, { configoptions: { hostname } });
    const parts = { database: lendDatabase(api.app.database), delayMs: 10_000, now: clock.now, seed };
    const faultless = createSimulator(parts);
    const faulty = createSimulator({ ...parts, pickFault: randomFaults(seed, faultRates) });
    for (let sequence = 0; sequence < sequences; sequence += 1) {
      api.app.provisioning = faulty;
      for (let steps = 0; steps < stepsOfSequence; steps += 1) await takeStep(id, pick(kinds), `sequence ${sequence}, step ${steps}`);
      api.app.provisioning = faultless;
      await expectDriverAgrees(id);
    }
  },
);

async function takeStep(id: number, kind: Kind, where: string): Promise<void> {
  const before = await viewOf(id);
  const model = modelOf(before);
  expect([where, kind, blockedReason(kind, serviceFacts(before)) === null]).toEqual([where, kind, isAllowed[kind](model)]);
  await proveAgain();
  const reply = await ask(kind, id);
  expect([where, kind, reply.status]).toEqual([where, kind, isAllowed[kind](model) ? 202 : 409]);
  if (!reply.ok) return;
  expect((await ask(pick(kinds), id)).status).toBe(409);
  await finish(id);
  const action = (await actionsOf(id)).at(-1);
  const after = await viewOf(id);
  // An action was carried out fully or not at all, and a successful one fully.
  const possible = action?.status === 'success' ? [effects[kind](model)] : [model, effects[kind](model)];
  expect([where, kind, possible]).toEqual([where, kind, expect.arrayContaining([modelOf(after)])]);
  expect(after.action).toBeNull();
}

/** Renews the identity proof, because the clock runs fast here. */
async function proveAgain(): Promise<void> {
  await api.app.database.transaction((tx) => tx.updateTable('session').set({ proven_at: clock.now() }).execute());
}

async function expectDriverAgrees(id: number): Promise<void> {
  const view = await viewOf(id);
  const server = await api.app.database.read((tx) =>
    tx.withTables<SimulationTables>().selectFrom('simulated_server').selectAll().where('service_id', '=', id).executeTakeFirstOrThrow(),
  );
  expect([server.power, server.vnc_password_hash !== null, server.iso, server.os]).toEqual([
    view.power,
    view.vnc === 'enabled',
    view.iso?.id ?? null,
    view.os?.id ?? null,
  ]);
  await repairServices.handle(api.app, {}, signal);
  expect((await viewOf(id)).power).toBe(view.power);
}
