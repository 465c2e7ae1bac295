import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openDatabase } from '../src/platform/database/connection.ts';
import { checkLedger } from '../src/modules/billing/ledger/check-ledger.ts';
import { readConfiguration } from '../src/registry/settings.ts';
import { runFaultRounds } from './kill/fault-rounds.ts';
import { startPostgres } from './postgres-server.ts';

/*
 * `pnpm --filter @portico/api test:faults [--terminations 50] [--restarts 10] [--pauses 10] [--kills 100]`, followed by full disks, which
 * need Linux and the right to mount.
 */
const { values } = parseArgs({
  options: {
    terminations: { type: 'string', default: '50' },
    restarts: { type: 'string', default: '10' },
    pauses: { type: 'string', default: '10' },
    kills: { type: 'string', default: '100' },
  },
});
const faults = {
  terminations: Number(values.terminations),
  restarts: Number(values.restarts),
  pauses: Number(values.pauses),
  kills: Number(values.kills),
};
const dataFolder = mkdtempSync(path.join(tmpdir(), 'portico-faults-'));
const server = await startPostgres();
const env = { DATABASE_URL: server.url('postgres'), DATA_FOLDER: dataFolder, GATEWAY_SANDBOX_SECRET: 'a-secret-of-both-processes' };
try {
  const report = await runFaultRounds({
    faults,
    server,
    env,
    mailFolder: path.join(dataFolder, 'mail'),
    print: console.log,
    async proveBooks() {
      const database = await openDatabase(readConfiguration(env, []), pino({ level: 'silent' }));
      try {
        const { findings } = await database.read(checkLedger);
        if (findings.length > 0) throw new Error(findings.join('\n'));
      } finally {
        await database.close();
      }
    },
  });
  const { customers, orders, paid, interruptions, seconds } = report;
  const counts = Object.entries(faults).map(([name, times]) => `${times} ${name}`);
  console.log(
    `${counts.join(', ')} in ${seconds} s: ${customers} customers, ${orders} orders, ${paid} paid, ${interruptions} calls repeated.`,
  );
  console.log('Nothing that was acknowledged is missing or doubled, the books hold, and no process ended that was not killed.');
} finally {
  server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/process/full-disk'], {
  cwd: path.join(import.meta.dirname, '..'),
  env: { ...process.env, PORTICO_MUST_MOUNT: '1' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
