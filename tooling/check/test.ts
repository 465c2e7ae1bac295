/**
 * `pnpm test`: every lane. `pnpm test:<lane>`: one. Further words are packages (`pnpm test:screens ui`), options are turbo's. Tasks that
 * passed with the same inputs are skipped, and of a task that has passed here before, only the tests that the changed files can break run;
 * `--force` runs everything. `pnpm test:full` runs every lane, including what the daily run leaves out.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { memoryFolder } from './memory-folder.ts';
import { readPasses, writePasses } from './passes.ts';
import { planTurbo, root, runTurbo, secondsOf, type RunTask } from './run-turbo.ts';
import { select, type Selection } from './selection.ts';

const lanes = ['units', 'api', 'screens', 'pictures', 'journeys', 'packing', 'machines'] as const;
/** They run in a full run, or when they are named. */
const fullLanes: ReadonlySet<string> = new Set(['machines']);
type Lane = (typeof lanes)[number];

const isLane = (word: string): word is Lane => lanes.some((lane) => lane === word);

function line(name: string, tasks: readonly RunTask[]): string {
  const count = (outcome: RunTask['outcome']) => {
    const number = tasks.filter((task) => task.outcome === outcome).length;
    return number === 0 ? [] : [`${number} ${outcome}`];
  };
  const outcomes = (['passed', 'failed', 'unchanged', 'not run'] as const).flatMap(count).join(', ');
  return `${name.padEnd(12)}${secondsOf(tasks).toFixed(1).padStart(8)} s   ${outcomes}`;
}

const maxLines = 80;

/** Returns a failed task's output from the heading under which Vitest or Playwright list the failures, or its last lines. */
function failureOf({ id, logFile }: RunTask): string {
  if (logFile === undefined) return `--- ${id}: see its output above`;
  const lines = stripVTControlCharacters(readFileSync(path.join(root, logFile), 'utf8'))
    .trimEnd()
    .split('\n');
  const heading = lines.findIndex((text) => /⎯ Failed |^ {2}1\) |⎯ (?:Startup|Unhandled) Error/.test(text));
  const from = heading === -1 ? Math.max(0, lines.length - maxLines) : heading;
  const excerpt = lines.slice(from, from + maxLines);
  return [`--- ${id}`, ...excerpt, ...(from + maxLines < lines.length ? [`... the rest is in ${logFile}`] : [])].join('\n');
}

const words = process.argv.slice(2).filter((word) => word !== '--');
const options = words.filter((word) => word.startsWith('-'));
const isFull = words.includes('full');
const named = words.filter(isLane);
const packages = words.filter((word) => !options.includes(word) && word !== 'full' && !isLane(word));
const wanted = named.length === 0 ? lanes.filter((lane) => isFull || !fullLanes.has(lane)) : named;

const turboTasks = wanted.map((lane) => `test:${lane}`);
const filters = packages.map((name) => `--filter=${name.startsWith('@') ? name : `@portico/${name}`}`);
// As strict as CI: `only` fails, and a missing picture is not accepted silently.
const environment = { CI: '1', ...(isFull ? { PORTICO_FULL_RUN: '1' } : {}) };

const isTest = (id: string) => turboTasks.some((task) => id.endsWith(`#${task}`));
type Group = { readonly concurrency: number; readonly tasks: readonly string[] };
const others: Group = { concurrency: 1, tasks: [] };
/** Tasks that leave processors idle run several at a time. Any other task keeps two busy (decision 17). */
const groups: readonly Group[] = [
  { concurrency: 3, tasks: ['#build', '#test:units', '#test:packing', '@portico/demo#test:api'] },
  { concurrency: 2, tasks: ['#test:pictures', '@portico/storybook#test:screens'] },
  others,
];
const groupOf = (id: string) => groups.find(({ tasks }) => tasks.some((task) => id.endsWith(task))) ?? others;

const startMs = performance.now();
const inputs = planTurbo(turboTasks, filters, environment);
const passes = readPasses();
const isWhole = isFull || options.includes('--force');
const selections: Readonly<Record<string, Selection>> = Object.fromEntries(
  [...inputs].map(([id, current]) => [id, isWhole ? 'all' : select(id, passes[id], current)]),
);
const selectionFile = path.join(root, '.turbo/selection.json');
mkdirSync(path.dirname(selectionFile), { recursive: true });
writeFileSync(selectionFile, JSON.stringify(selections));

const folder = memoryFolder();
const run = (ids: readonly string[], concurrency: number) =>
  runTurbo(ids, [`--concurrency=${concurrency}`, '--continue=dependencies-successful', '--output-logs=new-only', ...options], {
    ...environment,
    PORTICO_SELECTION: selectionFile,
    ...(folder === undefined ? {} : { TMPDIR: folder }),
  });
const planned = [...inputs.keys()].filter((id) => isTest(id) || id.endsWith('#build'));
const runs = [];
/** By id. A later group repeats a failed build, and overwrites its log. */
const failures = new Map<string, string>();
for (const group of groups) {
  const ids = planned.filter((id) => groupOf(id) === group);
  if (ids.length === 0) continue;
  const result = await run(ids, group.concurrency);
  runs.push(result);
  for (const task of result.tasks) {
    if (task.outcome === 'failed' && !failures.has(task.id)) failures.set(task.id, failureOf(task));
  }
}
const ok = runs.every((result) => result.ok);
// Each run lists the builds of the first again.
const tasks = runs
  .flatMap((result) => result.tasks)
  .filter(({ id }, index, listed) => listed.findIndex((other) => other.id === id) === index);
if (!isFull) {
  const passed = tasks.filter(({ outcome }) => outcome === 'passed' || outcome === 'unchanged');
  writePasses({ ...passes, ...Object.fromEntries(passed.map(({ id }) => [id, inputs.get(id) ?? {}])) });
}

const ofLane = (lane: Lane) => tasks.filter(({ name }) => name === `test:${lane}`);
const builds = tasks.filter(({ name }) => !name.startsWith('test:'));
console.log('');
for (const lane of wanted) if (ofLane(lane).length > 0) console.log(line(lane, ofLane(lane)));
if (builds.length > 0) console.log(line('builds', builds));
for (const failure of failures.values()) console.log(`\n${failure}`);
for (const { id, outcome } of tasks) {
  if (outcome === 'passed' && selections[id] !== undefined && selections[id] !== 'all')
    console.log(`${id}: only tests affected by the change`);
}
const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
console.log(failures.size === 0 ? `\n${seconds} s` : `\nFailed: ${[...failures.keys()].join(', ')} (${seconds} s)`);
process.exitCode = ok ? 0 : 1;
