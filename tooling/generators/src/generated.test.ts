import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isFullRun } from '@portico/test-depth';
import { expect, onTestFinished, test } from 'vitest';
import { generators } from './generators.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const minutes = 60_000;

/** These guides' commands run in this order. The operation comes last: until a person describes and calls it, the repository rules refuse it. */
const guides = ['add-a-component', 'add-a-job-mail-setting-command', 'add-a-message', 'add-a-screen', 'add-a-language', 'add-an-operation'];

/** Servers that run until they are stopped. */
const servers = new Set(['pnpm dev', 'pnpm storybook']);

/** The commands in a guide's shell blocks, without their comments. */
function commandsOf(guide: string): string[] {
  const text = readFileSync(path.join(repository, `docs/guides/${guide}.md`), 'utf8');
  const blocks = [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block = '']) => block);
  const lines = blocks.flatMap((block) => block.split('\n')).map((line) => line.replace(/\s+#\s.*$/, '').trim());
  return lines.filter((line) => line !== '' && !servers.has(line));
}

/** What must hold for the generated files as they are: every check, and the tests that look at all of a kind. */
const proven = [
  'pnpm check',
  'pnpm --filter @portico/repository-rules test:units',
  'pnpm --filter @portico/i18n test:units',
  'pnpm --filter @portico/api exec vitest run src/registry test/mail test/operator',
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

// Takes minutes: an installation, every check, a build and the tests that the guides name.
test.runIf(isFullRun)('every command of the guides and every generator example works in a fresh clone', { timeout: 40 * minutes }, () => {
  const folder = cloneOfTheWorkTree();
  // As a developer's shell: a new story gets its picture there, and is refused in CI.
  const { PORTICO_FULL_RUN: _full, CI: _ci, ...env } = process.env;
  // A command that fails throws, with what it said.
  const run = (command: string) => {
    expect(command).toMatch(/^pnpm /);
    return execFileSync('bash', ['-c', command.replace('pnpm ', 'npx -y pnpm@12 ')], {
      cwd: folder,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  };
  run('pnpm install --frozen-lockfile --prefer-offline');
  const done = new Set<string>();
  const runOnce = (command: string) => {
    if (!done.has(command)) run(command);
    done.add(command);
  };
  const [operation, ...others] = [...guides].toReversed();
  for (const guide of others.toReversed()) commandsOf(guide).forEach(runOnce);
  // As the mail guide says: Storybook shows every mail.
  run('pnpm --filter @portico/api mails');
  proven.forEach(run);
  commandsOf(operation ?? '').forEach(runOnce);
  run('pnpm check');
  Object.values(generators).forEach(({ example }) => runOnce(example));
  run('pnpm check lint');
});
