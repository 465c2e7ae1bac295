import { rmSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { readConfiguration } from '../src/registry/settings.ts';
import { openDatabase } from '../src/platform/database/connection.ts';
import type { Database } from '../src/platform/database/database.ts';
import { startApiProcess, type ApiProcess } from './api-process.ts';
import { success } from './contract-client.ts';
import { verificationCode } from './mailbox.ts';
import { createPostgresDatabase, signupRequest, temporaryFolder } from './test-api.ts';

export type TwoProcesses = {
  processes: readonly [ApiProcess, ApiProcess];
  database: Database;
  /** The environment of another process. */
  env: Readonly<Record<string, string>>;
  mailFolder: string;
  /** Signs up at one process and verifies at the other. Returns the token. */
  register: () => Promise<string>;
  close: () => Promise<void>;
};

/** Starts two API processes at once on a new PostgreSQL database, and opens that database. */
export async function startTwoProcesses(
  from: 'template' | 'nothing',
  env: Readonly<Record<string, string>> = {},
  ports: readonly [number, number] | readonly [] = [],
): Promise<TwoProcesses> {
  const postgres = await createPostgresDatabase(from);
  const dataFolder = temporaryFolder();
  const shared = { DATABASE_URL: postgres.url, DATA_FOLDER: dataFolder, GATEWAY_SANDBOX_SECRET: 'a-secret-of-both-processes', ...env };
  const processes = await Promise.all([startApiProcess({ env: shared, port: ports[0] }), startApiProcess({ env: shared, port: ports[1] })]);
  const database = await openDatabase(readConfiguration(shared, []), pino({ level: 'silent' }));
  const mailFolder = path.join(dataFolder, 'mail');
  return {
    processes,
    database,
    env: shared,
    mailFolder,
    async register() {
      const [one, other] = processes;
      const body = signupRequest();
      success(await one.call('signUp', { body }));
      const token = await verificationCode(mailFolder, body.email);
      return success(await other.call('verifyEmail', { body: { email: body.email, token } })).accessToken;
    },
    async close() {
      await Promise.all(processes.map((one) => one.kill('SIGTERM')));
      await database.close();
      await postgres.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
