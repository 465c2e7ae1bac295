import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isFullRun } from '@portico/test-depth';
import { expect, onTestFinished, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../../..');
const minutes = 60_000;

/** The first word of each line is left out: that is `pnpm`. */
const generated: readonly (readonly string[])[] = [
  ['gen', 'job', 'tickets', 'close-stale-tickets'],
  ['gen', 'mail', 'tickets', 'ticket-answered', 'Your ticket is answered', 'Ответ на ваше обращение'],
  // As the generator says: Storybook shows every mail.
  ['--filter', '@portico/api', 'mails'],
  ['gen', 'setting', 'tickets', 'TICKET_SIGNATURE', 'What answers are signed with.'],
  ['gen', 'command', 'tickets', 'ticket', 'archive', 'Archive a ticket'],
  ['gen', 'screen', 'invoices', 'invoice-archive', '/invoices/archive', 'Archive', 'Архив'],
];

/** What has to hold of it as it is: every check, and the tests that look at all of a kind. */
const proven: readonly (readonly string[])[] = [
  ['check'],
  ['--filter', '@portico/conformance', 'test:units'],
  ['--filter', '@portico/i18n', 'test:units'],
  ['--filter', '@portico/api', 'exec', 'vitest', 'run', 'src/registry', 'test/mail', 'test/operator'],
  ['--filter', '@portico/portal', 'exec', 'vitest', 'run', '-c', 'vitest.screens.config.ts', 'invoice-archive'],
];

/** A clone of this work tree, with what was not committed yet. */
function cloneOfTheWorkTree(): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'portico-generated-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), minutes);
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', repository, folder]);
  const listed = (...flags: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...flags], { cwd: repository, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  const deleted = listed('--deleted');
  for (const file of deleted) rmSync(path.join(folder, file));
  const changed = listed('--modified', '--others', '--exclude-standard').filter((file) => !deleted.includes(file));
  for (const file of changed) cpSync(path.join(repository, file), path.join(folder, file));
  return folder;
}

// Takes minutes: an installation, every check and five generators.
test.runIf(isFullRun)('generated files pass every check and test unchanged', { timeout: 30 * minutes }, () => {
  const folder = cloneOfTheWorkTree();
  const pnpm = (...args: readonly string[]) =>
    execFileSync('npx', ['-y', 'pnpm@12', ...args], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  pnpm('install', '--frozen-lockfile', '--prefer-offline');
  for (const command of generated) pnpm(...command);
  // A command that fails throws, with what it said.
  for (const command of proven) expect(pnpm(...command)).not.toBe('');
});
