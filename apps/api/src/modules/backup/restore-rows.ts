import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { OperatorError } from '../../operator/define-command.ts';
import { backupRepository, type TableShape, type TableSum, type TextRow } from './backup.repository.ts';
import { cutOff, readBackupFile, type BackupLine } from './backup-file.ts';

/** Their triggers stay enabled, so that the ledger's own rules check every restored entry. */
const books = new Set(['ledger_account', 'ledger_transaction', 'ledger_entry']);
const maxRowsHeld = 500;
const maxTextHeld = 8_000_000;

/**
 * Restores a backup into an empty database of the same version. The caller must check the ledger.
 * @returns the number of rows
 * @throws OperatorError if the file or the database doesn't fit
 */
export async function restoreRows(app: App, tx: Transaction, file: string): Promise<number> {
  const repository = backupRepository(tx);
  await repository.takeTime();
  if (await repository.isInUse()) {
    throw new OperatorError('This database already has clients. Restore into a new DATA_FOLDER or a new database.');
  }
  const lines = readBackupFile(file);
  const first = await lines.next();
  await checkVersion(first.done === true ? undefined : first.value, await repository.migrations());

  const tables = new Map((await repository.tables()).map((table) => [table.name, table]));
  const free = [...tables.values()].filter(({ name }) => !books.has(name));
  for (const table of free) await repository.setTriggers(table, 'disable');
  for (const table of [...tables.values()].toReversed()) await repository.clear(table);

  const sums = new Map<string, TableSum>();
  const write = inBatches(async (table, rows) => await repository.add(table, table.name === 'ledger_account' ? opened(table, rows) : rows));
  for await (const line of lines) {
    if (isRow(line)) await write.row(line);
    else if ('table' in line) {
      const table = tables.get(line.table);
      if (table === undefined || JSON.stringify(table.columns) !== JSON.stringify(line.columns)) {
        throw new OperatorError(`Table ${line.table} of the backup doesn't match this version.`);
      }
      sums.set(table.name, { rows: line.rows, sum: line.sum });
      await write.table(table);
    } else if ('sequence' in line) await repository.setSequence(line.sequence, line.last);
    else if ('job' in line) await enqueueAgain(app, tx, line.job);
  }
  await write.end();

  await repository.checkAll();
  for (const table of tables.values()) {
    const [was, is] = [sums.get(table.name), await repository.sumOf(table)];
    if (was?.sum !== is.sum || was.rows !== is.rows)
      throw new OperatorError(`Table ${table.name} doesn't match the backup, so nothing was restored.`);
  }
  for (const table of free) await repository.setTriggers(table, 'enable');
  return [...sums.values()].reduce((total, { rows }) => total + rows, 0);
}

async function checkVersion(line: BackupLine | undefined, here: readonly string[]): Promise<void> {
  if (line === undefined || !('format' in line)) throw new OperatorError(cutOff);
  const [was, is] = [byOwner(line.migrations), byOwner(here)];
  if (was.own.join() !== is.own.join()) {
    throw new OperatorError(
      `The backup is from another version (last migration ${was.own.at(-1)}, here ${is.own.at(-1)}). Restore it with the version that wrote it, then upgrade.`,
    );
  }
  if (was.ofPlugins.join() !== is.ofPlugins.join()) {
    throw new OperatorError(
      `The backup has tables of other plugins (${was.ofPlugins.join(', ') || 'none'}, here ${is.ofPlugins.join(', ') || 'none'}). Restore it with the same portico.config.ts.`,
    );
  }
}

const isOfPlugin = (migration: string) => migration.includes('/');

function byOwner(migrations: readonly string[]): { own: string[]; ofPlugins: string[] } {
  return { own: migrations.filter((name) => !isOfPlugin(name)), ofPlugins: migrations.filter(isOfPlugin) };
}

const isRow = (line: object): line is TextRow => Array.isArray(line);

/** Ledger accounts start at zero, because inserting their entries restores the balance. */
function opened({ columns }: TableShape, rows: readonly TextRow[]): TextRow[] {
  const balance = columns.findIndex(({ name }) => name === 'balance_cents');
  return rows.map((row) => row.map((value, index) => (index === balance && value !== null ? '0' : value)));
}

function inBatches(add: (table: TableShape, rows: readonly TextRow[]) => Promise<void>) {
  let current: TableShape | undefined;
  let rows: TextRow[] = [];
  let textLength = 0;
  async function flush(): Promise<void> {
    if (current !== undefined && rows.length > 0) await add(current, rows);
    rows = [];
    textLength = 0;
  }
  return {
    async table(next: TableShape) {
      await flush();
      current = next;
    },
    async row(row: TextRow) {
      rows.push(row);
      textLength += row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
      if (rows.length >= maxRowsHeld || textLength >= maxTextHeld) await flush();
    },
    end: flush,
  };
}

/** Jobs are idempotent, so a job that was running is run again. One that this version doesn't have any longer is left out. */
async function enqueueAgain(app: App, tx: Transaction, { name, data, startAfter }: { name: string; data: string; startAfter: string }) {
  if (!app.jobs.has(name)) return;
  const delayMs = Math.max(0, Date.parse(startAfter) - Date.now());
  await app.jobs.enqueue(tx, { name }, JSON.parse(data) as object, { delayMs });
}
