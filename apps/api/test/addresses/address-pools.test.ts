import { sql } from 'kysely';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressPoolProblems, type AddressPool } from '@portico/drivers/address-pool';
import type { App } from '../../src/app.ts';
import { addPool, findPool, removePool } from '../../src/modules/addresses/address-pools.ts';
import { assignNetwork, releaseNetwork } from '../../src/modules/addresses/assign-network.ts';
import { provisionService } from '../../src/modules/services/provisioning/provision-service.job.ts';
import { removeServer } from '../../src/modules/services/provisioning/remove-server.job.ts';
import { repairServices } from '../../src/modules/services/provisioning/repair-services.job.ts';
import { success } from '../contract-client.ts';
import { alter, ownerOf, serverOf, type ServerOwner } from '../server.ts';
import { balance, orderItem } from '../shop.ts';
import { simulatedJobs } from '../simulation.ts';
import { startTestApi, testedDatabases, type TestApi } from '../test-api.ts';
import { testClock } from '../test-clock.ts';

const hourMs = 3_600_000;
const staff = { name: 'anna', reason: null };
const { signal } = new AbortController();

/** The bundled catalogue sells in these countries. Each test uses its own, so that pools of others don't fit. */
describe.each(testedDatabases)('address pools on %s', (database) => {
  const clock = testClock();
  let api: TestApi;
  let owner: ServerOwner;
  beforeAll(async () => {
    // Tests remove servers themselves.
    api = await startTestApi({ database, now: clock.now, jobs: simulatedJobs.filter((job) => job !== repairServices) });
    owner = await ownerOf(api);
  });
  afterAll(() => api.close());

  const add = async (pool: AddressPool, app: App = api.app) => {
    expect(addressPoolProblems(pool)).toEqual([]);
    await app.database.transaction((tx) => addPool(app, tx, { pool, despiteRoutes: true }, staff));
  };
  const pool = (name: string, last: string, more: Partial<AddressPool> = {}): AddressPool => ({
    name,
    first: `${last.split('.').slice(0, 3).join('.')}.10`,
    last,
    gateway: `${last.split('.').slice(0, 3).join('.')}.1`,
    prefixLength: 24,
    ...more,
  });
  const assign = (serviceId: number, country: string, ipv4Count = 1) =>
    api.app.database.transaction((tx) => assignNetwork(api.app, tx, { serviceId, driver: 'simulation', country, ipv4Count }));
  /** The pools of every country are out of reach meanwhile. */
  async function withoutOtherPools(work: () => Promise<void>): Promise<void> {
    const change = (statement: string) => api.app.database.transaction((tx) => sql.raw(statement).execute(tx));
    await change(`update address_pool set country = 'XX' where country is null`);
    try {
      await work();
    } finally {
      await change(`update address_pool set country = null where country = 'XX'`);
    }
  }
  /** A service without addresses. */
  async function bareService(): Promise<number> {
    const id = await serverOf(owner);
    await api.app.database.transaction(async (tx) => {
      await tx.updateTable('service').set({ ip: null, ipv6_prefix: null }).where('id', '=', id).execute();
      await tx.deleteFrom('service_address').where('service_id', '=', id).execute();
      await tx.deleteFrom('service_prefix').where('service_id', '=', id).execute();
    });
    return id;
  }

  test('a paid service gets its addresses, a /64 and a MAC before its server is requested', async () => {
    const ids: number[] = [];
    const invoiceId = await owner.shop.order(orderItem({ configoptions: { ipv4: 3 } }));
    success(await owner.shop.pay(invoiceId, balance));
    ids.push((await owner.shop.services()).find(({ invoice_id: of }) => of === invoiceId)?.id ?? 0);
    const network = await assign(ids[0] ?? 0, 'DE');
    expect(network).toEqual({
      mac: expect.stringMatching(/^52:54(?::[\da-f]{2}){4}$/),
      bridge: null,
      vlan: null,
      ipv4: Array.from({ length: 3 }, () => ({ ip: expect.stringMatching(/^198\.18\./), gateway: '198.18.0.1', prefixLength: 15 })),
      ipv6: { prefix: expect.stringMatching(/^2001:db8:8000:.*::\/64$|^2001:db8:8000::\/64$/), gateway: 'fe80::1' },
    });
  });

  test('assigning again returns the same addresses', async () => {
    const id = await bareService();
    const first = await assign(id, 'DE', 2);
    expect(await assign(id, 'DE', 2)).toEqual(first);
    expect('ipv4' in first && first.ipv4).toHaveLength(2);
  });

  test('a pool of the country wins over one of every country, and brings its bridge and VLAN', fullOnly, async () => {
    await add(pool('bridge', '203.0.113.12', { country: 'XA', bridge: 'br7', vlan: 7 }));
    await add({ name: 'bridge-6', prefix: '2001:db8:70::/63', gateway: 'fe80::7', country: 'XA', bridge: 'br7', vlan: 7 });
    expect(await assign(await bareService(), 'XA')).toMatchObject({
      bridge: 'br7',
      vlan: 7,
      ipv4: [{ ip: '203.0.113.10', gateway: '203.0.113.1', prefixLength: 24 }],
      ipv6: { prefix: '2001:db8:70::/64', gateway: 'fe80::7' },
    });
    expect(await assign(await bareService(), 'XA')).toMatchObject({ ipv6: { prefix: '2001:db8:70:1::/64' } });
    // The IPv6 pool is empty now, so nothing is assigned at all.
    const last = await bareService();
    expect(await assign(last, 'XA')).toMatchObject({ status: 'failed', code: 'pool-full', reason: expect.stringContaining('IPv6') });
    const found = await api.app.database.read((tx) => findPool(api.app, tx, 'bridge'));
    expect(found).toMatchObject({ total: 3, assigned: 2, quarantined: 0 });
  });

  test('concurrent services never share an address', fullOnly, async () => {
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await bareService());
    const networks = await Promise.all(ids.map((id) => assign(id, 'DE', 2)));
    const addresses = networks.flatMap((network) => ('ipv4' in network ? network.ipv4.map(({ ip }) => ip) : []));
    const prefixes = networks.map((network) => ('ipv6' in network ? network.ipv6?.prefix : undefined));
    expect([new Set(addresses).size, new Set(prefixes).size]).toEqual([12, 6]);
  });

  test('the database refuses an address that another service has', async () => {
    const [one, other] = [await bareService(), await bareService()];
    const insert = (id: number) =>
      api.app.database.transaction((tx) =>
        tx
          .insertInto('service_address')
          .values({ service_id: id, position: 1, ip: '192.0.2.77', gateway: '192.0.2.1', prefix_length: 24 })
          .execute(),
      );
    await insert(one);
    await expect(insert(other)).rejects.toMatchObject({ code: '23505' });
  });

  test('an empty pool delays an order that is paid, and a filled one continues it', async () => {
    const invoiceId = await owner.shop.order(orderItem());
    let id = 0;
    const failureOf = () =>
      api.app.database.read((tx) => tx.selectFrom('service').select(['status', 'setup_failure']).where('id', '=', id).executeTakeFirst());
    await withoutOtherPools(async () => {
      success(await owner.shop.pay(invoiceId, balance));
      id = (await owner.shop.services()).find(({ invoice_id: of }) => of === invoiceId)?.id ?? 0;
      await provisionService.handle(api.app, { serviceId: id }, signal);
      expect(await failureOf()).toEqual({ status: 'prepare', setup_failure: 'pool-full' });
    });
    for (let times = 0; times < 2; times += 1) {
      await provisionService.handle(api.app, { serviceId: id }, signal);
      clock.turn(hourMs);
    }
    expect(await failureOf()).toEqual({ status: 'active', setup_failure: null });
  });

  test('addresses stay assigned until the driver says that the server is removed', async () => {
    const id = await serverOf(owner);
    await alter(api, id, { status: 'delete' });
    const living = () =>
      api.app.database.read((tx) =>
        tx.selectFrom('service_address').select('ip').where('service_id', '=', id).where('released_at', 'is', null).execute(),
      );
    const enqueued: unknown[] = [];
    let given = { serviceId: id };
    const app: App = {
      ...api.app,
      provisioning: { ...api.app.provisioning, removeServer: async () => 'removing' },
      jobs: {
        ...api.app.jobs,
        async enqueue(_tx, _job, next, options) {
          enqueued.push([options?.delayMs, options?.once]);
          given = { ...given, ...next };
        },
      },
    };
    for (let times = 0; times < 7; times += 1) await removeServer.handle(app, given, signal);
    expect(await living()).toEqual([expect.anything()]);
    // A server whose removal takes long isn't asked about every two seconds.
    expect(enqueued.slice(0, 5)).toEqual([2_000, 4_000, 8_000, 16_000, 32_000].map((delayMs) => [delayMs, undefined]));
    // From then on, jobs of one server become one.
    const once = { key: `poll-${id}`, withinSeconds: 60 };
    expect(enqueued.slice(5)).toEqual([60_000, 60_000].map((delayMs) => [delayMs, once]));
    await removeServer.handle(api.app, { serviceId: id }, signal);
    expect(await living()).toEqual([]);
  });

  test("a server that was never ready is removed by the MAC address that it was requested with; without one, the driver isn't asked", async () => {
    const requests: unknown[][] = [];
    const app: App = {
      ...api.app,
      provisioning: {
        ...api.app.provisioning,
        removeServer: async (serviceId, _signal, ...mac) => {
          requests.push([serviceId, ...mac]);
          return 'removing';
        },
      },
      jobs: { ...api.app.jobs, enqueue: async () => {} },
    };
    const mac = '52:54:00:00:00:99';
    const [wasReady, neverReady, neverRequested] = [await serverOf(owner), await serverOf(owner), await serverOf(owner)];
    await alter(api, wasReady, { status: 'delete' });
    await alter(api, neverReady, { status: 'delete', activated_at: null, mac });
    await alter(api, neverRequested, { status: 'delete', activated_at: null, mac: null });
    for (const serviceId of [wasReady, neverReady, neverRequested]) await removeServer.handle(app, { serviceId }, signal);
    expect(requests).toEqual([
      [wasReady, undefined],
      [neverReady, mac],
    ]);
  });

  test('a pool that overlaps another, or that servers use, is refused', async () => {
    await expect(add(pool('again', '198.18.0.20', { prefixLength: 15 }))).rejects.toThrow('overlaps the pool simulated');
    await expect(add({ name: 'again-6', prefix: '2001:db8:9000::/40', gateway: 'fe80::1' })).rejects.toThrow(
      'overlaps the pool simulated-6',
    );
    await expect(api.app.database.transaction((tx) => removePool(api.app, tx, 'simulated', staff))).rejects.toThrow('Servers have');
    await add(pool('short-lived', '192.0.2.12', { country: 'XZ', first: '192.0.2.11' }));
    await api.app.database.transaction((tx) => removePool(api.app, tx, 'short-lived', staff));
    await expect(api.app.database.read((tx) => findPool(api.app, tx, 'short-lived'))).rejects.toThrow('There is no pool');
  });

  // Last, because the owner's session ends meanwhile.
  test('a removed server’s addresses stay in quarantine, and are then assigned again', fullOnly, async () => {
    await add(pool('quarantine', '192.0.2.10', { country: 'XQ' }));
    const [gone, next] = [await bareService(), await bareService()];
    await withoutOtherPools(async () => {
      const first = await assign(gone, 'XQ');
      await api.app.database.transaction((tx) => releaseNetwork(tx, gone, clock.now()));
      expect(await assign(next, 'XQ')).toMatchObject({ code: 'pool-full' });
      clock.turn(23 * hourMs);
      expect(await assign(next, 'XQ')).toMatchObject({ code: 'pool-full' });
      clock.turn(2 * hourMs);
      expect(await assign(next, 'XQ')).toMatchObject({ ipv4: 'ipv4' in first ? first.ipv4 : [] });
    });
  });
});
