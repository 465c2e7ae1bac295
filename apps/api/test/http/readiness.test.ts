import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountSmallDisk } from '../process/small-disk.ts';
import { createPostgresDatabase, startTestApi, temporaryFolder, type TestApi } from '../test-api.ts';

const disk = mountSmallDisk(4);
const folder = temporaryFolder();
let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
beforeAll(async () => {
  postgres = await createPostgresDatabase();
});
afterAll(async () => {
  await postgres.drop();
  disk.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function withApi(env: Record<string, string>, work: (api: TestApi) => Promise<void>): Promise<void> {
  const api = await startTestApi({ env: { DATABASE_URL: postgres.url, ...env }, jobs: [] });
  try {
    await work(api);
  } finally {
    await api.close();
  }
}

async function readiness(api: TestApi): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${api.url}/readyz`);
  return { status: response.status, body: await response.json() };
}

const ready = { status: 200, body: { status: 'ok' } };
const dataFolderFailed = { status: 503, body: { status: 'unavailable', failed: ['data_folder'] } };

test.runIf(disk.isMounted)('a full disk makes the server not ready until there is space again', async () => {
  await withApi({ DATA_FOLDER: disk.folder }, async (api) => {
    expect(await readiness(api)).toEqual(ready);
    disk.fill();
    expect(await readiness(api)).toEqual(dataFolderFailed);
    disk.evictOldest();
    expect(await readiness(api)).toEqual(ready);
  });
});

test('a read-only data folder makes the server not ready', async () => {
  const data = path.join(folder, 'lost');
  mkdirSync(data);
  await withApi({ DATA_FOLDER: data }, async (api) => {
    renameSync(data, `${data}-aside`);
    // A file in place of the folder also stops root, unlike missing permissions.
    writeFileSync(data, '');
    expect(await readiness(api)).toEqual(dataFolderFailed);
  });
});

test('a server that stores nothing in its data folder is ready without it', async () => {
  const data = path.join(folder, 'unused');
  mkdirSync(data);
  await withApi({ DATA_FOLDER: data, SMTP_URL: 'smtp://127.0.0.1:9' }, async (api) => {
    renameSync(data, `${data}-aside`);
    writeFileSync(data, '');
    expect(await readiness(api)).toEqual(ready);
  });
});

test("a database that doesn't respond is named in the readiness check", async () => {
  const own = await createPostgresDatabase();
  const data = path.join(folder, 'no-database');
  const api = await startTestApi({ env: { DATABASE_URL: own.url, DATA_FOLDER: data }, jobs: [] });
  try {
    await own.drop();
    expect(await readiness(api)).toEqual({ status: 503, body: { status: 'unavailable', failed: ['database'] } });
  } finally {
    await api.close();
  }
});

test('a process that is about to stop serves on, says so, and asks each client to reconnect', async () => {
  await withApi({ DATA_FOLDER: folder }, async (api) => {
    api.leave();
    expect(await readiness(api)).toEqual({ status: 503, body: { status: 'stopping', failed: [] } });
    const response = await fetch(`${api.url}/v1/account/meta`);
    expect([response.status, response.headers.get('connection')]).toEqual([401, 'close']);
  });
});
