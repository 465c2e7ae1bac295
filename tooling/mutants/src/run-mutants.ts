/**
 * `pnpm test:mutants [--of money|hardening|server|product|simulated] [--only text]`: plants one fault at a time in a copy of the repository and
 * reports which depth of the test run catches it: the daily tests, or only the full ones. Fails if a fault is caught by neither.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyRepository } from '@portico/repository-copy';
import type { Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';

type Depth = 'daily' | 'full';
type Catch = { readonly depth: Depth; readonly failed: readonly string[] };
type Report = { testResults: { status: string; name: string; assertionResults: { title: string; status: string }[] }[] };

const { values } = parseArgs({ options: { of: { type: 'string' }, only: { type: 'string', default: '' } } });
const chosen = (values.of === undefined ? Object.values(mutants).flat() : (mutants[values.of] ?? [])).filter(({ name }) =>
  name.includes(values.only),
);
if (chosen.length === 0) throw new Error('No mutant has that name');

const root = copyRepository();
const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const isFullOnly = (test: string) => /\.full\.test\.tsx?$/.test(test);

/** Returns the titles of failing tests, or null if none runs at this depth. */
function failures({ package: folder, config, tests }: Mutant, depth: Depth): string[] | null {
  const report = path.join(root, 'mutants-report.json');
  rmSync(report, { force: true });
  const { PORTICO_FULL_RUN: _, ...environment } = process.env;
  const run = spawnSync(
    process.execPath,
    [vitest, 'run', ...tests, ...(config === undefined ? [] : ['--config', config]), '--reporter=json', `--outputFile=${report}`],
    {
      cwd: path.join(root, folder),
      encoding: 'utf8',
      env: { ...environment, CI: '1', ...(depth === 'full' ? { PORTICO_FULL_RUN: '1' } : {}) },
    },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const results = testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => /passed|failed/.test(status));
  const failed = results.filter(({ status }) => status === 'failed').map(({ title }) => title);
  if (failed.length > 0) return failed;
  // Nothing ran: the file failed to load, or it has no test for this depth.
  const broken = testResults.filter(({ status }) => status === 'failed').map(({ name }) => path.basename(name));
  if (broken.length > 0) return broken;
  if (results.length === 0) return null;
  return run.status === 0 ? [] : ['the run itself'];
}

function catchOf(mutant: Mutant): Catch | undefined {
  const depths: readonly Depth[] = mutant.tests.every(isFullOnly) ? ['full'] : ['daily', 'full'];
  for (const depth of depths) {
    const failed = failures(mutant, depth);
    if (failed !== null && failed.length > 0) return { depth, failed };
  }
  return undefined;
}

function plant(mutant: Mutant): Catch | undefined {
  const file = path.join(root, mutant.package, mutant.file);
  const source = readFileSync(file, 'utf8');
  if (source.split(mutant.from).length !== 2) throw new Error(`"${mutant.name}" must match exactly once in ${mutant.file}`);
  writeFileSync(
    file,
    source.replace(mutant.from, () => mutant.to),
  );
  try {
    return catchOf(mutant);
  } finally {
    writeFileSync(file, source);
  }
}

try {
  const counts = { daily: 0, full: 0, never: 0 };
  console.log('| guarantee | caught by | failing tests and an example |\n| --- | --- | --- |');
  for (const mutant of chosen) {
    const caught = plant(mutant);
    counts[caught?.depth ?? 'never'] += 1;
    console.log(
      `| ${mutant.name} | ${caught?.depth ?? '**nothing**'} | ${caught === undefined ? '' : `${caught.failed.length}: ${caught.failed[0]}`} |`,
    );
  }
  console.log(`\n${chosen.length} faults: ${counts.daily} caught daily, ${counts.full} only by the full run, ${counts.never} by no test.`);
  process.exitCode = counts.never === 0 ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
