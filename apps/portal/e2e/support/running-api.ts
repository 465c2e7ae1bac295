import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const apiFolder = path.resolve(import.meta.dirname, '../../../api');
const demoFolder = path.resolve(import.meta.dirname, '../../../demo');
const main = path.join(demoFolder, 'src/main.ts');
const operatorScript = path.join(demoFolder, 'src/operator.ts');
const postgresScript = path.join(apiFolder, 'test/run-postgres.ts');
const execute = promisify(execFile);
/** What the demo adds besides the simulation. Journeys that need it set it. */
const withoutExtras = { SELLER_FILE: '', TEST_CLOCK: '0' };
const startTimeoutMs = 150_000;
const mailTimeoutMs = 20_000;

/** The environment variable that passes the seeded templates to the workers, as JSON. */
export const templatesVariable = 'PORTICO_JOURNEY_TEMPLATES';

export type Templates = {
  /** The address of the run's PostgreSQL server and its `postgres` database. */
  readonly postgresUrl: string;
  /** The data folder of the seeded PostgreSQL database. */
  readonly postgres: string;
  /** A data folder with a seeded embedded database, or null if none was made. */
  readonly embedded: string | null;
};

const templates = JSON.parse(process.env[templatesVariable] ?? 'null') as Templates | null;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

export type RunningApi = {
  readonly origin: string;
  /** Returns the newest verification code sent to an address. */
  readonly verificationCode: (email: string) => Promise<string>;
  /** Waits for at least this many emails of a template to an address and returns the text of the newest. */
  readonly mailed: (email: string, template: string, mails?: number) => Promise<string>;
  /** Returns what has been typed at the console of a simulated server. */
  readonly typed: (serviceId: string) => Promise<string>;
  /** Runs `pnpm operator:demo` next to the server, which requires a database that two processes can open. */
  readonly operator: (...argv: readonly string[]) => Promise<string>;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the API as an operator would, serving the built portal. Without a `DATABASE_URL` it uses its own embedded database.
 * @param options.dataFolder outlives the API; without it the API uses a temporary folder
 */
export async function startApi(
  settings: Readonly<Record<string, string>> = {},
  { dataFolder }: { readonly dataFolder?: string } = {},
): Promise<RunningApi> {
  const folder = dataFolder ?? (await mkdtemp(path.join(tmpdir(), 'portico-e2e-')));
  const seeded = 'DATABASE_URL' in settings ? templates?.postgres : templates?.embedded;
  if (dataFolder === undefined && seeded) await cp(seeded, folder, { recursive: true });
  const typedFolder = path.join(folder, 'typed');
  await mkdir(typedFolder, { recursive: true });
  const port = await freePort();
  // Uses a hostname because passkeys do not work with IP addresses.
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...withoutExtras,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      DATA_FOLDER: folder,
      SIMULATOR_DELAY_MS: '400',
      // No proxy needs time to notice the shutdown.
      SHUTDOWN_DELAY_MS: '0',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'warn',
      CONSOLES_PER_USER: '50',
      SIMULATOR_TYPED_FOLDER: typedFolder,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  try {
    await untilReady(origin, child);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`The API did not start:\n${output.join('')}`, { cause: error });
  }
  return {
    origin,
    verificationCode: (email) => newestCode(path.join(folder, 'mail'), email),
    mailed: (email, template, mails = 1) => newestMail(path.join(folder, 'mail'), email, template, mails),
    typed: (serviceId) => readFile(path.join(typedFolder, `${serviceId}.txt`), 'utf8').catch(() => ''),
    operator: async (...argv) => {
      const { stdout } = await execute(process.execPath, [operatorScript, ...argv], {
        env: { ...process.env, ...withoutExtras, DATA_FOLDER: folder, ...settings },
      });
      return stdout;
    },
    async stop() {
      if (child.exitCode === null) {
        const exit = once(child, 'exit');
        child.kill('SIGTERM');
        await exit;
      }
      if (dataFolder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}`);
    try {
      const response = await fetch(`${origin}/readyz`);
      if (response.ok) return;
    } catch {
      // The server is not listening yet.
    }
    await delay(100);
  }
  throw new Error(`Not ready within ${startTimeoutMs} ms`);
}

/** Reads the .eml files that the API writes when no SMTP server is configured. */
async function newestCode(folder: string, email: string): Promise<string> {
  const deadline = Date.now() + mailTimeoutMs;
  while (Date.now() < deadline) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.includes('-code_') && name.endsWith('.eml')).toSorted();
    const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    const code = mails.findLast((mail) => mail.toLowerCase().includes(`to: ${email}`) && /\b\d{6}\b/u.test(codePart(mail)));
    if (code) return /\b(\d{6})\b/u.exec(codePart(code))?.[1] ?? '';
    await delay(100);
  }
  throw new Error(`No mail with a code for ${email} within ${mailTimeoutMs} ms`);
}

async function newestMail(folder: string, email: string, template: string, mails: number): Promise<string> {
  const deadline = Date.now() + mailTimeoutMs;
  while (Date.now() < deadline) {
    const names = (await readdir(folder).catch(() => []))
      .filter((name) => name.endsWith('.eml') && name.includes(`_${email}_${template}_`))
      .toSorted();
    const newest = names.at(-1);
    if (newest !== undefined && names.length >= mails) return readable(await readFile(path.join(folder, newest), 'utf8'));
    await delay(50);
  }
  throw new Error(`No ${mails} mails ${template} to ${email} within ${mailTimeoutMs} ms`);
}

/** Unfolds lines that were wrapped for transport. */
function readable(mail: string): string {
  return mail.replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '=');
}

/** Returns the text below the headers, because headers contain digits too. */
function codePart(mail: string): string {
  return mail.slice(mail.search(/\r?\n\r?\n/u));
}

export type RunningDatabase = { readonly url: string; readonly stop: () => Promise<void> };

/** Creates a seeded database on the run's PostgreSQL server. */
export async function startDatabase(): Promise<RunningDatabase> {
  if (templates === null) return startPostgres();
  const { postgresUrl } = templates;
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  await executeSql(postgresUrl, `create database ${name} template ${templateName}`);
  return { url: urlOf(postgresUrl, name), stop: () => executeSql(postgresUrl, `drop database ${name} with (force)`) };
}

const templateName = 'journey_template';

/** Creates the empty database that is seeded and then copied. */
export async function templateDatabase(postgresUrl: string): Promise<{ readonly url: string }> {
  await executeSql(postgresUrl, `create database ${templateName}`);
  return { url: urlOf(postgresUrl, templateName) };
}

function urlOf(postgresUrl: string, database: string): string {
  return Object.assign(new URL(postgresUrl), { pathname: `/${database}` }).href;
}

/** The API's own driver; the portal has no dependency on one. */
type PostgresDriver = {
  readonly Client: new (options: { readonly connectionString: string }) => {
    connect(): Promise<void>;
    query(statement: string): Promise<unknown>;
    end(): Promise<void>;
  };
};

async function executeSql(url: string, statement: string): Promise<void> {
  const { Client } = createRequire(path.join(apiFolder, 'package.json'))('pg') as PostgresDriver;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Starts an empty PostgreSQL server. */
export async function startPostgres(): Promise<RunningDatabase> {
  const child = spawn(process.execPath, [postgresScript], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: line.toString().trim(),
    async stop() {
      const exit = once(child, 'exit');
      child.stdin.end();
      await exit;
    },
  };
}
