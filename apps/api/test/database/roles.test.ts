import { rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemas } from '../../src/platform/database/schemas.ts';
import { runOperator } from '../../src/run-operator.ts';
import { startApiProcess, type ApiProcess } from '../api-process.ts';
import { success } from '../contract-client.ts';
import { verificationCode } from '../mailbox.ts';
import { createProductionRole, type ProductionRole } from '../production-role.ts';
import { shopper } from '../shop.ts';
import { signupRequest, temporaryFolder } from '../test-api.ts';

let role: ProductionRole;
let folder: string;
let api: ApiProcess;
let client: Client;

const output: string[] = [];
const operator = (url: string, ...argv: readonly string[]) => {
  output.length = 0;
  const note = (line: unknown) => void output.push(String(line));
  return runOperator(argv, { DATABASE_URL: url, DATA_FOLDER: folder }, { print: note, complain: note });
};

beforeAll(async () => {
  folder = temporaryFolder();
  role = await createProductionRole('nothing', folder);
  api = await startApiProcess({ env: { DATABASE_URL: role.url, DATA_FOLDER: folder } });
  client = new Client({ connectionString: role.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await api.kill('SIGTERM');
  await role.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('the role can sign up, top up, order, pay and provision, and the ledger balances', async () => {
  const body = signupRequest();
  success(await api.call('signUp', { body }));
  const token = await verificationCode(path.join(folder, 'mail'), body.email);
  const { accessToken } = success(await api.call('verifyEmail', { body: { email: body.email, token } }));
  const shop = shopper(api.call, accessToken);
  await shop.fund(100);
  const invoice = await shop.order();
  success(await shop.pay(invoice, 1));
  await shop.activeServices(1);
  expect([await operator(role.url, 'ledger', 'check'), output.at(-1)]).toEqual([0, expect.stringContaining('balances')]);
});

const forbidden = [
  ['changes an entry', 'update ledger_entry set cents = 1'],
  ['takes an entry away', 'delete from ledger_entry'],
  ['empties the books', 'truncate ledger_entry'],
  ['renames a booking', `update ledger_transaction set reference = 'x'`],
  ['writes a balance', 'update ledger_account set balance_cents = 1'],
  ['rewrites the staff log', `update staff_log set reason = 'x'`],
  ['closes an account', 'delete from ledger_account'],
  ['hangs a trigger onto the books', 'create trigger mine before insert on ledger_entry for each row execute function ledger_refuse()'],
  ['switches the guards off', 'alter table ledger_entry disable trigger all'],
  ['switches all triggers off', `set session_replication_role = 'replica'`],
  ['replaces a guard', `create or replace function ledger_refuse() returns trigger language plpgsql as 'begin return new; end'`],
  ['makes a table', 'create table mine (id int)'],
  ['makes a table that shadows the books', 'create temporary table ledger_account (id int)'],
  ['says which migrations were run', 'delete from kysely_migration'],
  ['reads the private keys of the name server', 'select from powerdns.cryptokeys'],
] as const;

test.each(forbidden)('the restricted role is refused when it %s', async (_what, statement) => {
  await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('`database grant` covers every schema of a migrated database', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname <> 'information_schema' and nspname not like 'pg\\_%'`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.values(schemas).toSorted());
});

test("the migration history of a plugin can only be read, like the server's", async () => {
  const owner = new Client({ connectionString: role.ownerUrl });
  await owner.connect();
  await owner.query('create table plugin_note_book_migration (name text)');
  await owner.end();
  expect(await operator(role.ownerUrl, 'database', 'grant', role.name)).toBe(0);
  expect((await client.query('select from plugin_note_book_migration')).rows).toEqual([]);
  await expect(client.query('delete from plugin_note_book_migration')).rejects.toMatchObject({ code: '42501' });
});

test("an id, which the role may use to lock a row, can't be changed", async () => {
  await expect(client.query('update ledger_account set id = default')).rejects.toMatchObject({ code: '23001' });
});

test("entries that don't sum to zero are refused, even after an early check", async () => {
  await client.query('begin');
  const { rows } = await client.query<{ id: number }>(
    `insert into ledger_transaction (kind, reference, created_at) values ('adjustment', 'mine', now()) returning id`,
  );
  const accounts = await client.query<{ id: number }>('select id from ledger_account order by id limit 2');
  const [one, other] = accounts.rows.map(({ id }) => id);
  const entry = 'insert into ledger_entry (transaction_id, account_id, cents) values ($1, $2, $3)';
  await client.query(entry, [rows[0]?.id, one, 500]);
  await client.query(entry, [rows[0]?.id, other, -500]);
  await client.query('set constraints all immediate');
  await expect(client.query(entry, [rows[0]?.id, other, 500_000])).rejects.toMatchObject({ code: '23514' });
  await client.query('rollback');
});

test('a role with more rights than the grant is refused for the API', async () => {
  expect(await operator(role.ownerUrl, 'database', 'grant', 'portico')).toBe(1);
  expect(output.join()).toContain("owns the database or is an administrator, so grants don't restrict it.");
  expect(await operator(role.ownerUrl, 'database', 'grant', 'nobody_there')).toBe(1);
  expect(output.join()).toContain('PostgreSQL has no role "nobody_there".');
});

test('a version with pending migrations explains what to do instead of migrating', async () => {
  const owner = new Client({ connectionString: role.ownerUrl });
  await owner.connect();
  await owner.query(`delete from kysely_migration where name = (select max(name) from kysely_migration)`);
  expect(await operator(role.url, 'ledger', 'check')).toBe(1);
  expect(output.join()).toMatch(new RegExp(`^DATABASE_URL: the user "${role.name}" lacks a permission .* as its owner`));
  await owner.end();
});
