import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { OperatorError } from '../../src/operator/operator-error.ts';
import { backupCommand } from '../../src/modules/backup/backup.command.ts';
import { listChanges } from '../../src/modules/staff-log/list-changes.ts';
import { commandContext } from '../command-context.ts';
import { startTestApi, temporaryFolder, type TestApi } from '../test-api.ts';
import { hourMs, testClock } from '../test-clock.ts';
import { backup } from './backups.ts';

const token = 'a-token-of-prometheus';
const folder = temporaryFolder();
const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now, jobs: [], env: { METRICS_TOKEN: token } });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

async function ageHours(): Promise<number | undefined> {
  const response = await fetch(`${api.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const age = /^portico_backup_age_seconds (\S+)$/m.exec(await response.text())?.[1];
  return age === undefined ? undefined : Math.round(Number(age) / 3_600);
}

test('a complete backup is in the staff log, and /metrics says how old the newest one is', async () => {
  expect(await ageHours()).toBeUndefined();
  const file = path.join(folder, 'first');
  await backup(api, file);
  clock.turn(40 * hourMs);
  expect(await ageHours()).toBe(40);
  const [logged] = (await api.app.database.read((tx) => listChanges(tx, {}, 1))).items;
  expect(logged).toMatchObject({ operation: 'backup', staff: 'anna', details: { file } });
  await expect(backup(api, file)).rejects.toThrow('already exists');
  expect(await ageHours()).toBe(40);
  const context = commandContext(api.app);
  const nameless = Object.defineProperty({ ...context }, 'staff', {
    get() {
      throw new OperatorError('Say who makes this change');
    },
  });
  expect(await backupCommand.run(nameless, path.join(folder, 'second'))).toBe(true);
  expect(await ageHours()).toBe(0);
});

test('a backup that is complete but can’t be recorded says so', async () => {
  const file = path.join(folder, 'unrecorded');
  const { database } = api.app;
  let transactions = 0;
  const transaction: Database['transaction'] = async (work) => {
    transactions += 1;
    if (transactions > 1) throw new Error('Connection lost');
    return await database.transaction(work);
  };
  const app = { ...api.app, database: { ...database, transaction } };
  await expect(backupCommand.run(commandContext(app), file)).rejects.toThrow(`${file} is complete`);
  expect(existsSync(file)).toBe(true);
});
