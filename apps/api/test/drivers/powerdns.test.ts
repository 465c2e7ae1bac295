import { dnsSuite } from '@portico/drivers/dns-suite';
import { expect, test } from 'vitest';
import { lendDatabase } from '../../src/plugins/plugin-context.ts';
import { publishedName } from '../services/published-names.ts';
import { startTestApi, testedDatabases } from '../test-api.ts';

for (const database of testedDatabases) {
  dnsSuite(`the publisher for PowerDNS on ${database}`, async () => {
    const api = await startTestApi({ database });
    const { app } = api;
    return {
      // The transaction is the server's own; a plugin's publisher sees it in the same way.
      publisher: { publish: (tx, names, at) => app.dns.publish(tx as never, names, at) },
      transaction: lendDatabase(app.database).transaction,
      settle: async () => {},
      nameOf: (ip) => publishedName(app.database, ip),
      close: () => api.close(),
    };
  });
}

test("names published at once go to the zones that contain them, although a provider's zone has a part of the network", async () => {
  const api = await startTestApi();
  const { app } = api;
  const part = '1.0.0.4.0.0.8.b.d.0.1.0.0.2.ip6.arpa';
  await app.database.transaction(async (tx) => {
    await tx.insertInto('powerdns.domains').values({ name: part, type: 'NATIVE' }).execute();
    const names = ['2001:db8:40:100::1', '2001:db8:40:200::1', '2001:db8:40:300::1'].map((ip) => ({ ip, name: 'one.example.com' }));
    await app.dns.publish(tx, names, app.now());
  });
  const zones = await app.database.read((tx) =>
    tx
      .selectFrom('powerdns.records')
      .innerJoin('powerdns.domains', 'powerdns.domains.id', 'powerdns.records.domain_id')
      .select('powerdns.domains.name')
      .where('powerdns.records.type', '=', 'PTR')
      .orderBy('powerdns.records.name')
      .execute(),
  );
  await api.close();
  const whole = '0.4.0.0.8.b.d.0.1.0.0.2.ip6.arpa';
  expect(zones.map(({ name }) => name)).toEqual([part, whole, whole]);
});
