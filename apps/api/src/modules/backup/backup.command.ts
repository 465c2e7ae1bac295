import { existsSync } from 'node:fs';
import type { App } from '../../app.ts';
import { s3BucketUrl } from '../../drivers/storage/settings.ts';
import { defineCommand, OperatorError, type CommandContext } from '../../operator/define-command.ts';
import type { Staff } from '../../operator/staff.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { backupRepository } from './backup.repository.ts';
import { createBackupFile } from './backup-file.ts';

export const backupCommand = defineCommand('backup', {
  parameters: ['FILE'],
  isRecorded: true,
  about: 'Back up the whole database to a file',
  async run(context, file) {
    const { app, report } = context;
    const staff = staffOf(context);
    if (existsSync(file)) throw new OperatorError(`${file} already exists. Choose another file: a backup never overwrites one.`);
    const rows = await writeBackup(app, file);
    await record(app, staff, { file, rows });
    const bucket = app.configuration.setting(s3BucketUrl);
    report({ file, rows, bucket: bucket ?? null }, (print) => {
      print(`Wrote ${rows} rows to ${file}. Encrypted values need the current SECRETS_KEY: store it separately from the file.`);
      if (bucket !== undefined) print(`Attachments are in ${bucket}, not in this file. Back up the bucket separately.`);
    });
    return true;
  },
});

/** Returns the number of rows. */
async function writeBackup(app: App, file: string): Promise<number> {
  const backup = await createBackupFile(file);
  try {
    const rows = await app.database.transaction(async (tx) => {
      const repository = backupRepository(tx);
      await repository.freeze();
      await backup.write({
        format: 'portico-backup',
        version: 1,
        migrations: await repository.migrations(),
        takenAt: app.now().toISOString(),
      });
      let count = 0;
      for (const table of await repository.tables()) {
        const sum = await repository.sumOf(table);
        await backup.write({ table: table.name, columns: table.columns, ...sum });
        for await (const batch of repository.rowsOf(table)) for (const row of batch) await backup.write(row);
        count += sum.rows;
      }
      for (const { name, last } of await repository.sequences()) await backup.write({ sequence: name, last });
      for (const job of await repository.pendingJobs()) await backup.write({ job });
      return count;
    });
    await backup.finish();
    return rows;
  } catch (error) {
    await backup.discard();
    throw error;
  }
}

/** It is a copy of all customers' data, and an alert misses it when there is no new one. */
async function record(app: App, staff: Staff, details: { file: string; rows: number }): Promise<void> {
  try {
    await app.database.transaction((tx) => recordChange(tx, staff, { operation: 'backup', details }, app.now()));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`The backup ${details.file} is complete, but it couldn't be recorded in the staff log: ${reason}`);
  }
}

/** A schedule may run it as a user without a name, which is no reason to have no backup. */
function staffOf(context: CommandContext): Staff {
  try {
    return context.staff;
  } catch (error) {
    if (context.values.has('--by') || context.values.has('--reason')) throw error;
    return { name: 'backup', reason: null };
  }
}
