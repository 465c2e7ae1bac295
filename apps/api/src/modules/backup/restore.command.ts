import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { readWholeNumber } from '../../operator/list-options.ts';
import { creditNoteNumber } from '../billing/credits/credit-note-number.ts';
import { lastNumberOptions, skipDocumentNumbers } from '../billing/invoices/document-numbers.ts';
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
  values: lastNumberOptions,
  about: 'Restore a backup into an empty database of either kind and verify it',
  async run({ app, report, values }, file) {
    const restored = await app.database.transaction((tx) => restore(app, tx, file, (option) => readWholeNumber(values, option)));
    report(restored, (print) => {
      print(`Restored ${restored.rows} rows. All tables match the backup and the ledger balances.`);
      print(`The next invoice is ${restored.nextInvoice}, the next credit note ${creditNoteNumber(restored.nextCreditNote)}.`);
    });
    return true;
  },
});

/** Throws if the ledger doesn't balance, so that the transaction restores all or nothing. */
async function restore(app: App, tx: Transaction, file: string, lastNumber: (option: string) => number | undefined) {
  const rows = await restoreRows(app, tx, file);
  const [nextInvoice = 0, nextCreditNote = 0] = await skipDocumentNumbers(tx, lastNumber);
  const { findings } = await checkLedger(tx);
  if (findings.length > 0) throw new OperatorError(`The ledger does not balance, so nothing was restored:\n${findings.join('\n')}`);
  for (const identity of knownToHosts) await backupRepository(tx).skipValues(identity, skippedValues);
  // A backup doesn't include the tables that the name server reads.
  await publishAllReverseNames(app, tx);
  return { rows, nextInvoice, nextCreditNote };
}
