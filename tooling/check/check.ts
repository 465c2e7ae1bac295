/**
 * Everything that can be known without running the product: `pnpm check`, or `pnpm check lint types` for some of it. Two commands run at a
 * time. The output of what fails is printed in full; the exit code is 1 then.
 */
import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Command = { file: string; args: readonly string[]; folder: string };
type Check = { name: string; commands: readonly Command[] };
type Outcome = { name: string; ok: boolean; seconds: number; output: string };

const root = path.resolve(import.meta.dirname, '../..');
const concurrency = 2;

function command(folder: string, bin: string, ...args: readonly string[]): Command {
  const own = path.join(root, folder, 'node_modules/.bin', bin);
  return { file: existsSync(own) ? own : path.join(root, 'node_modules/.bin', bin), args, folder: path.join(root, folder) };
}

/** Every TypeScript project of the workspace that a person works in, the root's own tools among them. */
function typedProjects(): { name: string; folder: string; project: string }[] {
  const projects = globSync(['tsconfig.json', '{apps,packages,tooling}/*/tsconfig*.json'], { cwd: root });
  const typed = projects.filter((project) => !project.endsWith('tsconfig.build.json') && isTyped(path.dirname(project)));
  return typed.toSorted().map((project) => {
    const folder = path.dirname(project);
    const name = folder === '.' ? 'tooling' : folder;
    return { name: `types ${name}${/tsconfig(\..+)\.json$/.exec(project)?.[1] ?? ''}`, folder, project: path.basename(project) };
  });
}

function isTyped(folder: string): boolean {
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as { scripts?: Record<string, string> };
  return folder === '.' || Object.hasOwn(manifest.scripts ?? {}, 'types');
}

const contractCodegen = path.join('..', 'tooling/contract-codegen/src/generate.ts');
const checks: readonly Check[] = [
  { name: 'format', commands: [command('.', 'oxfmt', '--check', '.')] },
  { name: 'lint', commands: [command('.', 'oxlint', '.')] },
  { name: 'dead code', commands: [command('.', 'knip', '--no-progress')] },
  { name: 'boundaries', commands: [command('.', 'turbo', 'boundaries')] },
  {
    name: 'contract',
    commands: [
      command('openapi', 'node', contractCodegen, '--check'),
      command('openapi', 'redocly', 'lint', 'openapi.yaml', '--config', 'redocly.yaml'),
    ],
  },
  {
    name: 'catalogs',
    commands: [
      command('packages/i18n', 'node', 'scripts/extract-messages.ts', '--check'),
      command('packages/i18n', 'node', 'scripts/verify-catalogs.ts'),
    ],
  },
  { name: 'kit exports', commands: [command('packages/ui', 'node', 'scripts/write-exports.ts', '--check')] },
  ...typedProjects().map(({ name, folder, project }) => {
    const known = `node_modules/.cache/${project.replace(/json$/, 'tsbuildinfo')}`;
    return { name, commands: [command(folder, 'tsc', '--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', known)] };
  }),
];

function run({ file, args, folder }: Command): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: '1',
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        FORCE_COLOR: '0',
      },
    });
    let output = '';
    const collect = (piece: Buffer) => {
      output += piece.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

async function judge({ name, commands }: Check): Promise<Outcome> {
  const started = performance.now();
  const results: { ok: boolean; output: string }[] = [];
  for (const single of commands) results.push(await run(single));
  const output = results.filter((result) => !result.ok).map((result) => result.output);
  return { name, ok: output.length === 0, seconds: (performance.now() - started) / 1000, output: output.join('\n') };
}

function report({ name, ok, seconds, output }: Outcome): void {
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(32)}${seconds.toFixed(1).padStart(6)} s`);
  if (!ok) console.log(`${output.trimEnd().replaceAll(/^/gm, '    ')}\n`);
}

const wanted = process.argv.slice(2);
const chosen =
  wanted.length === 0 ? checks : checks.filter(({ name }) => wanted.some((word) => name === word || name.startsWith(`${word} `)));
const unknown = wanted.filter((word) => !checks.some(({ name }) => name === word || name.startsWith(`${word} `)));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const started = performance.now();
const waiting = [...chosen];
const outcomes: Outcome[] = [];
async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const outcome = await judge(next);
    outcomes.push(outcome);
    report(outcome);
  }
}
await Promise.all(Array.from({ length: concurrency }, work));

const failed = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
const total = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  failed.length === 0
    ? `\n${outcomes.length} checks hold, ${total} s`
    : `\n${failed.length} of ${outcomes.length} fail: ${failed.join(', ')} (${total} s)`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
