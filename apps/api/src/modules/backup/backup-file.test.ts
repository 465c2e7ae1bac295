import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createBackupFile } from './backup-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.skipIf(!existsSync('/dev/full'))('a full disk fails the backup wherever it is noticed, and leaves no file behind', async () => {
  const file = path.join(folder, 'full');
  symlinkSync('/dev/full', `${file}.unfinished`);
  const backup = await createBackupFile(file);
  await expect(
    (async () => {
      for (let lines = 0; lines < 20; lines += 1) {
        await backup.write([randomBytes(9_000).toString('base64')]);
        // As between two batches of rows.
        await delay(20);
      }
      await backup.finish();
    })(),
  ).rejects.toMatchObject({ code: 'ENOSPC' });
  await backup.discard();
  expect([existsSync(file), existsSync(`${file}.unfinished`)]).toEqual([false, false]);
});
