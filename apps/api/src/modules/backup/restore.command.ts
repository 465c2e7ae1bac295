import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { checkLedger } from '../billing/ledger/check-ledger.ts';
import { publishAllReverseNames } from '../rdns/publish-all-reverse-names.ts';
import { backupRepository } from './backup.repository.ts';
import { restoreRows } from './restore-rows.ts';

/** Hosts remember these: a server is found by its service's id, and an operation with a lower fence is refused. */
const knownToHosts = [
  { table: 'service', column: 'id' },
  { table: 'service_action', column: 'fence' },
] as const;
/** More than can have been given out since the backup. Servers with those ids still exist on their hosts. */
const skippedValues = 10_000;

export const restoreCommand = defineCommand('restore', {
  parameters: ['FILE'],
  about: 'Restore a backup into an empty database of either kind and verify it',
  async run({ app, report }, file) {
    const rows = await app.database.transaction((tx) => restore(app, tx, file));
    report({ rows }, (print) => print(`Restored ${rows} rows. All tables match the backup and the ledger balances.`));
    return true;
  },
});

/** Throws if the ledger doesn't balance, so that the transaction restores all or nothing. */
async function restore(app: App, tx: Transaction, file: string): Promise<number> {
  const rows = await restoreRows(app, tx, file);
  const { findings } = await checkLedger(tx);
  if (findings.length > 0) throw new OperatorError(`The ledger does not balance, so nothing was restored:\n${findings.join('\n')}`);
  for (const identity of knownToHosts) await backupRepository(tx).skipValues(identity, skippedValues);
  // A backup doesn't include the tables that the name server reads.
  await publishAllReverseNames(app, tx);
  return rows;
}
