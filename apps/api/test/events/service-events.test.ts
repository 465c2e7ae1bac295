import type { SimulationTables } from '@portico/simulation/simulation-tables';
import type { StreamEvent } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../src/calendar.ts';
import { repairServices } from '../../src/modules/services/provisioning/repair-services.job.ts';
import { releaseService, suspendService } from '../../src/modules/staff/change-service.ts';
import { success } from '../contract-client.ts';
import { dueOn, signal, startLife, type Life } from '../renewals/life.ts';
import { grantTraffic } from '../traffic/pool-sums.ts';
import { waitFor } from '../wait-for.ts';
import { readEvents, type ReadOptions } from './event-reader.ts';

let life: Life;
beforeAll(async () => {
  life = await startLife({ env: { RENEWAL_GRACE_DAYS: '2' } });
});
afterAll(() => life.api.close());

/** Returns the events of a service that a portal receives while something is done, up to and including the last one awaited. */
async function published(token: string, id: number, last: StreamEvent['type'], act: () => Promise<unknown>, options?: ReadOptions) {
  const stream = await readEvents(life.api.url, token, options);
  await act();
  const events = await waitFor(`the event ${last}`, () => {
    const own = stream.received.filter(({ type, resource }) => type.startsWith('service.') && resource?.id === String(id));
    return own.some(({ type }) => type === last) && own;
  });
  stream.close();
  return events.map(({ type, status }) => [type, status]);
}

/** Creates a client with a running server. */
async function owner() {
  const client = await life.client();
  const [id = 0] = await client.servers();
  const { token } = await client.signIn();
  return { client, id, token };
}

test('withdrawing a cancellation publishes that, and not that the service is active', async () => {
  const { api } = life;
  const { id, token } = await owner();
  const stream = await readEvents(api.url, token);
  success(await api.call('requestCancellation', { token, query: { id }, body: { reason: 'Moved away', dry_run: false } }));
  success(await api.call('withdrawCancellation', { token, query: { id } }));
  const events = await stream.take(2);
  stream.close();
  expect(events).toMatchObject([
    { type: 'service.cancellation_requested', resource: { type: 'service', id: String(id) }, status: 'active' },
    { type: 'service.cancellation_withdrawn', resource: { type: 'service', id: String(id) }, status: 'active' },
  ]);
});

test('adding, changing and removing a reverse name each publishes that the names of the server changed', async () => {
  const { id, token } = await owner();
  const { call } = life.api;
  const query = { id };
  const add = async () => success(await call('addRdns', { token, query, body: { records: [{ suffix: '1', value: 'one.acme.dev' }] } }));
  const named = async () => success(await call('listRdns', { token, query })).items.find(({ value }) => value !== null)?.ip ?? '';
  const update = async () => success(await call('updateRdns', { token, query, body: { ip: await named(), value: 'first.acme.dev' } }));
  const remove = async () => success(await call('removeRdns', { token, query, body: { ip: await named() } }));
  for (const change of [add, update, remove]) {
    expect(await published(token, id, 'service.rdns_changed', change)).toEqual([['service.rdns_changed', 'active']]);
  }
});

test('assigning traffic publishes that the traffic of the server changed, and looking at the plan for it publishes nothing', async () => {
  const { client, id, token } = await owner();
  await grantTraffic(life.api.app, client.registered.email, '100');
  const assign = async (dry_run: boolean) =>
    success(
      await life.api.call('assignTraffic', { token, idempotencyKey: randomUUID(), body: { hosting_id: id, gigabytes: 10, dry_run } }),
    );
  const events = await published(token, id, 'service.traffic_changed', async () => [await assign(true), await assign(false)]);
  expect(events).toEqual([['service.traffic_changed', 'active']]);
});

test('a server that was switched off outside the portal publishes that its power changed', async () => {
  const { id, token } = await owner();
  const { app } = life.api;
  await app.database.transaction((tx) =>
    tx.withTables<SimulationTables>().updateTable('simulated_server').set({ power: 'stopped' }).where('service_id', '=', id).execute(),
  );
  const events = await published(token, id, 'service.power_changed', () => repairServices.handle(app, {}, signal));
  expect(events).toEqual([['service.power_changed', 'active']]);
});

test('an overdue renewal publishes that the server is suspended, and its payment that it is resumed', async () => {
  const { client, id } = await owner();
  await dueOn(life, id, addDays(life.today(), 8));
  await life.run();
  const { id: invoice } = await client.unpaid();
  await life.live(8 + 2 + 1);
  const { token } = await client.signIn();
  const pay = () => client.pay(invoice);
  // A stream ends with its session as days pass. This one starts with what was published before it.
  const events = await published(token, id, 'service.resumed', pay, { replaySeconds: 300 });
  expect(events.slice(-2)).toEqual([
    ['service.suspended', 'suspended'],
    ['service.resumed', 'active'],
  ]);
});

test('a suspension by staff and its end are published', async () => {
  const { id, token } = await owner();
  const { app } = life.api;
  const staff = { name: 'anna', reason: 'Abuse report 7' };
  const act = async () => {
    await app.database.transaction((tx) => suspendService(app, tx, id, staff));
    await app.database.transaction((tx) => releaseService(app, tx, id, staff));
  };
  const events = await published(token, id, 'service.resumed', act);
  expect(events).toEqual([
    ['service.suspended', 'suspended'],
    ['service.resumed', 'active'],
  ]);
});
