import type { SimulationTables } from '@portico/simulation/simulation-tables';
import type { Action } from '@portico/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApiProcess } from '../api-process.ts';
import { success, type Call, type Reply } from '../contract-client.ts';
import { balance, orderItem, shopper } from '../shop.ts';
import { startTwoProcesses, type TwoProcesses } from '../two-processes.ts';
import { waitFor } from '../wait-for.ts';

const hostname = 'raced.acme.dev';
let both: TwoProcesses;
let token: string;
let id: number;
beforeAll(async () => {
  both = await startTwoProcesses('template', { SIMULATOR_DELAY_MS: '2500' });
  token = await both.register();
  const shop = shopper(both.processes[0].call, token);
  await shop.fund(100);
  success(await shop.pay(await shop.order(orderItem({ configoptions: { hostname } })), balance));
  id = (await shop.activeServices(1))[0]?.id ?? 0;
}, 180_000);
afterAll(() => both.close());

const calls: ((call: Call) => Promise<Reply<'changeServicePower'> | Reply<'mountIso'> | Reply<'reinstallService'>>)[] = [
  (call) => call('changeServicePower', { token, query: { id }, body: { action: 'restart' } }),
  (call) => call('mountIso', { token, query: { id }, body: { iso: 'arch', boot: true, dry_run: false } }),
  (call) => call('changeServicePower', { token, query: { id }, body: { action: 'stop' } }),
  (call) =>
    call('reinstallService', {
      token,
      query: { id },
      body: { os: 'debian-13', raid: 'none', iso: null, confirmation: hostname, dry_run: false },
    }),
];

async function idle(call: Call): Promise<void> {
  const look = async () => (success(await call('getService', { token, query: { id } })).action === null ? true : undefined);
  await waitFor('the end of all actions', look, 90_000);
}

test('one of several concurrent actions in two processes starts, the others are refused as busy', async () => {
  const [one, other] = both.processes;
  for (let round = 0; round < 3; round += 1) {
    await idle(one.call);
    if (success(await one.call('getService', { token, query: { id } })).power === 'stopped') {
      success(await one.call('changeServicePower', { token, query: { id }, body: { action: 'start' } }));
      await idle(one.call);
    }
    const replies = await Promise.all(calls.flatMap((ask) => [ask(one.call), ask(other.call)]));
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(new Set(replies.flatMap((reply) => (reply.ok ? [] : [reply.body.code])))).toEqual(new Set(['service_busy']));
  }
  await idle(one.call);
  const rows = await both.database.read((tx) => tx.selectFrom('service_action').select(['id', 'status']).execute());
  const started = await both.database.read((tx) =>
    tx.withTables<SimulationTables>().selectFrom('simulated_operation').select('operation_id').execute(),
  );
  expect(rows.every(({ status }) => status === 'success')).toBe(true);
  expect(started.map((row) => row.operation_id).toSorted()).toEqual(rows.map((row) => row.id).toSorted());
}, 240_000);

test('an action continues after both processes are killed, and starts once', { timeout: 240_000 }, async () => {
  const [one, other] = both.processes;
  await idle(one.call);
  const started = success(await one.call('mountIso', { token, query: { id }, body: { iso: 'arch', boot: true, dry_run: false } }));
  if (!('id' in started)) throw new Error('a plan and no action');
  await waitFor('the driver to begin', async () => {
    const found = await both.database.read((tx) =>
      tx
        .withTables<SimulationTables>()
        .selectFrom('simulated_operation')
        .select('operation_id')
        .where('operation_id', '=', started.id)
        .executeTakeFirst(),
    );
    return found;
  });
  await Promise.all([one.kill('SIGKILL'), other.kill('SIGKILL')]);
  const next = await startApiProcess({ env: both.env });
  try {
    const action = await waitFor<Action>(
      'the end of the action',
      async () => {
        const found = success(await next.call('getAction', { token, query: { id: started.id } }));
        return found.status === 'running' ? undefined : found;
      },
      200_000,
    );
    expect(action.status).toBe('success');
    expect(success(await next.call('getService', { token, query: { id } }))).toMatchObject({ iso: { id: 'arch' }, power: 'running' });
  } finally {
    await next.kill('SIGTERM');
  }
});
