import { dnsSuite } from '@portico/drivers/dns-suite';
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
