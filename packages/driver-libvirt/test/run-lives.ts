import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';

/*
 * `pnpm --filter @portico/driver-libvirt lives [--lives 50] [--together 8] [--seed text]` lets customers order, operate and cancel servers
 * while the host fails.
 */
const usage = 'Usage: pnpm --filter @portico/driver-libvirt lives [--lives 50] [--together 8] [--seed text]';
const { values } = parseArgs({
  options: {
    lives: { type: 'string', default: '50' },
    together: { type: 'string', default: '8' },
    seed: { type: 'string', default: randomUUID().slice(0, 8) },
  },
});
const [lives, together] = [Number(values.lives), Number(values.together)];
// The pool has addresses for twenty.
if (!Number.isSafeInteger(lives) || lives < 1 || !Number.isSafeInteger(together) || together < 1 || together > 20) {
  console.error(usage);
  process.exit(2);
}
const words = ['vitest', 'run', '--config', 'vitest.machines.config.ts', 'test/lives', '--disable-console-intercept'];
const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'enter-namespace.ts'), ...words], {
  cwd: path.join(import.meta.dirname, '..'),
  env: {
    ...process.env,
    PORTICO_FULL_RUN: '1',
    PORTICO_LIVES: values.lives,
    PORTICO_LIVES_TOGETHER: values.together,
    PORTICO_LIVES_SEED: values.seed,
    PORTICO_AWAY_SECONDS: '60',
  },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
