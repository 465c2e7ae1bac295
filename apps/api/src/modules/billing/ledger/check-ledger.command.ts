import { defineCommand } from '../../../operator/define-command.ts';
import { checkLedger } from './check-ledger.ts';

export const checkLedgerCommand = defineCommand('ledger check', {
  about: 'Prove the books; exit code 1 where they do not hold',
  async run({ app, print }) {
    const { findings, transactions, invoices, payments } = await app.database.read(checkLedger);
    for (const finding of findings) print(`! ${finding}`);
    const verdict = findings.length === 0 ? 'The books hold' : `The books do not hold, ${findings.length} findings`;
    print(`${verdict}: ${transactions} ledger transactions, ${invoices} invoices, ${payments} payments.`);
    return findings.length === 0;
  },
});
