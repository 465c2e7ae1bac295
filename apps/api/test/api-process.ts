import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { contractClient, type Call } from './contract-client.ts';
import { freePort } from './free-port.ts';
import { waitFor } from './wait-for.ts';

export type ApiProcess = {
  url: string;
  call: Call;
  pid: number;
  hasEnded: () => boolean;
  /** The end of its log and output. */
  output: () => string;
  kill: (signal: NodeJS.Signals) => Promise<void>;
};

type ProcessOptions = { env: Readonly<Record<string, string>>; argv?: readonly string[]; port?: number | undefined; mainFile?: string };

/** Allows for a slow start on a loaded machine, while a process that never starts still fails. */
const startTimeoutMs = 120_000;
/** The `portico.config.ts` of processes that tests start. */
export const simulationFile = path.join(import.meta.dirname, 'simulation.config.ts');
const ownMainFile = path.join(import.meta.dirname, '../src/main.ts');

/** The only variables that a started process inherits. */
export const processEnv = () => ({ PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] });

/** Starts the API in a separate process, as an operator does. It ends with this process at the latest. */
export async function startApiProcess({ env, argv = [], port, mainFile = ownMainFile }: ProcessOptions): Promise<ApiProcess> {
  const chosen = port ?? (await freePort());
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(chosen),
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000',
    PORTICO_CONFIG: simulationFile,
    SIMULATOR_DELAY_MS: '100',
    SHUTDOWN_DELAY_MS: '0',
    DATABASE_LOCK_TIMEOUT_MS: '60000',
    ...env,
  };
  const child = spawn(process.execPath, [mainFile, ...argv], {
    env: { ...processEnv(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hear = (bytes: Buffer) => {
    output = (output + bytes.toString()).slice(-4_000);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.removeListener('exit', end));
  const url = `http://127.0.0.1:${chosen}`;
  await waitFor(
    `the API of process ${child.pid}`,
    async () => {
      if (hasEnded(child)) throw new Error(`The API ended while it started:\n${output}`);
      return (await isReady(url)) ? true : undefined;
    },
    startTimeoutMs,
  );
  return {
    url,
    call: contractClient(url),
    pid: child.pid ?? 0,
    hasEnded: () => hasEnded(child),
    output: () => output,
    async kill(signal) {
      if (hasEnded(child)) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    // It isn't listening yet.
    return false;
  }
}
