import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';

/* `pnpm --filter @portico/api test:years [--clients 1000] [--days 1095] [--kills 200]`: the same books by one process, and by two that are killed. */
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000' },
    days: { type: 'string', default: '1095' },
    kills: { type: 'string', default: '200' },
  },
});
const figures = [values.clients, values.days, values.kills].map(Number);
if (figures.some((figure) => !Number.isSafeInteger(figure) || figure < 1)) {
  console.error('Usage: pnpm --filter @portico/api test:years [--clients 1000] [--days 1095] [--kills 200]');
  process.exit(2);
}
const [clients, days, kills] = figures.map(String);
const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/years'], {
  cwd: path.join(import.meta.dirname, '..'),
  env: { ...process.env, PORTICO_YEARS_CLIENTS: clients, PORTICO_YEARS_DAYS: days, PORTICO_YEARS_KILLS: kills },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
