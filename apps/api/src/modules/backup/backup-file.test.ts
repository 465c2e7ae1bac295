import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createBackupFile } from './backup-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.skipIf(!existsSync('/dev/full')).each([
  ['between two batches of rows', 20],
  ['while it is written', 0],
])('a full disk that is noticed %s fails the backup, which leaves no file behind', async (_when, pauseMs) => {
  const file = path.join(folder, 'full');
  symlinkSync('/dev/full', `${file}.unfinished`);
  const backup = await createBackupFile(file);
  await expect(
    (async () => {
      for (let lines = 0; lines < 20; lines += 1) {
        await backup.write([randomBytes(9_000).toString('base64')]);
        if (pauseMs > 0) await delay(pauseMs);
      }
      await backup.finish();
    })(),
  ).rejects.toMatchObject({ code: 'ENOSPC' });
  await backup.discard();
  expect([existsSync(file), existsSync(`${file}.unfinished`)]).toEqual([false, false]);
});
