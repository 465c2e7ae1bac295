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

/** Returns what systemd itself says about a unit's settings. */
function analyse(unit: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-unit-'));
  // A template is analysed as one of its instances.
  const file = path.join(folder, unit.replace('@.', '@3001.'));
  copyFileSync(path.join(deploy, unit), file);
  const words = ['security', '--offline=true', '--no-pager', '--threshold=20', file];
  const { status, stdout, stderr } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, output: `${stdout}${stderr}` };
}

test.skipIf(!isInstalled).each(units)('%s is exposed at most 2.0 of 10', (unit) => {
  expect(analyse(unit)).toEqual({ status: 0, output: expect.stringContaining('Overall exposure level') });
});

test.skipIf(!isInstalled)('the server may make the two system calls without which virsh is killed', () => {
  const { output } = analyse('portico@.service');
  expect(output).toContain('capset is allowed');
  expect(output).toContain('set_mempolicy is allowed');
});
