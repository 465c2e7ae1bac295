import type { SimulationTables } from '@portico/simulation/simulation-tables';
import type { Action } from '@portico/contract';
import { fullOnly } from '@portico/test-depth/daily-if';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Fault } from '@portico/simulation/simulator/faults';
import type { Power, ProvisioningDriver } from '@portico/drivers/provisioning-driver';
import type { App } from '../../src/app.ts';
import { runAction } from '../../src/modules/services/actions/run-action.job.ts';
import { success } from '../contract-client.ts';
import { readEvents } from '../events/event-reader.ts';
import { colleagueOf, noRoles } from '../people.ts';
import { minuteMs } from '../test-clock.ts';
import { waitFor } from '../wait-for.ts';
import { followByHand } from './follow-by-hand.ts';

const { clock, faults, signal, step, repair, server, begin, look, service, stored, startCount } = followByHand();

describe('a successful action', () => {
  test('a successful action publishes its start, progress and end to all who see services, and replays them later', async () => {
    onTestFinished(clock.stop());
    const { api, owner, id } = server();
    const colleague = await colleagueOf(api, owner.token, { ...noRoles, billing: 'read' });
    const [stream, other] = [await readEvents(api.url, owner.token), await readEvents(api.url, colleague.token)];
    const action = await begin('restart');
    await step(action);
    clock.turn(700);
    await step(action);
    clock.turn(minuteMs);
    await step(action);
    const events = await waitFor('the end', () => (stream.received.at(-1)?.status === 'success' ? stream.received : undefined));
    expect(events.length).toBeGreaterThanOrEqual(3);
    for (const event of events) expect(event).toMatchObject({ type: 'action.changed', resource: { type: 'service', id: String(id) } });
    expect(events.slice(0, -1).every(({ status }) => status === 'running')).toBe(true);
    const progress = events.map((event) => event.action?.progress ?? -1);
    expect(progress).toEqual(progress.toSorted((one, other_) => one - other_));
    expect(events.at(-1)?.action).toEqual(await look(action));
    const resumed = await readEvents(api.url, owner.token, { lastEventId: events[0]?.id });
    expect(await resumed.take(events.length - 1)).toEqual(events.slice(1));
    expect(other.received).toEqual([]);
    for (const one of [stream, other, resumed]) one.close();
  });

  test('a successful action ends once, however many jobs follow it concurrently', async () => {
    const { api } = server();
    const action = await begin('restart');
    await Promise.all(Array.from({ length: 6 }, () => step(action)));
    clock.turn(minuteMs);
    await Promise.all(Array.from({ length: 6 }, () => step(action)));
    const events = await api.app.database.read((tx) =>
      tx.selectFrom('event').select('action').where('type', '=', 'action.changed').where('status', '=', 'success').execute(),
    );
    expect(events.filter((event) => (event.action as Action | null)?.id === action.id)).toHaveLength(1);
    expect(await startCount(action)).toBe(1);
  });
});

describe('a failed action', () => {
  test("a failed action reports the driver's failure in every language and leaves the service unchanged", async () => {
    const { api, owner, id } = server();
    faults.script = ['fail'];
    const action = await begin('stop');
    await step(action);
    clock.turn(minuteMs);
    await step(action);
    expect(await look(action)).toMatchObject({
      status: 'error',
      error: { code: 'driver_failed', message: 'The data centre couldn’t do this. Try again or contact support.' },
    });
    expect((await look(action, 'ru')).error?.message).toBe(
      'Дата-центр не смог это выполнить. Попробуйте ещё раз или напишите в поддержку.',
    );
    expect(await service()).toMatchObject({ power: 'running', action: null });
    const activity = success(await api.call('listServiceActivity', { token: owner.token, query: { id, 'per-page': 1 } }));
    expect(activity.items[0]).toMatchObject({ what: 'stop', outcome: 'error', error: expect.stringContaining('couldn’t do this') });
  });

  test("an action whose driver hangs is cancelled and doesn't happen later", async () => {
    const { api } = server();
    faults.script = ['hang'];
    const action = await begin('stop');
    await step(action);
    clock.turn(9 * minuteMs);
    await step(action);
    expect((await look(action)).status).toBe('running');
    clock.turn(2 * minuteMs);
    await step(action);
    expect(await look(action)).toMatchObject({ status: 'error', error: { code: 'driver_timeout' } });
    expect((await stored(action)).settled_at).not.toBeNull();
    // The data centre recovers and would continue.
    await api.app.database.transaction((tx) =>
      tx
        .withTables<SimulationTables>()
        .updateTable('simulated_operation')
        .set({ ends_at: clock.now() })
        .where('operation_id', '=', action.id)
        .execute(),
    );
    clock.turn(60 * minuteMs);
    await repair();
    expect((await service()).power).toBe('running');
  });

  test.each<Fault>(['lose-before', 'silence'])(
    'an action continues once the driver responds again (%s), and was started once',
    fullOnly,
    async (fault) => {
      const action = await begin('restart');
      faults.always = fault;
      await step(action, AbortSignal.timeout(200));
      clock.turn(10_000);
      await step(action, AbortSignal.timeout(200));
      expect((await look(action)).status).toBe('running');
      faults.always = null;
      await step(action);
      clock.turn(minuteMs);
      await step(action);
      expect((await look(action)).status).toBe('success');
      expect(await startCount(action)).toBe(1);
    },
  );

  test('an action whose driver is unreachable ends in error, and is settled before the next one starts', async () => {
    const lost = await begin('stop');
    // The operation started, but its response was lost.
    faults.script = ['lose-after'];
    await step(lost);
    faults.always = 'lose-before';
    clock.turn(2 * minuteMs);
    await step(lost);
    expect(await look(lost)).toMatchObject({ status: 'error', error: { code: 'driver_unavailable' } });
    expect((await stored(lost)).settled_at).toBeNull();
    faults.always = null;
    const next = await begin('restart');
    await step(next);
    expect((await stored(lost)).settled_at).not.toBeNull();
    expect((await look(lost)).status).toBe('error');
    const { api, owner, id } = server();
    const activity = success(await api.call('listServiceActivity', { token: owner.token, query: { id, 'per-page': 2 } }));
    expect(activity.items.map(({ what, outcome, error }) => [what, outcome, error])).toEqual([
      ['restart', 'running', null],
      ['stop', 'success', null],
    ]);
    // The stop was carried out, so the service shows it and the server refuses the restart.
    clock.turn(minuteMs);
    await step(next);
    expect([(await service()).power, (await look(next)).status]).toEqual(['stopped', 'error']);
    const started = await begin('start');
    await step(started);
    clock.turn(minuteMs);
    await step(started);
    expect((await service()).power).toBe('running');
  });

  test('an action that the data centre has forgotten is restarted, up to a limit', async () => {
    faults.script = ['forget'];
    const action = await begin('restart');
    await step(action);
    expect((await look(action)).status).toBe('running');
    await step(action);
    clock.turn(minuteMs);
    await step(action);
    expect((await look(action)).status).toBe('success');
    const forgotten = await begin('restart');
    faults.always = 'forget';
    for (let times = 0; times < 5; times += 1) await step(forgotten);
    expect(await look(forgotten)).toMatchObject({ status: 'error', error: { code: 'interrupted' } });
  });

  test('a job that follows a killed one asks about the action instead of repeating it', async () => {
    const { api } = server();
    const action = await begin('restart');
    const { provisioning } = api.app;
    let calls = 0;
    const counting = {
      ...provisioning,
      begin: async (...given: Parameters<typeof provisioning.begin>) => {
        calls += 1;
        await provisioning.begin(...given);
        throw new Error('killed');
      },
    };
    await runAction.handle({ ...api.app, provisioning: counting }, { actionId: action.id }, signal);
    clock.turn(minuteMs);
    await runAction.handle({ ...api.app, provisioning: counting }, { actionId: action.id }, signal);
    expect([(await look(action)).status, calls]).toEqual(['success', 1]);
  });

  test('an action that was cut off succeeds if the power proves it, and otherwise fails and shows the power', async () => {
    const { api } = server();
    const cutOff = (power: Power): App => {
      const uncertain: ProvisioningDriver = {
        ...api.app.provisioning,
        begin: async () => {},
        operationState: async () => ({ status: 'uncertain', reason: 'the hypervisor ended in the call' }),
        powerOf: async (ids) => new Map(ids.map((id) => [id, power])),
      };
      return { ...api.app, provisioning: uncertain };
    };
    const stopped = await begin('stop');
    await runAction.handle(cutOff('stopped'), { actionId: stopped.id }, signal);
    expect([(await look(stopped)).status, (await service()).power]).toEqual(['success', 'stopped']);
    const started = await begin('start');
    await runAction.handle(cutOff('stopped'), { actionId: started.id }, signal);
    expect(await look(started)).toMatchObject({ status: 'error', error: { code: 'interrupted' } });
    expect([(await stored(started)).settled_at === null, (await service()).power]).toEqual([false, 'stopped']);
    const again = await begin('start');
    await runAction.handle(cutOff('running'), { actionId: again.id }, signal);
    expect([(await look(again)).status, (await service()).power]).toEqual(['success', 'running']);
    // Otherwise the customer could not start what the restart has stopped.
    const restarted = await begin('restart');
    await runAction.handle(cutOff('stopped'), { actionId: restarted.id }, signal);
    expect([(await look(restarted)).status, (await service()).power]).toEqual(['error', 'stopped']);
    await runAction.handle(cutOff('running'), { actionId: (await begin('start')).id }, signal);
  });

  test('each operation has a higher fence than the one before', async () => {
    const { api } = server();
    const fences: number[] = [];
    const { provisioning } = api.app;
    const recording: ProvisioningDriver = {
      ...provisioning,
      begin: async (operation, limited) => {
        fences.push(operation.fence);
        await provisioning.begin(operation, limited);
      },
    };
    for (let times = 0; times < 3; times += 1) {
      const action = await begin('restart');
      for (let steps = 0; steps < 2; steps += 1) {
        await runAction.handle({ ...api.app, provisioning: recording }, { actionId: action.id }, signal);
        clock.turn(minuteMs);
      }
      expect((await look(action)).status).toBe('success');
    }
    expect(fences).toEqual([...new Set(fences)].toSorted((one, other) => one - other));
    expect(fences).toHaveLength(3);
  });
});
