import { fullOnly } from '@portico/test-depth/daily-if';
import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { DriverError } from '@portico/drivers/driver-error';
import type { ProvisioningDriver } from '@portico/drivers/provisioning-driver';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { App } from '../../src/app.ts';
import { serversToSwitch } from '../../src/modules/renewals/renewed-services.repository.ts';
import { runAction } from '../../src/modules/services/actions/run-action.job.ts';
import { provisionService } from '../../src/modules/services/provisioning/provision-service.job.ts';
import { removeServer } from '../../src/modules/services/provisioning/remove-server.job.ts';
import { repairServices } from '../../src/modules/services/provisioning/repair-services.job.ts';
import { success } from '../contract-client.ts';
import { alter, serverOf } from '../server.ts';
import { minuteMs } from '../test-clock.ts';
import { waitFor } from '../wait-for.ts';
import { followByHand } from './follow-by-hand.ts';

const { clock, faults, signal, step, server, begin, look, service, stored } = followByHand();

describe('the repair job', () => {
  test("the repair job corrects a power state that differs from the driver's, unless an action is running", async () => {
    const { api, id } = server();
    const pullPlug = () =>
      api.app.database.transaction((tx) =>
        tx.withTables<SimulationTables>().updateTable('simulated_server').set({ power: 'stopped' }).where('service_id', '=', id).execute(),
      );
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
    await api.app.database.transaction((tx) =>
      tx.withTables<SimulationTables>().updateTable('simulated_server').set({ power: 'running' }).where('service_id', '=', id).execute(),
    );
  });

  test('a power state that cannot be stored does not keep those of other servers from being corrected', fullOnly, async () => {
    const { api, id, owner } = server();
    const other = await serverOf(owner);
    const driver = api.app.provisioning;
    const powers = new Map([
      [id, 'paused' as 'stopped'],
      [other, 'stopped'],
    ] as const);
    api.app.provisioning = { ...driver, powerOf: async () => powers };
    clock.turn(minuteMs);
    await repairServices.handle(api.app, {}, signal);
    api.app.provisioning = driver;
    expect((await owner.shop.services()).find((one) => one.id === other)?.power).toBe('stopped');
    await alter(api, other, { power: 'running' });
  });

  test('the repair job notices a suspended server that someone has started, so that it is stopped again', async () => {
    const { api, id } = server();
    await alter(api, id, { status: 'suspended', power: 'stopped' });
    clock.turn(minuteMs);
    await repairServices.handle(api.app, {}, signal);
    expect((await service()).power).toBe('running');
    expect(await api.app.database.read((tx) => serversToSwitch(tx, 0, 100))).toContain(id);
    await alter(api, id, { status: 'active' });
  });

  test('the repair job enqueues the job of an action that no job follows, and leaves one that has a job alone', async () => {
    const { api } = server();
    const action = await begin('restart');
    const jobsOf = async () =>
      (
        await api.app.database.read((tx) =>
          sql<{ key: string | null }>`
            select singleton_key as key from pgboss.job where name = 'run-action' and data ->> 'actionId' = ${action.id}`.execute(tx),
        )
      ).rows.map(({ key }) => key);
    clock.turn(5 * minuteMs);
    await repairServices.handle(api.app, {}, signal);
    expect(await jobsOf()).toEqual([null]);
    await api.app.database.transaction((tx) => sql`delete from pgboss.job where data ->> 'actionId' = ${action.id}`.execute(tx));
    await repairServices.handle(api.app, {}, signal);
    expect(await jobsOf()).toEqual([action.id]);
    await step(action);
    clock.turn(minuteMs);
    await step(action);
  });

  test('of two actions on a host that does not answer, the second was never begun and leaves nothing to settle', fullOnly, async () => {
    faults.always = 'lose-before';
    const ends: unknown[] = [];
    for (let times = 0; times < 2; times += 1) {
      const action = await begin('stop');
      await step(action);
      clock.turn(2 * minuteMs);
      await step(action);
      ends.push([(await look(action)).error?.code, (await stored(action)).settled_at !== null]);
    }
    expect(ends).toEqual([
      ['driver_unavailable', false],
      ['driver_unavailable', true],
    ]);
  });

  test('the repair job removes the server of a deleted service whose job has failed for good, and leaves one that has a job alone', async () => {
    const { api, owner } = server();
    const [forgotten, waiting] = [await serverOf(owner), await serverOf(owner)];
    for (const id of [forgotten, waiting]) await alter(api, id, { status: 'delete' });
    await api.app.database.transaction((tx) => api.app.jobs.enqueue(tx, removeServer, { serviceId: waiting }, { delayMs: 60 * minuteMs }));
    await repairServices.handle(api.app, {}, signal);
    const { rows } = await api.app.database.read((tx) =>
      sql`select data ->> 'serviceId' as id from pgboss.job where name = 'remove-server' and singleton_key is not null`.execute(tx),
    );
    expect(rows).toEqual([{ id: String(forgotten) }]);
    for (const serviceId of [forgotten, waiting]) await removeServer.handle(api.app, { serviceId }, signal);
  });

  test('the repair job notes the end of a service that a process of an older version has deleted', fullOnly, async () => {
    const { api, owner } = server();
    const id = await serverOf(owner);
    await alter(api, id, { status: 'delete' });
    await repairServices.handle(api.app, {}, signal);
    const { ended_at: endedAt } = await api.app.database.read((tx) =>
      tx.selectFrom('service').select('ended_at').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(endedAt).toEqual(expect.any(Date));
    await removeServer.handle(api.app, { serviceId: id }, signal);
  });

  test('the repair job sets up a paid service whose job has failed for good, and leaves one that has a job alone', async () => {
    const { api, owner } = server();
    const [forgotten, waiting] = [await serverOf(owner), await serverOf(owner)];
    await alter(api, forgotten, { status: 'prepare' });
    await api.app.database.transaction(async (tx) => {
      await tx.updateTable('service').set({ status: 'prepare' }).where('id', '=', waiting).execute();
      await api.app.jobs.enqueue(tx, provisionService, { serviceId: waiting }, { delayMs: 60 * minuteMs });
    });
    await repairServices.handle(api.app, {}, signal);
    const { rows } = await api.app.database.read((tx) =>
      sql`select data ->> 'serviceId' as id from pgboss.job where name = 'provision-service' and singleton_key is not null`.execute(tx),
    );
    expect(rows).toEqual([{ id: String(forgotten) }]);
    const { shop } = owner;
    await waitFor('an active service', async () =>
      (await shop.services()).find(({ id, status }) => id === forgotten && status === 'active'),
    );
    await alter(api, waiting, { status: 'active' });
  });

  test("a removed server's addresses stay in quarantine, and are then the next one's", async () => {
    const { api, owner } = server();
    const gone = await serverOf(owner);
    const addressesOf = async (serviceId: number) =>
      success(await api.call('getService', { token: owner.token, query: { id: serviceId } })).ipv4;
    const [ip = ''] = await addressesOf(gone);
    await alter(api, gone, { status: 'delete' });
    await removeServer.handle(api.app, { serviceId: gone }, signal);
    await removeServer.handle(api.app, { serviceId: gone }, signal);
    expect(await addressesOf(gone)).toEqual([]);
    expect(await addressesOf(await serverOf(owner))).not.toEqual([ip]);
    const dayAgo = new Date(clock.now().getTime() - 25 * 60 * minuteMs);
    await api.app.database.transaction((tx) =>
      tx.updateTable('service_address').set({ released_at: dayAgo }).where('ip', '=', ip).execute(),
    );
    const next = await serverOf(owner);
    await provisionService.handle(api.app, { serviceId: next }, signal);
    expect(await addressesOf(next)).toEqual([ip]);
  });
});

test('an action that failed half-way shows the power if the host still answers, and ends in any case', async () => {
  const { api, id } = server();
  await alter(api, id, { power: 'running' });
  const failed = (powerOf: ProvisioningDriver['powerOf']): App => {
    const operationState = async () => ({ status: 'failed', code: 'host-error', reason: 'the host refused the start' }) as const;
    return { ...api.app, provisioning: { ...api.app.provisioning, begin: async () => {}, operationState, powerOf } };
  };
  const end = async (powerOf: ProvisioningDriver['powerOf']) => {
    const action = await begin('restart');
    await runAction.handle(failed(powerOf), { actionId: action.id }, signal);
    const { status, error } = await look(action);
    return [status, error?.code, (await stored(action)).settled_at === null, (await service()).power];
  };
  const silent = async () => Promise.reject(new DriverError('No route to host'));
  expect(await end(silent)).toEqual(['error', 'driver_failed', false, 'running']);
  expect(await end(async () => new Map([[id, 'stopped']]))).toEqual(['error', 'driver_failed', false, 'stopped']);
  await alter(api, id, { power: 'running' });
});
