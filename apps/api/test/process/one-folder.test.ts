import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '../../src/platform/database/folder-lock.ts';
import { processEnv, simulationFile, startApiProcess } from '../api-process.ts';
import { success } from '../contract-client.ts';
import { freePort } from '../free-port.ts';
import { verificationCode } from '../mailbox.ts';
import { copyEmbeddedDatabase, signupRequest, temporaryFolder } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns how a process exits that shouldn't have started. One that keeps running is killed and fails the test. */
async function endOf(child: ChildProcess): Promise<unknown> {
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  return code;
}

test('a second process on a data folder is refused, names the holder, and does no harm', { ...fullOnly, timeout: 120_000 }, async () => {
  copyEmbeddedDatabase(folder);
  const first = await startApiProcess({ env: { DATA_FOLDER: folder } });
  onTestFinished(() => first.kill('SIGKILL'));
  const second = spawn(process.execPath, [path.join(import.meta.dirname, '../../src/main.ts')], {
    env: { ...processEnv(), PORTICO_CONFIG: simulationFile, DATA_FOLDER: folder, PORT: String(await freePort()), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  second.stderr.on('data', (bytes: Buffer) => {
    output += bytes.toString();
  });
  expect(await endOf(second)).toBe(1);
  expect(output).toContain(`${folder} is in use by process ${first.pid} on`);

  const body = signupRequest();
  success(await first.call('signUp', { body }));
  const token = await verificationCode(path.join(folder, 'mail'), body.email);
  const { accessToken } = success(await first.call('verifyEmail', { body: { email: body.email, token } }));
  await first.kill('SIGKILL');

  const third = await startApiProcess({ env: { DATA_FOLDER: folder } });
  expect(success(await third.call('getAccountMeta', { token: accessToken })).email).toBe(body.email);
  await third.kill('SIGTERM');
});

/** Runs a process as PID 1, as in a container, where the machine allows it. */
const unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'] as const;
const hasNamespaces = spawnSync(unshare[0], [...unshare.slice(1), 'true']).status === 0;

test.runIf(hasNamespaces)(
  'a second process is refused across PID namespaces too, where both have the same id',
  { ...fullOnly, timeout: 180_000 },
  async () => {
    copyEmbeddedDatabase(folder);
    const start = (port: number) =>
      spawn(unshare[0], [...unshare.slice(1), process.execPath, path.join(import.meta.dirname, '../../src/main.ts')], {
        env: {
          ...processEnv(),
          PORTICO_CONFIG: simulationFile,
          DATA_FOLDER: folder,
          HOST: '127.0.0.1',
          PORT: String(port),
          LOG_LEVEL: 'silent',
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
    const port = await freePort();
    const first = start(port);
    try {
      await waitFor(
        'the first',
        async () => ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok ? true : undefined),
        120_000,
      );
      const second = start(await freePort());
      let output = '';
      second.stderr.on('data', (bytes: Buffer) => {
        output += bytes.toString();
      });
      expect(await endOf(second)).toBe(1);
      expect(output).toContain(`${folder} is in use by process 1 on`);
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true);
    } finally {
      const ended = once(first, 'exit');
      first.kill('SIGKILL');
      await ended;
    }
  },
);

describe("a folder's lock", () => {
  test('the folder lock can be taken again after its release', () => {
    lockFolder(folder)();
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  test("the folder lock isn't its info file: one left behind by a killed process blocks no one", () => {
    writeFileSync(path.join(folder, 'in-use-by'), 'process 17 on another-host');
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  test('the folder lock is released without a crash if its files were deleted', () => {
    const unlock = lockFolder(folder);
    for (const file of ['lock', 'in-use-by']) rmSync(path.join(folder, file));
    expect(unlock).not.toThrow();
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  test("the folder lock can't be taken twice by one process", () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}`);
    unlock();
  });
});
