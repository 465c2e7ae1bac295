import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const kit = fileURLToPath(new URL('../../../packages/ui', import.meta.url));

test('the kit exports every component in the workspace and in the registry', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/write-exports.ts', '--check'], { cwd: kit, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
