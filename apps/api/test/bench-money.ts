/**
 * `pnpm --filter @portico/api bench:money [--rounds 3] [--seconds 15]` measures orders placed and paid from the balance per second, through
 * the API and through pgbench with the same SQL on the same PostgreSQL. Both wait for the disk. Rounds alternate.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { operations } from '@portico/contract/operations';
import { Client } from 'pg';
import { pino } from 'pino';
import { openDatabase } from '../src/platform/database/connection.ts';
import { checkLedger } from '../src/modules/billing/ledger/check-ledger.ts';
import { readConfiguration } from '../src/registry/settings.ts';
import { startApiProcess } from './api-process.ts';
import { firstSequence, orderScript } from './bench/order-script.ts';
import { median, perSecond, post } from './bench/load.ts';
import { recordRequest } from './bench/recorded-sql.ts';
import { success } from './contract-client.ts';
import { verificationCode } from './mailbox.ts';
import { startPostgres } from './postgres-server.ts';
import { orderItem, shopper } from './shop.ts';
import { signupRequest, temporaryFolder } from './test-api.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '15' } } });
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const clients = 16;
/** Chosen so that each number occurs in the recording only as what it names, apart from the first invoice's number. */
const firsts = { client: 8_000_001, service: 6_000_001, booking: 7_000_001, account: 9_000_001 };
/** Matches the session's reads, and every transaction that limits, claims or writes. */
const own = /from "session"|into "(?:rate_limit|idempotency_key)"/;

const postgres = await startPostgres({ isDurable: true });
const dataFolder = temporaryFolder();
const pgbench = path.join(postgres.bin, 'pgbench');
if (!existsSync(pgbench)) throw new Error(`There is no pgbench beside ${postgres.bin}/pg_ctl: install PostgreSQL's own package`);
const env = { DATABASE_URL: postgres.url('postgres'), DATA_FOLDER: dataFolder, GATEWAY_SANDBOX_SECRET: 'a-secret-of-the-bench' };
const api = await startApiProcess({ env });
const sql = new Client({ connectionString: postgres.url('postgres') });
await sql.connect();

async function fundedClient(): Promise<string> {
  const body = signupRequest();
  success(await api.call('signUp', { body }));
  const token = await verificationCode(path.join(dataFolder, 'mail'), body.email);
  const { accessToken } = success(await api.call('verifyEmail', { body: { email: body.email, token } }));
  await shopper(api.call, accessToken).fund(10_000);
  return accessToken;
}

const send = (token: string, key: string, way: string, body: object) => post(api.url, { path: way, token, key, body });
const order = async (token: string, key: string): Promise<number> => {
  const answer = await send(token, key, operations.placeOrder.path, { order_items: [orderItem()], payment_method: 1 });
  return (answer as { invoice_id: number }).invoice_id;
};
const pay = async (token: string, key: string, invoice: number): Promise<void> => {
  await send(token, key, `${operations.payInvoice.path}?id=${invoice}`, { paymentmethod: 1 });
};
const one = async (query: string): Promise<string> => {
  const { rows } = await sql.query<{ one: string }>(query);
  return String(rows[0]?.one);
};

/** Records an order and its payment, and writes them as a pgbench script. */
async function writeScript(token: string): Promise<{ file: string; statements: number }> {
  await sql.query('update event_counter set last_sequence = $1 where client_id = $2', [firstSequence, firsts.client]);
  const keys = [randomUUID(), randomUUID()] as const;
  let invoice = 0;
  const placed = await recordRequest(postgres, own, async () => {
    invoice = await order(token, keys[0]);
  });
  const paid = await recordRequest(postgres, own, () => pay(token, keys[1], invoice));
  const limited = [...placed, ...paid].find(({ sql: text }) => text.includes('into "rate_limit"'))?.literals[0] ?? '';
  const replacements = new Map([
    [String(firsts.client), ':client'],
    [String(invoice), ':invoice_last_number'],
    [await one(`select id as one from service where invoice_id = ${invoice}`), ':service_id'],
    [await one(`select hostname as one from service where invoice_id = ${invoice}`), 'vps-de-:r0'],
    [await one(`select id as one from payment where invoice_id = ${invoice}`), '00000000-0000-4000-9000-:r0'],
    [await one(`select id as one from ledger_transaction where reference = '${invoice}'`), ':booking_id'],
    [await one(`select id as one from ledger_account where client_id = ${firsts.client}`), ':account_id'],
    ...keys.map((key, index) => [key, `00000000-0000-4000-8000-:r${index}`] as const),
    [limited.slice(limited.indexOf(':') + 1, -1), 'bench-:client'],
  ]);
  const file = path.join(dataFolder, 'order-and-pay.sql');
  writeFileSync(file, orderScript([placed, paid], replacements, firsts.client));
  return { file, statements: placed.length + paid.length };
}

function runPgbench(file: string): number {
  const argv = ['-n', '-M', 'simple', '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', file, postgres.url('postgres')];
  const output = execFileSync(pgbench, argv, { encoding: 'utf8', maxBuffer: 64_000_000 });
  const [, failed] = /number of failed transactions: (\d+)/.exec(output) ?? [];
  const [, tps] = /tps = ([\d.]+)/.exec(output) ?? [];
  if (tps === undefined || failed !== '0') throw new Error(output);
  return Number(tps);
}

try {
  for (const [table, first] of Object.entries({
    client: firsts.client,
    service: firsts.service,
    ledger_transaction: firsts.booking,
    ledger_account: firsts.account,
  }))
    await sql.query(`alter table ${table} alter column id restart with ${first}`);
  const tokens: string[] = [];
  while (tokens.length < clients) tokens.push(await fundedClient());
  const { file, statements } = await writeScript(tokens[0] ?? '');
  console.log(`An order and its payment are ${statements} statements (${file}).`);
  const byApi: number[] = [];
  const byHand: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    byApi.push(
      await perSecond(clients, seconds, async (worker) => {
        const token = tokens[worker] ?? '';
        await pay(token, randomUUID(), await order(token, randomUUID()));
      }),
    );
    byHand.push(runPgbench(file));
    console.log(`Round ${round + 1}: ${byApi.at(-1)?.toFixed(0)} a second by the API, ${byHand.at(-1)?.toFixed(0)} by pgbench`);
  }
  const share = median(byApi) / median(byHand);
  console.log(`Medians: ${median(byApi).toFixed(0)} and ${median(byHand).toFixed(0)}: ${(share * 100).toFixed(0)} % (at least 50 %).`);
  if (share < 0.5) process.exitCode = 1;
  // The orders and payments made by pgbench are in the ledger too.
  const database = await openDatabase(readConfiguration(env, []), pino({ level: 'silent' }));
  const { findings } = await database.read(checkLedger);
  await database.close();
  console.log(
    `${await one("select count(*) as one from invoice where status = 'paid'")} invoices are paid. The ledger balances: ${findings.length === 0}.`,
  );
  if (findings.length > 0) throw new Error(findings.join('\n'));
} finally {
  await api.kill('SIGTERM');
  await sql.end();
  postgres.stop();
  if (process.exitCode === undefined) rmSync(dataFolder, { recursive: true, force: true });
}
