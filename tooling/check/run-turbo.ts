import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export type RunTask = {
  /** `@portico/ui#test:screens`; `//` is the root. */
  id: string;
  name: string;
  package: string;
  startMs: number;
  endMs: number;
  outcome: 'passed' | 'failed' | 'unchanged' | 'not run';
  /** The path of its output, relative to the repository. Undefined for a task that is never cached. */
  logFile: string | undefined;
};

export const root = path.resolve(import.meta.dirname, '../..');
const summaries = path.join(root, '.turbo/runs');

/** Hashes of the files that a task's result depends on, including its dependencies', by path relative to the repository. */
export type TaskInputs = Readonly<Record<string, string>>;

/** The used part of the output of `turbo run --dry=json`. */
type Plan = {
  globalCacheInputs: { files: Record<string, string>; hashOfExternalDependencies: string };
  tasks: readonly {
    taskId: string;
    directory: string;
    inputs: Record<string, string>;
    dependencies: readonly string[];
    hashOfExternalDependencies: string;
  }[];
};

/** The used part of turbo's run summary. */
type Summary = {
  tasks: readonly {
    taskId: string;
    task: string;
    package: string;
    command: string;
    logFile?: string;
    cache: { status: string };
    execution?: { startTime: number; endTime: number; exitCode: number | null };
  }[];
};

const turbo = createRequire(import.meta.url).resolve('turbo/bin/turbo');

/** Returns the inputs of each task without running any. */
export function planTurbo(tasks: readonly string[], options: readonly string[], environment: NodeJS.ProcessEnv): Map<string, TaskInputs> {
  const printed = execFileSync(process.execPath, [turbo, 'run', ...tasks, '--dry=json', ...options], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...environment },
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { globalCacheInputs, tasks: planned } = JSON.parse(printed.toString()) as Plan;
  const byId = new Map(planned.map((task) => [task.taskId, task]));
  const inputsOf = (taskId: string, seen = new Set<string>()): Record<string, string> => {
    const task = byId.get(taskId);
    if (task === undefined || seen.has(taskId)) return {};
    seen.add(taskId);
    const own = Object.entries(task.inputs).map(([file, hash]) => [path.posix.join(task.directory, file), hash] as const);
    const inherited = task.dependencies.map((dependency) => inputsOf(dependency, seen));
    return Object.assign(
      { [`packages of ${task.directory}`]: task.hashOfExternalDependencies },
      Object.fromEntries(own),
      ...inherited,
    ) as Record<string, string>;
  };
  const shared = { ...globalCacheInputs.files, 'packages of the root': globalCacheInputs.hashOfExternalDependencies };
  return new Map(planned.map(({ taskId }) => [taskId, { ...shared, ...inputsOf(taskId) }]));
}

/** Runs tasks with turbo, which skips those that passed with the same inputs, and returns the result of each. */
export async function runTurbo(
  tasks: readonly string[],
  options: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ ok: boolean; tasks: readonly RunTask[] }> {
  mkdirSync(summaries, { recursive: true });
  const before = new Set(globSync('*.json', { cwd: summaries }));
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [turbo, 'run', ...tasks, '--summarize', ...options], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', REDOCLY_TELEMETRY: 'off', ...environment },
    });
    child.on('error', reject);
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  const summary = globSync('*.json', { cwd: summaries }).find((file) => !before.has(file));
  return { ok: code === 0, tasks: summary === undefined ? [] : readSummary(path.join(summaries, summary)) };
}

function readSummary(file: string): RunTask[] {
  // Turbo's own file, needed only once.
  const { tasks } = JSON.parse(readFileSync(file, 'utf8')) as Summary;
  rmSync(file);
  return tasks
    .filter(({ command }) => command !== '<NONEXISTENT>' && command !== '')
    .map(({ taskId, task, package: name, logFile, cache, execution }) => ({
      id: taskId,
      name: task,
      package: name,
      startMs: execution?.startTime ?? 0,
      endMs: execution?.endTime ?? 0,
      outcome: outcomeOf(cache.status, execution?.exitCode),
      logFile,
    }));
}

/** Returns how long at least one of the tasks ran. */
export function secondsOf(tasks: readonly RunTask[]): number {
  let [ms, reachedMs] = [0, 0];
  for (const { startMs, endMs } of tasks.toSorted((one, other) => one.startMs - other.startMs)) {
    ms += Math.max(0, endMs - Math.max(startMs, reachedMs));
    reachedMs = Math.max(reachedMs, endMs);
  }
  return ms / 1000;
}

function outcomeOf(cache: string, exitCode: number | null | undefined): RunTask['outcome'] {
  if (cache === 'HIT') return 'unchanged';
  if (exitCode === undefined || exitCode === null) return 'not run';
  return exitCode === 0 ? 'passed' : 'failed';
}
