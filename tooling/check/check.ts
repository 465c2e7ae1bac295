/**
 * All checks that need no running product: `pnpm check`, or `pnpm check lint words` for some of them; options are turbo's (`--force`).
 * Checks that passed with the same files are skipped; failures are printed in full.
 */
import { runTurbo, secondsOf } from './run-turbo.ts';

const checks = ['format', 'lint', 'words', 'dead-code', 'boundaries', 'contract', 'catalogs', 'exports'] as const;

const words = process.argv.slice(2).filter((word) => word !== '--');
const options = words.filter((word) => word.startsWith('-'));
const isCheck = (word: string) => checks.some((check) => check === word);
const named = words.filter(isCheck);
const unknown = words.filter((word) => !options.includes(word) && !isCheck(word));
if (unknown.length > 0) throw new Error(`No check is called ${unknown.join(' or ')}. There are ${checks.join(', ')}.`);

const startMs = performance.now();
const { ok, tasks } = await runTurbo(
  (named.length === 0 ? checks : named).map((check) => `check:${check}`),
  ['--concurrency=2', '--continue=always', '--output-logs=errors-only', '--log-order=grouped', ...options],
  { FORCE_COLOR: '0' },
);

console.log('');
for (const task of tasks.toSorted((one, other) => one.id.localeCompare(other.id))) {
  const { id, outcome } = task;
  const name = id.replace(/^\/\/#|^@portico\//, '').replace('check:', '');
  const sign = { passed: '✓', unchanged: '✓', failed: '✗', 'not run': '-' }[outcome];
  console.log(`${sign} ${name.padEnd(32)}${outcome === 'unchanged' ? 'unchanged' : `${secondsOf([task]).toFixed(1).padStart(7)} s`}`);
}
const failed = tasks.filter(({ outcome }) => outcome === 'failed').length;
const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
console.log(failed === 0 ? `\n${tasks.length} checks passed, ${seconds} s` : `\n${failed} of ${tasks.length} checks failed (${seconds} s)`);
process.exitCode = ok ? 0 : 1;
