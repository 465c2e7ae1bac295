/**
 * `pnpm --filter @portico/api bench:lists [--rounds 5] [--seconds 8]` compares the invoice list of a client with 100,000 invoices and one
 * with 100, also with a search, and an authenticated list with a bare Fastify route that runs the same queries. Compared runs alternate.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { operations } from '@portico/contract/operations';
import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../src/platform/database/connection.ts';
import { readConfiguration } from '../src/registry/settings.ts';
import { startApiProcess } from './api-process.ts';
import { get, median, perSecond } from './bench/load.ts';
import { startBareRoute } from './bench/start-bare-route.ts';
import { recordRequest, valuesOf } from './bench/recorded-sql.ts';
import { success } from './contract-client.ts';
import { insertInvoices } from './invoices/many-invoices.ts';
import { verificationCode } from './mailbox.ts';
import { startPostgres } from './postgres-server.ts';
import { signupRequest, temporaryFolder } from './test-api.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '8' } } });
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const [many, few] = [100_000, 100];
const pairs = 400;
const limits = { ratio: 1.5, share: 0.7 };

const postgres = await startPostgres();
const dataFolder = temporaryFolder();
const env = { DATABASE_URL: postgres.url('postgres'), DATA_FOLDER: dataFolder, GATEWAY_SANDBOX_SECRET: 'a-secret-of-the-bench' };
const api = await startApiProcess({ env });
const database = await openDatabase(readConfiguration(env, []), pino({ level: 'silent' }));
const listUrl = new URL(operations.listInvoices.path, api.url);

async function clientWith(invoices: number, first: number): Promise<string> {
  const body = signupRequest();
  success(await api.call('signUp', { body }));
  const token = await verificationCode(path.join(dataFolder, 'mail'), body.email);
  const { accessToken, user } = success(await api.call('verifyEmail', { body: { email: body.email, token } }));
  await database.transaction(async (tx) => {
    const { client_id: id } = await tx
      .selectFrom('client_user')
      .select('client_id')
      .where('id', '=', user?.id ?? 0)
      .executeTakeFirstOrThrow();
    await insertInvoices(tx, id, first, invoices);
  });
  return accessToken;
}

async function msOf(url: URL, token: string): Promise<number> {
  const began = performance.now();
  await get(url, token);
  return performance.now() - began;
}

/** Prints the medians of both, in milliseconds. */
async function compare(name: string, search: Readonly<Record<string, string>>, big: string, small: string): Promise<void> {
  const url = new URL(`?${new URLSearchParams(search).toString()}`, listUrl);
  const times = { big: [] as number[], small: [] as number[] };
  for (let pair = 0; pair < pairs; pair += 1) {
    times.big.push(await msOf(url, big));
    times.small.push(await msOf(url, small));
  }
  // The first quarter is warm-up.
  const [ofBig, ofSmall] = [median(times.big.slice(pairs / 4)), median(times.small.slice(pairs / 4))];
  const ratio = ofBig / ofSmall;
  console.log(
    `${name}: ${ofBig.toFixed(2)} ms with ${many} invoices, ${ofSmall.toFixed(2)} ms with ${few}: ${ratio.toFixed(2)} (at most ${limits.ratio})`,
  );
  if (ratio > limits.ratio) process.exitCode = 1;
}

async function compareWithBareRoute(token: string): Promise<void> {
  const statements = await recordRequest(postgres, /from "session"|from "?invoice/, async () => void (await get(listUrl, token)));
  const list = statements.map((statement) => ({ sql: statement.sql, values: valuesOf(statement) }));
  const bare = await startBareRoute({ list }, dataFolder, { DATABASE_URL: env.DATABASE_URL });
  try {
    const bareUrl = new URL('/list', bare.url);
    const figures = { api: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const [byApi, byBare] = [
        await perSecond(16, seconds, async () => void (await get(listUrl, token))),
        await perSecond(16, seconds, async () => void (await get(bareUrl, token))),
      ];
      // The first round is warm-up.
      if (round === 0) continue;
      figures.api.push(byApi);
      figures.bare.push(byBare);
    }
    const share = median(figures.api) / median(figures.bare);
    console.log(
      `${statements.length} statements a list: ${median(figures.api).toFixed(0)} a second by the API, ${median(figures.bare).toFixed(0)} by a bare route: ${(share * 100).toFixed(0)} % (at least ${limits.share * 100} %)`,
    );
    if (share < limits.share) process.exitCode = 1;
  } finally {
    bare.stop();
  }
}

try {
  const [big, small] = [await clientWith(many, 1_000_000), await clientWith(few, 2_000_000)];
  await database.transaction((tx) => sql`analyze`.execute(tx));
  await compare('The first page', {}, big, small);
  await compare('Those unpaid', { status: 'unpaid' }, big, small);
  await compare('A search for a number', { q: '0050' }, big, small);
  await compareWithBareRoute(small);
} finally {
  await database.close();
  await api.kill('SIGTERM');
  postgres.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
