import { rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { success } from '../contract-client.ts';
import { clientWithServer } from '../services/own-server.ts';
import { startTestApi, temporaryFolder, type TestApi } from '../test-api.ts';
import { backup, newDatabase, operate, restore, type Target } from './backups.ts';

const folder = temporaryFolder();
let api: TestApi;
let target: Target;
let restored: Client;
let ip: string;
let zone: string;
let restoring: Awaited<ReturnType<typeof restore>>;
beforeAll(async () => {
  api = await startTestApi();
  const { token, serviceId } = await clientWithServer(api);
  const query = { id: serviceId };
  ip = success(await api.call('listRdns', { token, query })).items[0]?.ip ?? '';
  zone = `${ip.split('.').slice(0, 2).toReversed().join('.')}.in-addr.arpa`;
  success(await api.call('updateRdns', { token, query, body: { ip, value: 'mail.acme.dev' } }));
  const file = path.join(folder, 'portico.backup');
  await backup(api, file);

  target = await newDatabase('postgres');
  restored = new Client({ connectionString: target.env['DATABASE_URL'] });
  await restored.connect();
  // Any command migrates. The guide then loads the name server's tables, before it restores.
  await operate(target.env, 'ledger', 'check');
  await restored.query(`insert into powerdns.domains (id, name, type) values (7, $1, 'MASTER')`, [zone]);
  await restored.query(`insert into powerdns.records (domain_id, name, type, content) values (7, $1, 'SOA', 'ns. host. 5 1 1 1 1')`, [
    zone,
  ]);
  restoring = await restore(target.env, file, '--last-invoice=10050', '--last-credit-note=10007');
});
afterAll(async () => {
  await restored.end();
  await target.drop();
  await api.close();
  rmSync(folder, { recursive: true });
});

test('a restore publishes the names of the backup in the zones that the name server has', async () => {
  expect(restoring).toEqual({ code: 0, output: expect.stringContaining('the ledger balances') });
  const { rows } = await restored.query('select domain_id, type, name, content from powerdns.records order by type');
  expect(rows).toEqual([
    { domain_id: 7, type: 'PTR', name: `${ip.split('.').toReversed().join('.')}.in-addr.arpa`, content: 'mail.acme.dev' },
    { domain_id: 7, type: 'SOA', name: zone, content: expect.stringMatching(/^ns[.] host[.] \d{10} 1 1 1 1$/) },
  ]);
});

test('after a restore, invoices and credit notes continue after the last ones that were mailed, and the books hold', async () => {
  expect(restoring.output).toContain('The next invoice is 10051, the next credit note CN-10008.');
  const { rows } = await restored.query('select last_number from invoice_counter union all select last_number from credit_note_counter');
  expect(rows).toEqual([{ last_number: 10_050 }, { last_number: 10_007 }]);
  expect(await operate(target.env, 'ledger', 'check')).toMatchObject({ code: 0 });
});

test.each([
  ['service ids', 'service', 'id'],
  ['fences of actions', 'service_action', 'fence'],
])('after a restore, %s continue far above what hosts may have seen since the backup', async (_what, table, column) => {
  const next = `nextval(pg_get_serial_sequence('${table}', '${column}'))`;
  const { rows } = await restored.query(`select ${next} > coalesce(max(${column}), 0) + 10000 as "isAhead" from ${table}`);
  expect(rows).toEqual([{ isAhead: true }]);
});
