import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const deploy = path.join(import.meta.dirname, '../../../deploy');
const units = globSync('*.service', { cwd: deploy });
const isInstalled = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!isInstalled) console.warn("The units aren't analysed: needs systemd-analyze.");

test('there are units', () => {
  expect(units.toSorted()).toEqual(['portico-backup.service', 'portico@.service']);
});

test.skipIf(!isInstalled).each(units)('%s is exposed at most 2.0 of 10', (unit) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-unit-'));
  // A template is analysed as one of its instances.
  const file = path.join(folder, unit.replace('@.', '@3001.'));
  copyFileSync(path.join(deploy, unit), file);
  const words = ['security', '--offline=true', '--no-pager', '--threshold=20', file];
  const { status, stdout, stderr } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(status, `${stdout}${stderr}`).toBe(0);
  expect(stdout).toMatch(/Overall exposure level/u);
});
