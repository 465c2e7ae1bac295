import type { Action } from '@portico/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../src/drivers/provisioning/simulator/command-effects.ts';
import type { DrawFault, Fault } from '../../src/drivers/provisioning/simulator/faults.ts';
import { createSimulator } from '../../src/drivers/provisioning/simulator/simulator.ts';
import { runAction } from '../../src/modules/services/actions/run-action.job.ts';
import { provisionService } from '../../src/modules/services/provision-service.job.ts';
import { removeServer } from '../../src/modules/services/remove-server.job.ts';
import { repairServices } from '../../src/modules/services/repair-services.job.ts';
import { allJobs } from '../../src/registry/jobs.ts';
import { success } from '../contract-client.ts';
import { readEvents } from '../events/event-reader.ts';
import { colleagueOf, noRoles } from '../people.ts';
import { alter, ownerOf, serverOf, type ServerOwner } from '../server.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';
import { waitFor } from '../wait-for.ts';

const { signal } = new AbortController();
const delayMs = 1_000;
const clock = testClock();
/** The faults of the next calls, one a call; nothing goes wrong once they are used up. */
let script: (Fault | null)[] = [];
/** In the place of the script: every call meets it. */
let always: Fault | null = null;
const drawFault: DrawFault = () => always ?? script.shift() ?? null;

let api: TestApi;
let owner: ServerOwner;
let id: number;
beforeAll(async () => {
  // Actions are followed by these tests alone, one look at a time.
  const byHand = new Set<unknown>([runAction, repairServices, removeServer]);
  const env = { DRIVER_CALL_TIMEOUT_MS: '100', ACTION_TIMEOUT_SECONDS: '600', DRIVER_PATIENCE_SECONDS: '60' };
  api = await startTestApi({ now: clock.now, jobs: allJobs.filter((job) => !byHand.has(job)), env });
  owner = await ownerOf(api);
  id = await serverOf(owner, { configoptions: { hostname: 'edge.acme.dev' } });
  api.app.provisioning = createSimulator({ database: api.app.database, delayMs, now: clock.now, seed: 'test', drawFault });
});
afterAll(() => api.close());
beforeEach(() => {
  script = [];
  always = null;
});
afterEach(async () => {
  always = null;
  script = [];
  // What a test left running ends here.
  clock.turn(20 * minuteMs);
  await repair();
});

const begin = async (action: 'start' | 'stop' | 'restart') =>
  success(await api.call('changeServicePower', { token: owner.token, query: { id }, body: { action } }));
const step = ({ id: actionId }: Pick<Action, 'id'>) => runAction.handle(api.app, { actionId }, signal);
const look = async ({ id: actionId }: Pick<Action, 'id'>, language = 'en') =>
  success(await api.call('getAction', { token: owner.token, query: { id: actionId }, language }));
const service = async () => success(await api.call('getService', { token: owner.token, query: { id } }));
const operations = () => api.app.database.read((tx) => tx.selectFrom('simulated_operation').selectAll().execute());
const stored = ({ id: actionId }: Pick<Action, 'id'>) =>
  api.app.database.read((tx) => tx.selectFrom('service_action').selectAll().where('id', '=', actionId).executeTakeFirstOrThrow());
const newestActivity = async () =>
  success(await api.call('listServiceActivity', { token: owner.token, query: { id, 'per-page': 1 } })).items[0];
/** The proof of the sign-in is old by these tests' clock. */
const confirm = async () => success(await api.call('confirmPassword', { token: owner.token, body: { password: owner.password } }));
/** The schedule's job, and the jobs that it asks for. */
async function repair(): Promise<void> {
  await repairServices.handle(api.app, {}, signal);
  const left = await api.app.database.read((tx) => tx.selectFrom('service_action').select('id').where('settled_at', 'is', null).execute());
  for (const action of left) await step(action);
}

describe('an action that goes well', () => {
  test('is told of as it begins, moves on and ends, to everybody who may see services, and told again after a break', async () => {
    const colleague = await colleagueOf(api, owner.token, { ...noRoles, billing: 'read' });
    const [stream, other] = [await readEvents(api.url, owner.token), await readEvents(api.url, colleague.token)];
    const action = await begin('restart');
    await step(action);
    clock.turn(700);
    await step(action);
    clock.turn(minuteMs);
    await step(action);
    const told = await waitFor('the end', () => (stream.received.at(-1)?.status === 'success' ? stream.received : undefined));
    expect(told.length).toBeGreaterThanOrEqual(3);
    for (const event of told) expect(event).toMatchObject({ type: 'action.changed', resource: { type: 'service', id: String(id) } });
    expect(told.slice(0, -1).every(({ status }) => status === 'running')).toBe(true);
    const progress = told.map((event) => event.action?.progress ?? -1);
    expect(progress).toEqual(progress.toSorted((one, other_) => one - other_));
    expect(told.at(-1)?.action).toEqual(await look(action));
    const resumed = await readEvents(api.url, owner.token, told[0]?.id);
    expect(await resumed.take(told.length - 1)).toEqual(told.slice(1));
    expect(other.received).toEqual([]);
    for (const one of [stream, other, resumed]) one.close();
  });

  test('ends once, however many jobs follow it at the same moment', async () => {
    const action = await begin('restart');
    await Promise.all(Array.from({ length: 6 }, () => step(action)));
    clock.turn(minuteMs);
    await Promise.all(Array.from({ length: 6 }, () => step(action)));
    const events = await api.app.database.read((tx) =>
      tx.selectFrom('event').select('action').where('type', '=', 'action.changed').where('status', '=', 'success').execute(),
    );
    expect(events.filter((event) => (event.action as Action | null)?.id === action.id)).toHaveLength(1);
    expect((await operations()).filter((operation) => operation.operation_id === action.id)).toHaveLength(1);
  });
});

describe('an action that goes wrong', () => {
  test('fails where the driver fails: in error with its message in either language, the service as it was', async () => {
    script = ['fail'];
    const action = await begin('stop');
    await step(action);
    clock.turn(minuteMs);
    await step(action);
    expect(await look(action)).toMatchObject({
      status: 'error',
      error: { code: 'driver_failed', message: 'The data centre could not do this. Try again, or write to support.' },
    });
    expect((await look(action, 'ru')).error?.message).toBe('Дата-центр не смог это выполнить. Попробуйте ещё раз или напишите в поддержку.');
    expect(await service()).toMatchObject({ power: 'running', action: null });
    expect(await newestActivity()).toMatchObject({ what: 'stop', outcome: 'error', error: expect.stringContaining('could not do this') });
  });

  test('is given up where the driver hangs, and does not happen later', async () => {
    script = ['hang'];
    const action = await begin('stop');
    await step(action);
    clock.turn(9 * minuteMs);
    await step(action);
    expect((await look(action)).status).toBe('running');
    clock.turn(2 * minuteMs);
    await step(action);
    expect(await look(action)).toMatchObject({ status: 'error', error: { code: 'driver_timeout' } });
    expect((await stored(action)).settled_at).not.toBeNull();
    clock.turn(60 * minuteMs);
    await repair();
    expect((await service()).power).toBe('running');
  });

  test.each<Fault>(['lose-before', 'silence'])('goes on once the driver answers again (%s), and was begun once', async (fault) => {
    const action = await begin('restart');
    always = fault;
    await step(action);
    clock.turn(10_000);
    await step(action);
    expect((await look(action)).status).toBe('running');
    always = null;
    await step(action);
    clock.turn(minuteMs);
    await step(action);
    expect((await look(action)).status).toBe('success');
    expect((await operations()).filter((operation) => operation.operation_id === action.id)).toHaveLength(1);
  });

  test('ends in error where the driver is not to be reached, and is settled before anything else is begun', async () => {
    const lost = await begin('stop');
    // It was begun; nobody heard that it was.
    script = ['lose-after'];
    await step(lost);
    always = 'lose-before';
    clock.turn(2 * minuteMs);
    await step(lost);
    expect(await look(lost)).toMatchObject({ status: 'error', error: { code: 'driver_unavailable' } });
    expect((await stored(lost)).settled_at).toBeNull();
    always = null;
    const next = await begin('restart');
    await step(next);
    expect((await stored(lost)).settled_at).not.toBeNull();
    expect((await look(lost)).status).toBe('error');
    // The stop had been carried out: the service says so, and the restart is refused by the server.
    clock.turn(minuteMs);
    await step(next);
    expect([(await service()).power, (await look(next)).status]).toEqual(['stopped', 'error']);
    const started = await begin('start');
    await step(started);
    clock.turn(minuteMs);
    await step(started);
    expect((await service()).power).toBe('running');
  });

  test('is begun again where the data centre has forgotten it, but not for ever', async () => {
    script = ['forget'];
    const action = await begin('restart');
    await step(action);
    expect((await look(action)).status).toBe('running');
    await step(action);
    clock.turn(minuteMs);
    await step(action);
    expect((await look(action)).status).toBe('success');
    const forgotten = await begin('restart');
    always = 'forget';
    for (let times = 0; times < 5; times += 1) await step(forgotten);
    expect(await look(forgotten)).toMatchObject({ status: 'error', error: { code: 'interrupted' } });
  });

  test('is asked about, and not repeated, by the job that comes after one that was killed', async () => {
    const action = await begin('restart');
    const { begin: really } = api.app.provisioning;
    let begun = 0;
    const counting = {
      ...api.app.provisioning,
      begin: async (...given: Parameters<typeof really>) => {
        begun += 1;
        await really(...given);
        throw new Error('killed');
      },
    };
    await runAction.handle({ ...api.app, provisioning: counting }, { actionId: action.id }, signal);
    clock.turn(minuteMs);
    await runAction.handle({ ...api.app, provisioning: counting }, { actionId: action.id }, signal);
    expect([(await look(action)).status, begun]).toEqual(['success', 1]);
  });

  test('and was carried out after all, sets the secret that it had made', async () => {
    await confirm();
    const action = success(await api.call('resetRootPassword', { token: owner.token, query: { id } }));
    await step(action);
    always = 'lose-before';
    clock.turn(11 * minuteMs);
    await step(action);
    expect(await look(action)).toMatchObject({ status: 'error', error: { code: 'driver_unavailable' } });
    always = null;
    await repair();
    await confirm();
    const { password } = success(await api.call('revealRootPassword', { token: owner.token, query: { id } }));
    const server = await api.app.database.read((tx) =>
      tx.selectFrom('simulated_server').select('root_password_hash').where('service_id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(hashPassword(id, password)).toBe(server.root_password_hash);
    expect(await stored(action)).toMatchObject({ status: 'error', secret: null });
  });
});

describe('the repair', () => {
  test('corrects a power that is not what the driver says, but for a service on which something is running', async () => {
    const pullPlug = () =>
      api.app.database.transaction((tx) => tx.updateTable('simulated_server').set({ power: 'stopped' }).where('service_id', '=', id).execute());
    const action = await begin('restart');
    await pullPlug();
    await repairServices.handle(api.app, {}, signal);
    expect((await service()).power).toBe('running');
    await step(action);
    clock.turn(minuteMs);
    await step(action);
    clock.turn(1_000);
    await repairServices.handle(api.app, {}, signal);
    expect((await service()).power).toBe('stopped');
    await alter(api, id, { power: 'running' });
    await api.app.database.transaction((tx) => tx.updateTable('simulated_server').set({ power: 'running' }).where('service_id', '=', id).execute());
  });

  test('enqueues the job of an action that nobody follows', async () => {
    const action = await begin('restart');
    clock.turn(5 * minuteMs);
    await repairServices.handle(api.app, {}, signal);
    const { rows } = await api.app.database.read((tx) =>
      sql`select id from pgboss.job where name = 'run-action' and singleton_key = ${action.id}`.execute(tx),
    );
    expect(rows).toHaveLength(1);
    await step(action);
    clock.turn(minuteMs);
    await step(action);
  });

  test('gives the addresses of a deleted service to the next one', async () => {
    const gone = await serverOf(owner);
    const addressesOf = async (serviceId: number) =>
      success(await api.call('getService', { token: owner.token, query: { id: serviceId } })).ipv4;
    const [ip = ''] = await addressesOf(gone);
    await alter(api, gone, { status: 'delete' });
    await removeServer.handle(api.app, { serviceId: gone }, signal);
    await removeServer.handle(api.app, { serviceId: gone }, signal);
    expect(await addressesOf(gone)).toEqual([]);
    const next = await serverOf(owner);
    expect((await owner.shop.services()).find((one) => one.id === next)?.ip).toBe(ip);
    await provisionService.handle(api.app, { serviceId: next }, signal);
    expect(await addressesOf(next)).toEqual([ip]);
  });
});
