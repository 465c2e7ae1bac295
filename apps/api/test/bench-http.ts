/**
 * `pnpm --filter @portico/api bench:http [--rounds 3] [--seconds 8] [--connections 10,100,1000]` compares one process of the API with bare
 * Fastify that runs the same statements: a list of services, and an order. Compared runs alternate. Both run with the options of the
 * systemd unit. Also prints the memory at rest.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { operations } from '@portico/contract/operations';
import { Client } from 'pg';
import { startApiProcess } from './api-process.ts';
import { median, post } from './bench/load.ts';
import { firstSequence, orderScript } from './bench/order-script.ts';
import { recordRequest, valuesOf } from './bench/recorded-sql.ts';
import { startBareRoute } from './bench/start-bare-route.ts';
import { success } from './contract-client.ts';
import { verificationCode } from './mailbox.ts';
import { startPostgres } from './postgres-server.ts';
import { orderItem } from './shop.ts';
import { signupRequest, temporaryFolder } from './test-api.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '10,100,1000' },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const limits = { share: 0.7, megabytes: 200 };
const clients = 50;
const atRestMs = 30_000;
/** Chosen so that each number occurs in the recording only as what it names. */
const firsts = { client: 8_000_001, service: 6_000_001 };
/** Matches the reads of a list: the session, the services and what is shown with them. */
const ofList = /from "(?:session|service|service_action|invoice_item)"/;
/** Matches the session's reads, and every transaction that limits, claims or writes. */
const ofOrder = /from "session"|into "(?:rate_limit|idempotency_key)"/;
const order = { order_items: [orderItem()], payment_method: 1 };

const postgres = await startPostgres();
const dataFolder = temporaryFolder();
const unit = readFileSync(path.join(import.meta.dirname, '../../../deploy/portico@.service'), 'utf8');
const optionOf = (name: string): string => {
  const [, value] = new RegExp(`^Environment=.*\\b${name}=(\\S+)`, 'm').exec(unit) ?? [];
  if (value === undefined) throw new Error(`The systemd unit doesn't set ${name}`);
  return value;
};
const options = { NODE_OPTIONS: optionOf('NODE_OPTIONS'), MALLOC_ARENA_MAX: optionOf('MALLOC_ARENA_MAX') };
const env = {
  ...options,
  DATABASE_URL: postgres.url('postgres'),
  DATA_FOLDER: dataFolder,
  RATE_LIMIT_FACTOR: '100000',
  ORDER_EXPIRY_DAYS: '60',
};
const api = await startApiProcess({ env });
const sql = new Client({ connectionString: env.DATABASE_URL });
await sql.connect();

async function register(): Promise<string> {
  const body = signupRequest();
  success(await api.call('signUp', { body }));
  const token = await verificationCode(path.join(dataFolder, 'mail'), body.email);
  return success(await api.call('verifyEmail', { body: { email: body.email, token } })).accessToken;
}

const place = (token: string, key: string) => post(api.url, { path: operations.placeOrder.path, token, key, body: order });

async function recordOrder(token: string): Promise<string> {
  await sql.query('update event_counter set last_sequence = $1 where client_id = $2', [firstSequence, firsts.client]);
  const key = randomUUID();
  let invoice = 0;
  const statements = await recordRequest(postgres, ofOrder, async () => {
    invoice = ((await place(token, key)) as { invoice_id: number }).invoice_id;
  });
  const { rows } = await sql.query<{ id: number; hostname: string }>('select id, hostname from service where invoice_id = $1', [invoice]);
  const [{ id, hostname } = { id: 0, hostname: '' }] = rows;
  const limited = statements.find(({ sql: text }) => text.includes('into "rate_limit"'))?.literals[0] ?? '';
  const replacements = new Map([
    [String(firsts.client), ':client'],
    [String(invoice), ':invoice_last_number'],
    [String(id), ':service_id'],
    [hostname, 'vps-de-:r0'],
    [key, '00000000-0000-4000-8000-:r0'],
    [limited.slice(limited.indexOf(':') + 1, -1), 'bench-:client'],
  ]);
  return orderScript([statements], replacements, firsts.client);
}

type Target = { url: string; body?: string; headersOf: (client: number) => Record<string, string> };
/** `refused`: requests answered with 503 under overload. `perSecond` leaves them out. */
type Load = { perSecond: number; refused: number; p50: number; p99: number };

async function load({ url, body, headersOf }: Target, connections: number): Promise<Load> {
  let started = 0;
  const result = await autocannon({
    url,
    connections,
    // Long enough that every connection is answered, at 50 orders a second.
    duration: Math.max(seconds, connections / 40),
    timeout: 60,
    setupClient(client) {
      const number = started % clients;
      started += 1;
      const setUp = () => client.setHeaders(headersOf(number));
      setUp();
      if (body !== undefined) client.on('response', setUp);
    },
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
  const refused = result.statusCodeStats?.['503']?.count ?? 0;
  const failed = result.errors + result.timeouts + result.non2xx - refused;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  return { perSecond: result['2xx'] / result.duration, refused, p50: result.latency.p50, p99: result.latency.p99 };
}

const describeRuns = (name: string, runs: readonly Load[]) =>
  `${name} ${median(runs.map(({ perSecond }) => perSecond)).toFixed(0)} a second, p50 ${median(runs.map(({ p50 }) => p50))} ms, p99 ${median(runs.map(({ p99 }) => p99))} ms, ${median(runs.map(({ refused }) => refused))} refused`;

async function compare(what: string, one: Target, other: Target): Promise<void> {
  for (const connections of values.connections.split(',').map(Number)) {
    const [byApi, byBare]: [Load[], Load[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      const [now, bare] = [await load(one, connections), await load(other, connections)];
      // The first round is warm-up.
      if (round === 0) continue;
      byApi.push(now);
      byBare.push(bare);
    }
    const share = median(byApi.map(({ perSecond }, round) => perSecond / (byBare[round]?.perSecond ?? 0)));
    const verdict = `${(share * 100).toFixed(0)} % (at least ${limits.share * 100} %)`;
    console.log(`${what}, ${connections} connections: ${describeRuns('API', byApi)}; ${describeRuns('bare', byBare)}: ${verdict}`);
    // Nothing answered in time gives no number.
    if (!(share >= limits.share && Number.isFinite(share))) process.exitCode = 1;
  }
}

const megabytesOf = (pid: number) => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000;

try {
  await pause(atRestMs);
  const atRest = megabytesOf(api.pid);
  console.log(`At rest: ${atRest.toFixed(0)} MB (less than ${limits.megabytes})`);
  if (atRest >= limits.megabytes) process.exitCode = 1;
  for (const [table, first] of Object.entries(firsts)) await sql.query(`alter table ${table} alter column id restart with ${first}`);
  const tokens: string[] = [];
  while (tokens.length < clients) tokens.push(await register());
  const [token = ''] = tokens;
  for (let count = 0; count < 25; count += 1) await place(token, randomUUID());
  const script = await recordOrder(token);
  const listUrl = `${api.url}${operations.listServices.path}`;
  const listed = await recordRequest(postgres, ofList, async () => {
    await fetch(listUrl, { headers: { authorization: `Bearer ${token}` } });
  });
  const list = listed.map((statement) => ({ sql: statement.sql, values: valuesOf(statement) }));
  console.log(`A list is ${list.length} statements, an order ${script.split('\n').length}.`);
  const bare = await startBareRoute({ list, order: script }, dataFolder, env);
  try {
    const signedIn = { authorization: `Bearer ${token}` };
    await compare('Listing services', { url: listUrl, headersOf: () => signedIn }, { url: `${bare.url}/list`, headersOf: () => signedIn });
    const json = { 'content-type': 'application/json' };
    const body = JSON.stringify(order);
    const headersOf = (client: number) => ({ ...json, authorization: `Bearer ${tokens[client]}`, 'idempotency-key': randomUUID() });
    await compare(
      'Placing an order',
      { url: `${api.url}${operations.placeOrder.path}`, body, headersOf },
      { url: `${bare.url}/order`, body, headersOf: (client) => ({ ...json, 'x-client': String(client) }) },
    );
    console.log(`After the load: API ${megabytesOf(api.pid).toFixed(0)} MB, bare ${megabytesOf(bare.pid).toFixed(0)} MB`);
  } finally {
    bare.stop();
  }
} finally {
  await api.kill('SIGTERM');
  await sql.end();
  postgres.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
