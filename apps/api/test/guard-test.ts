import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Guard } from './guards/guard.ts';
import { hardening } from './guards/hardening.ts';
import { money } from './guards/money.ts';

/*
 * `pnpm --filter @portico/api test:guards [--of money|hardening] [--only text] [--quick]`: takes out one guard of money's life, or against faults and tricks, at a time, in a copy of the
 * sources, and sees that the tests fail then. Those of a copy that nothing was taken from pass first, which `--quick` leaves out.
 */
const { values } = parseArgs({
  options: { of: { type: 'string' }, only: { type: 'string', default: '' }, quick: { type: 'boolean', default: false } },
});
const sets: Readonly<Record<string, readonly Guard[]>> = { money, hardening };
const chosen = (values.of === undefined ? Object.values(sets).flat() : (sets[values.of] ?? [])).filter(({ name }) =>
  name.includes(values.only),
);
if (chosen.length === 0) throw new Error('There is no such guard');
const api = path.resolve(import.meta.dirname, '..');
const root = path.resolve(api, '../..');
const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

const folder = mkdtempSync(path.join(tmpdir(), 'portico-guards-'));
const copy = path.join(folder, 'apps/api');
// With the packages, whose rules are guards, too: the links of both among each other lead to the copies.
for (const name of ['apps/api', 'packages', 'openapi']) {
  const isCopied = (file: string) =>
    !/\/(node_modules\/\.[^/]+|\.turbo|dist|pictures)$/.test(file) && !file.startsWith(path.join(api, 'data'));
  cpSync(path.join(root, name), path.join(folder, name), { recursive: true, verbatimSymlinks: true, filter: isCopied });
}
for (const name of ['node_modules', 'tooling', 'docs', 'package.json', 'apps/portal'])
  symlinkSync(path.join(root, name), path.join(folder, name));

/** What failed; none where all passed. A run that never came to a test proves nothing. */
function failures(tests: readonly string[]): string[] {
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  const run = spawnSync(process.execPath, [vitest, 'run', ...tests, '--reporter=json', `--outputFile=${report}`], {
    cwd: copy,
    encoding: 'utf8',
    // Some guards are missed by tests of a full run only.
    env: { ...process.env, PORTICO_FULL_RUN: '1' },
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (results.length === 0) throw new Error(`No test ran:\n${run.stdout}${run.stderr}`);
  const failed = results.filter(({ status }) => status === 'failed').map(({ title }) => title);
  // An error that no test catches ends the run.
  return failed.length === 0 && run.status !== 0 ? ['the run itself'] : failed;
}
type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] };

function withoutGuard({ name, file, from, to, tests }: Guard): boolean {
  const where = path.join(copy, file);
  const source = readFileSync(where, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`"${name}" is not once in ${file}`);
  writeFileSync(
    where,
    source.replace(from, () => to),
  );
  try {
    const failed = failures(tests);
    console.log(failed.length > 0 ? `✓ ${name}: ${failed.length} fail, such as "${failed[0]}"` : `× ${name}: nobody noticed`);
    return failed.length > 0;
  } catch (error) {
    // The others are tried all the same.
    console.log(`× ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    writeFileSync(where, source);
  }
}

try {
  const whole = values.quick ? [] : failures([...new Set(chosen.flatMap(({ tests }) => tests))]);
  if (whole.length > 0) throw new Error(`These fail with every guard in place: ${whole.join('; ')}`);
  const noticed = chosen.filter((guard) => withoutGuard(guard));
  console.log(`Of ${chosen.length} guards, ${noticed.length} were missed when they were taken out.`);
  process.exitCode = noticed.length === chosen.length ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
