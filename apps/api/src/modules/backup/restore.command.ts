import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { checkLedger } from '../billing/ledger/check-ledger.ts';
import { restoreRows } from './restore-rows.ts';

export const restoreCommand = defineCommand('restore', {
  parameters: ['FILE'],
  about: 'Fill an empty database from a backup, of either kind of database, and prove it',
  async run({ app, print }, file) {
    const rows = await app.database.transaction((tx) => restore(app, tx, file));
    print(`${rows} rows are restored, each table is as it was, and the books hold.`);
    return true;
  },
});

/** Throws if the ledger doesn't balance, so that the transaction restores all or nothing. */
async function restore(app: App, tx: Transaction, file: string): Promise<number> {
  const rows = await restoreRows(app, tx, file);
  const { findings } = await checkLedger(tx);
  if (findings.length > 0) throw new OperatorError(`The books do not hold; nothing was restored:\n${findings.join('\n')}`);
  return rows;
}
