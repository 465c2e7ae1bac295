import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openPglite } from '../../src/platform/database/pglite-database.ts';
import { describeStartFailure } from '../../src/start-failure.ts';
import { processEnv, simulationFile } from '../api-process.ts';
import { freePort } from '../free-port.ts';
import { markMadeUp } from '../../src/platform/clock/test-clock.ts';
import { copyEmbeddedDatabase, temporaryFolder } from '../test-api.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the server as an operator does, and returns its output and exit code. */
async function start(env: Readonly<Record<string, string>>, ...argv: readonly string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../src/main.ts'), ...argv], {
    env: { ...processEnv(), PORT: String(await freePort()), DATA_FOLDER: folder, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (bytes: Buffer) => {
    output += bytes.toString();
  });
  const [code] = (await once(child, 'exit')) as [number];
  return { code, output };
}

/** Expects one sentence on one line, without a stack trace or JSON. */
async function expectRefused(given: Promise<{ code: number; output: string }>, sentence: RegExp): Promise<void> {
  const { code, output } = await given;
  expect(output).toMatch(sentence);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).not.toMatch(/^\s+at |"level"/mu);
  expect(code).toBe(1);
}

describe('a failed start names the setting, the problem and the fix', { timeout: 120_000 }, () => {
  test('an unknown setting is refused', async () => {
    await expectRefused(start({ PORT: 'eighty' }), /^PORT must be a whole number/);
  });

  test('a missing provisioning driver is refused', fullOnly, async () => {
    copyEmbeddedDatabase(folder);
    await expectRefused(
      start({}),
      /^No provisioning driver is configured, so servers can’t be set up\. Add one to portico\.config\.ts, or name the file that has one with --config\.$/m,
    );
  });

  test('a configuration file that is wrong or missing is refused', fullOnly, async () => {
    const file = path.join(folder, 'portico.config.ts');
    writeFileSync(file, 'export default { provisionning() {} }');
    await expectRefused(start({ PORTICO_CONFIG: file }), /portico\.config\.ts: provisionning is unknown; there are /);
    await expectRefused(
      start({}, '--config', path.join(folder, 'none.ts')),
      /none\.ts doesn't exist\. Correct --config or PORTICO_CONFIG\.$/m,
    );
  });

  test('a database of made-up customers is refused without the plugin that simulates', fullOnly, async () => {
    copyEmbeddedDatabase(folder);
    const database = await openPglite(folder);
    await database.transaction(markMadeUp);
    await database.close();
    await expectRefused(start({}), /^The customers in this database are made up, and their servers and payments simulated\./);
  });

  test('a gateway through which no money moves is refused where payments must be real', fullOnly, async () => {
    copyEmbeddedDatabase(folder);
    await expectRefused(
      start({ REAL_PAYMENTS_ONLY: '1', PORTICO_CONFIG: simulationFile }),
      /^REAL_PAYMENTS_ONLY is 1, but no money moves through .+\. Remove it, or use its live keys\.$/m,
    );
  });

  test('a port in use is refused', fullOnly, async () => {
    copyEmbeddedDatabase(folder);
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    await expectRefused(
      start({ PORT: port, HOST: '127.0.0.1', PORTICO_CONFIG: simulationFile }),
      new RegExp(`^PORT ${port} is in use by another process\\.`),
    );
    other.close();
  });

  test('a portal built for another version is refused', fullOnly, async () => {
    copyEmbeddedDatabase(folder);
    const portal = path.join(folder, 'portal');
    mkdirSync(portal);
    writeFileSync(path.join(portal, 'index.html'), '<!doctype html><meta name="portico-brand" content="Portico" />');
    await expectRefused(
      start({ PORTAL_FOLDER: portal, PORTICO_CONFIG: simulationFile }),
      /^PORTAL_FOLDER: the portal there was built for another version of this server, because index\.html has no <meta name="portico-extensions">\. Build it again: /,
    );
  });

  test('a file in place of the folder is refused', fullOnly, async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    await expectRefused(start({ DATA_FOLDER: file }), /^DATA_FOLDER \S+\/file is a file or inside one\. Set it to a folder\./);
    await expectRefused(start({ DATA_FOLDER: path.join(file, 'below') }), /^DATA_FOLDER \S+\/below is a file or inside one\./);
  });

  test.runIf(process.platform === 'linux')('a read-only folder is refused, even for root', fullOnly, async () => {
    await expectRefused(start({ DATA_FOLDER: '/sys/portico' }), /^DATA_FOLDER \/sys\/portico isn't writable by this user/);
  });

  test('a folder with other content is refused', fullOnly, async () => {
    mkdirSync(path.join(folder, 'database'));
    writeFileSync(path.join(folder, 'database', 'PG_VERSION'), 'seventeen');
    await expectRefused(start({}), /^DATA_FOLDER \S+ has no database that this version can open\./);
  });

  test('a database of a newer version is refused', fullOnly, async () => {
    copyEmbeddedDatabase(folder);
    const database = await openPglite(folder);
    await database.transaction((tx) => sql`insert into kysely_migration values ('2999-01-01-01-later', '2999-01-01')`.execute(tx));
    await database.close();
    await expectRefused(
      start({ PORTICO_CONFIG: simulationFile }),
      /^The database belongs to another version of Portico: this version has no migration 2999-01-01-01-later\./,
    );
  });

  test('an unreachable PostgreSQL or a missing database is refused', fullOnly, async () => {
    const closed = String(await freePort());
    await expectRefused(
      start({ DATABASE_URL: `postgres://portico@127.0.0.1:${closed}/portico` }),
      new RegExp(`^DATABASE_URL: can't connect to PostgreSQL at \\S+:${closed} \\(ECONNREFUSED\\)\\.`),
    );
    await expectRefused(
      start({ DATABASE_URL: inject('postgresUrl').replace('%s', 'nowhere') }),
      /^DATABASE_URL: .* has no database "nowhere"\./,
    );
  });
});

test('a wrong database password is reported by user name only', () => {
  const started = { port: 3000, host: 'localhost', dataFolder: '/data', databaseUrl: 'postgres://portico:hunter2@db.example:5432/portico' };
  const refused = Object.assign(new Error('password authentication failed'), { code: '28P01' });
  const sentence = describeStartFailure(new Error('outer', { cause: refused }), started);
  expect(sentence).toBe(
    'DATABASE_URL: PostgreSQL at db.example:5432 rejected the password of user "portico". Correct the user or the password.',
  );
  expect(sentence).not.toContain('hunter2');
  const bySocket = { ...started, databaseUrl: 'postgres://portico:hunter2@/portico?host=/run/postgresql' };
  expect(describeStartFailure(refused, bySocket)).toContain('PostgreSQL at /run/postgresql rejected the password of user "portico"');
  expect(describeStartFailure(new TypeError('a fault of the program'), started)).toBeNull();
});
