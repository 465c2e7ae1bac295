import path from 'node:path';
import { parseArgs } from 'node:util';
import { killTimes } from './kill/prepare-rounds.ts';
import { startPostgres } from './postgres-server.ts';

/* `pnpm --filter @portico/api test:kill [--times 200] [--database embedded|postgres]` */
const { values } = parseArgs({
  options: { times: { type: 'string', default: '200' }, database: { type: 'string', default: 'embedded' } },
});
const times = Number(values.times);
const isPostgres = values.database === 'postgres';
if (!Number.isSafeInteger(times) || times < 1 || !(isPostgres || values.database === 'embedded')) {
  console.error('Usage: pnpm --filter @portico/api test:kill [--times 200] [--database embedded|postgres]');
  process.exit(2);
}

// Killed processes don't write compiled code to the cache; processes that exit normally do.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve(import.meta.dirname, '../../../node_modules/.cache/node');
const server = isPostgres ? await startPostgres() : null;
try {
  const report = await killTimes({ times, databaseUrl: server?.url('postgres') ?? null, print: console.log });
  const perKill = (report.seconds / report.kills).toFixed(2);
  console.log(
    `${report.kills} kills in ${report.seconds} s (${perKill} s each) on ${isPostgres ? 'PostgreSQL' : 'the embedded database'}:`,
  );
  console.log(`${report.customers} customers, ${report.orders} orders, ${report.paid} paid, ${report.interruptions} calls cut off.`);
  console.log('Nothing that was acknowledged is missing or doubled, and the books hold.');
} finally {
  server?.stop();
}
