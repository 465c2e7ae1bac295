import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Plugin } from '@portico/drivers/define-config';
import { endCancelledServices } from '../../src/modules/cancellation/end-cancelled-services.job.ts';
import { inReverseZones } from '../../src/modules/addresses/address-pools.ts';
import { isoDay } from '../../src/calendar.ts';
import { success } from '../contract-client.ts';
import { alter } from '../server.ts';
import { startTestApi, testedDatabases, type TestApi } from '../test-api.ts';
import { clientWithServer } from './own-server.ts';

const zones: Plugin = {
  name: 'zones',
  addressPools: [
    {
      name: 'classless',
      country: 'DE',
      first: '192.0.2.2',
      last: '192.0.2.62',
      gateway: '192.0.2.1',
      prefixLength: 26,
      reverseZone: '0-63.2.0.192.in-addr.arpa',
    },
    { name: 'large-6', country: 'DE', prefix: '2001:db8:40::/48', gateway: 'fe80::1', reverseZone: '8.b.d.0.1.0.0.2.ip6.arpa' },
  ],
};

describe.each(testedDatabases)('reverse zones of pools, on %s', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database, plugins: [zones] });
  });
  afterAll(() => api.close());

  const published = () =>
    api.app.database.read((tx) =>
      tx
        .selectFrom('powerdns.records')
        .innerJoin('powerdns.domains', 'powerdns.domains.id', 'powerdns.records.domain_id')
        .select(['powerdns.domains.name as zone', 'powerdns.records.name as name', 'content'])
        .where('powerdns.records.type', '=', 'PTR')
        .orderBy('content')
        .execute(),
    );

  test('names are published in the zone of their pool, and removed from it with the service', async () => {
    const { token, serviceId } = await clientWithServer(api);
    const query = { id: serviceId };
    const { items, ipv6_prefix: prefix } = success(await api.call('listRdns', { token, query }));
    const ip = items[0]?.ip ?? '';
    expect([ip, prefix]).toEqual([expect.stringMatching(/^192\.0\.2\./), expect.stringMatching(/^2001:db8:40:/)]);
    success(await api.call('updateRdns', { token, query, body: { ip, value: 'four.acme.dev' } }));
    success(await api.call('addRdns', { token, query, body: { records: [{ suffix: '::5', value: 'six.acme.dev' }] } }));
    expect(await published()).toEqual([
      { zone: '0-63.2.0.192.in-addr.arpa', name: `${ip.split('.')[3]}.0-63.2.0.192.in-addr.arpa`, content: 'four.acme.dev' },
      {
        zone: '8.b.d.0.1.0.0.2.ip6.arpa',
        name: expect.stringMatching(/^5\.(0\.)+.*\.8\.b\.d\.0\.1\.0\.0\.2\.ip6\.arpa$/),
        content: 'six.acme.dev',
      },
    ]);
    const yesterday = isoDay(api.app.now(), -1);
    await alter(api, serviceId, { cancel_requested_at: api.app.now(), cancel_reason: 'Done.', cancel_ends_on: yesterday });
    await endCancelledServices.handle(api.app, {}, new AbortController().signal);
    expect(await published()).toEqual([]);
  });

  test('only addresses of a pool with a zone have one', async () => {
    const names = ['192.0.2.1', '192.0.2.2', '192.0.2.63', '2001:db8:40:ffff::1', '2001:db8:41::1', '198.18.0.9'].map((ip) => ({
      ip,
      name: null,
    }));
    const found = await api.app.database.read((tx) => inReverseZones(tx, names));
    expect(found.flatMap(({ ip, zone }) => (zone === undefined ? [] : [ip]))).toEqual(['192.0.2.2', '2001:db8:40:ffff::1']);
  });
});
