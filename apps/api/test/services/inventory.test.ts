import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adoptMachine, takeInventory } from '../../src/modules/services/provisioning/inventory.ts';
import { listInventoryCommand } from '../../src/modules/services/provisioning/inventory.commands.ts';
import { commandContext } from '../command-context.ts';
import { success } from '../contract-client.ts';
import { alter, ownerOf, serverOf, type ServerOwner } from '../server.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

const { signal } = new AbortController();
const staff = { name: 'anna', reason: null };
let api: TestApi;
let owner: ServerOwner;
beforeAll(async () => {
  api = await startTestApi();
  owner = await ownerOf(api);
});
afterAll(() => api.close());

const inventory = () => takeInventory(api.app, signal);

test('every machine of a running system has a service, and every service a machine', async () => {
  await serverOf(owner);
  expect(await inventory()).toEqual({ machines: [], services: [], unreachable: [] });
});

test('a machine that someone else created and a service that lost its machine are listed, and neither is touched', async () => {
  const id = await serverOf(owner, { configoptions: { hostname: 'lost.acme.dev' } });
  await api.app.database.transaction((tx) =>
    tx.withTables<SimulationTables>().updateTable('simulated_server').set({ service_id: -5 }).where('service_id', '=', id).execute(),
  );
  const found = await inventory();
  expect(found).toEqual({
    machines: [
      {
        foreignId: expect.stringMatching(/^sim-\d+$/),
        serviceId: null,
        name: 'lost.acme.dev',
        power: 'running',
        fence: null,
        driver: 'simulation',
      },
    ],
    services: [{ id, hostname: 'lost.acme.dev', driver: 'simulation' }],
    unreachable: [],
  });
  const lines: string[] = [];
  expect(await listInventoryCommand.run(commandContext(api.app, { print: (line) => void lines.push(line) }))).toBe(false);
  expect(lines).toEqual([
    expect.stringMatching(/^machine .*lost\.acme\.dev, running$/),
    expect.stringMatching(/^service .*lost\.acme\.dev$/),
  ]);
  expect(await inventory()).toEqual(found);
});

test('an adopted machine is the service’s, is recorded, and is billed from now on only', async () => {
  const { machines, services } = await inventory();
  const [serviceId, foreignId] = [services[0]?.id ?? 0, machines[0]?.foreignId ?? ''];
  // Of the machine that was lost.
  await alter(api, serviceId, { vnc_address: '203.0.113.9:5901', vnc_password: 'sealed' });
  await adoptMachine(api.app, { serviceId, foreignId }, staff, signal);
  await adoptMachine(api.app, { serviceId, foreignId }, staff, signal);
  expect(await inventory()).toEqual({ machines: [], services: [], unreachable: [] });
  const [metrics, logged] = await api.app.database.read((tx) =>
    Promise.all([
      tx.selectFrom('service_metrics').select('counters').where('service_id', '=', serviceId).executeTakeFirstOrThrow(),
      tx
        .selectFrom('staff_log')
        .select('details')
        .where('operation', '=', 'adoptMachine')
        .where('subject', '=', String(serviceId))
        .execute(),
    ]),
  );
  expect(metrics.counters).toBeNull();
  expect(success(await api.call('getService', { token: owner.token, query: { id: serviceId } }))).toMatchObject({
    vnc: 'disabled',
    vnc_address: null,
  });
  expect(logged[0]?.details).toEqual({ hostname: 'lost.acme.dev', machine: foreignId });
});

test('a machine of another service, an unknown one, and a service that has one are refused', async () => {
  const [one, other] = [await serverOf(owner), await serverOf(owner)];
  const machines = await api.app.provisioning.list(signal);
  const foreignId = machines.find(({ serviceId }) => serviceId === other)?.foreignId ?? '';
  const adopt = (serviceId: number, machine: string) => adoptMachine(api.app, { serviceId, foreignId: machine }, staff, signal);
  await expect(adopt(one, foreignId)).rejects.toThrow(`Service ${one} has the machine`);
  await expect(adopt(one, 'sim-none')).rejects.toThrow('has no machine sim-none');
  await expect(adopt(2_147_480_000, foreignId)).rejects.toThrow("doesn't exist");
});
