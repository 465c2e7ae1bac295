import { fullOnly } from '@portico/test-depth/daily-if';
import type { RdnsRecord } from '@portico/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endCancelledServices } from '../../src/modules/cancellation/end-cancelled-services.job.ts';
import { refusal, success } from '../contract-client.ts';
import { requestedJobs } from '../simulation.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { anotherServer, changeService, clientWithServer, statusRefusals, type OwnServer } from './own-server.ts';
import { expectNamesToBePublished, publishedName, publishedSerial } from './published-names.ts';

describe.each(testedDatabases)('reverse names on %s', (database) => {
  let api: TestApi;
  let own: OwnServer;
  let prefix: string;
  let ipv4: string;
  beforeAll(async () => {
    api = await startTestApi({ database, jobs: requestedJobs });
    own = await clientWithServer(api);
    const { items, ipv6_prefix } = success(await list());
    prefix = ipv6_prefix?.replace('/64', '') ?? '';
    ipv4 = items[0]?.ip ?? '';
  });
  afterEach(() => expectNamesToBePublished(api.app.database));
  afterAll(() => api.close());

  const query = () => ({ id: own.serviceId });
  const list = () => api.call('listRdns', { token: own.token, query: query() });
  const add = (...records: { suffix: string; value: string }[]) =>
    api.call('addRdns', { token: own.token, query: query(), body: { records } });
  const update = (ip: string, value: string) => api.call('updateRdns', { token: own.token, query: query(), body: { ip, value } });
  const remove = (ip: string) => api.call('removeRdns', { token: own.token, query: query(), body: { ip } });
  const named = (items: readonly RdnsRecord[]) => items.filter(({ value }) => value !== null).map(({ ip, value }) => `${ip} ${value}`);
  const errorsOf = async (reply: Promise<Awaited<ReturnType<typeof add | typeof update | typeof remove>>>) => {
    const { status, errors } = refusal(await reply);
    return { status, errors: errors.map(({ path, code }) => `${path} ${code}`) };
  };
  const activity = async () =>
    success(await api.call('listServiceActivity', { token: own.token, query: query() })).items.map(
      ({ what, detail }) => `${what} ${detail}`,
    );

  describe('listRdns', () => {
    test('200: a new server has its IPv4 address without a name, and its prefix', async () => {
      expect(success(await list())).toEqual({ items: [{ ip: ipv4, value: null, family: 4 }], ipv6_prefix: `${prefix}/64` });
    });
  });

  describe('addRdns', () => {
    test('200: adds several at once, in canonical form, ordered by address', async () => {
      const { items } = success(await add({ suffix: 'A:0', value: 'ten.acme.dev' }, { suffix: '::0002', value: 'Two.ACME.dev.' }));
      expect(named(items)).toEqual([`${prefix}2 two.acme.dev`, `${prefix}a:0 ten.acme.dev`]);
      expect(await publishedName(api.app.database, `${prefix}2`)).toBe('two.acme.dev');
    });

    test('422: refuses a named or duplicate address in any spelling, and adds none', async () => {
      const before = success(await list());
      const refused = await errorsOf(
        add(
          { suffix: '5', value: 'five.acme.dev' },
          { suffix: '0:0:0:5', value: 'five-again.acme.dev' },
          { suffix: '0000:0002', value: 'two-again.acme.dev' },
          { suffix: `${prefix}2`, value: 'two-once-more.acme.dev' },
          { suffix: '1:0:0:0:0', value: 'far.acme.dev' },
          { suffix: ':::1', value: 'odd.acme.dev' },
        ),
      );
      expect(refused).toEqual({
        status: 422,
        errors: [
          'records.1.suffix duplicate_address',
          'records.2.suffix duplicate_address',
          'records.3.suffix duplicate_address',
          'records.4.suffix outside_prefix',
          'records.5.suffix suffix_invalid',
        ],
      });
      expect(success(await list())).toEqual(before);
    });

    test('422: reports each empty or invalid field', async () => {
      const refused = await errorsOf(add({ suffix: '', value: '' }, { suffix: 'xyz', value: 'acme' }));
      expect(refused.errors.toSorted()).toEqual([
        'records.0.suffix required',
        'records.0.value required',
        'records.1.suffix suffix_invalid',
        'records.1.value hostname_invalid',
      ]);
    });

    test('422: refuses more than a service may have', fullOnly, async () => {
      const other = await anotherServer(own.client);
      await api.app.database.transaction((tx) =>
        tx
          .insertInto('rdns_record')
          .values(
            Array.from({ length: 999 }, (_, index) => ({
              ip: `2001:db8:ffff::${(index + 16).toString(16)}`,
              service_id: other,
              name: 'a.dev',
            })),
          )
          .execute(),
      );
      const records = [
        { suffix: '1', value: 'a.dev' },
        { suffix: '2', value: 'b.dev' },
      ];
      const reply = refusal(await api.call('addRdns', { token: own.token, query: { id: other }, body: { records } }));
      await api.app.database.transaction((tx) => tx.deleteFrom('rdns_record').where('service_id', '=', other).execute());
      expect(reply.errors).toEqual([{ path: 'records', code: 'too_large', params: { max: 1 } }]);
    });

    test("409: refuses without a prefix, and in states that don't allow it", async () => {
      const record = { suffix: '77', value: 'late.acme.dev' };
      await changeService(api, own.serviceId, { ipv6_prefix: null });
      expect(refusal(await add(record))).toMatchObject({ status: 409, code: 'no_ipv6' });
      await changeService(api, own.serviceId, { ipv6_prefix: `${prefix}/64` });
      for (const [status, code] of statusRefusals) {
        await changeService(api, own.serviceId, { status });
        expect(refusal(await add(record))).toMatchObject({ status: 409, code });
        expect(refusal(await update(ipv4, 'late.acme.dev')).code).toBe(code);
        expect(refusal(await remove(ipv4)).code).toBe(code);
      }
      await changeService(api, own.serviceId, { status: 'active' });
    });
  });

  describe('updateRdns', () => {
    test("200: sets and changes an IPv4 address's name, raising the zone's serial each time", async () => {
      expect(named(success(await update(ipv4, 'mail.acme.dev')).items)[0]).toBe(`${ipv4} mail.acme.dev`);
      const serial = await publishedSerial(api.app.database, ipv4);
      expect(named(success(await update(ipv4, 'www.acme.dev')).items)[0]).toBe(`${ipv4} www.acme.dev`);
      expect(await publishedName(api.app.database, ipv4)).toBe('www.acme.dev');
      expect(await publishedSerial(api.app.database, ipv4)).toBe(serial + 1);
    });

    test('200: changes a named IPv6 address, in any spelling', async () => {
      const spelled = `${prefix.replace('2001:db8', '2001:0DB8')}0:0002`;
      expect(named(success(await update(spelled, 'second.acme.dev')).items)).toContain(`${prefix}2 second.acme.dev`);
    });

    test.each(['198.51.100.250', '2001:db8:ffff:ffff::1', 'no address'])("422: refuses %s, which the service doesn't have", async (ip) => {
      expect(await errorsOf(update(ip, 'x.acme.dev'))).toEqual({ status: 422, errors: ['ip address_unknown'] });
      expect(await errorsOf(remove(ip))).toEqual({ status: 422, errors: ['ip address_unknown'] });
    });

    test('422: refuses an unnamed IPv6 address, an address of another service, and an invalid name', async () => {
      expect((await errorsOf(update(`${prefix}ffff`, 'x.acme.dev'))).errors).toEqual(['ip address_unknown']);
      const other = await clientWithServer(api);
      const theirs = success(await api.call('listRdns', { token: other.token, query: { id: other.serviceId } })).items[0]?.ip ?? '';
      expect((await errorsOf(update(theirs, 'x.acme.dev'))).errors).toEqual(['ip address_unknown']);
      expect((await errorsOf(update(ipv4, 'acme'))).errors).toEqual(['value hostname_invalid']);
    });
  });

  describe('removeRdns', () => {
    test('200: removes an IPv6 address from the list, and keeps an IPv4 address without a name', async () => {
      const after = success(await remove(`${prefix}a:0`)).items;
      expect(after.map(({ ip }) => ip)).not.toContain(`${prefix}a:0`);
      expect(success(await remove(ipv4)).items[0]).toEqual({ ip: ipv4, value: null, family: 4 });
      expect(await publishedName(api.app.database, ipv4)).toBeNull();
    });

    test('200: repeating it changes nothing for an IPv4 address, and an IPv6 address is unknown', async () => {
      expect(success(await remove(ipv4)).items[0]?.value).toBeNull();
      expect((await errorsOf(remove(`${prefix}a:0`))).errors).toEqual(['ip address_unknown']);
    });
  });

  test('changes are listed in the activity, with addresses and names', async () => {
    expect(await activity()).toEqual(
      expect.arrayContaining([
        `remove_rdns ${ipv4}`,
        `update_rdns ${ipv4} → www.acme.dev`,
        `add_rdns ${prefix}a:0 → ten.acme.dev, ${prefix}2 → two.acme.dev`,
      ]),
    );
  });

  test('names are deleted with their service', fullOnly, async () => {
    const other = await clientWithServer(api);
    const at = { token: other.token, query: { id: other.serviceId } };
    const { items, ipv6_prefix } = success(await api.call('addRdns', { ...at, body: { records: [{ suffix: '1', value: 'a.acme.dev' }] } }));
    const [four] = items;
    success(await api.call('updateRdns', { ...at, body: { ip: four?.ip ?? '', value: 'b.acme.dev' } }));
    success(await api.call('requestCancellation', { ...at, body: { reason: 'Done', dry_run: false } }));
    await api.app.database.transaction((tx) =>
      tx.updateTable('service').set({ cancel_ends_on: '2020-01-01' }).where('id', '=', other.serviceId).execute(),
    );
    await endCancelledServices.handle(api.app, {}, new AbortController().signal);
    expect(await publishedName(api.app.database, four?.ip ?? '')).toBeNull();
    expect(await publishedName(api.app.database, `${ipv6_prefix?.replace('/64', '')}1`)).toBeNull();
    expect(named(success(await api.call('listRdns', at)).items)).toEqual([]);
  });
});
