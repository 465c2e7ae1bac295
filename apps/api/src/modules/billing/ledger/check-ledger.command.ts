import { defineCommand } from '../../../operator/define-command.ts';
import { checkLedger } from './check-ledger.ts';

export const checkLedgerCommand = defineCommand('ledger check', {
  about: 'Check that the ledger balances; exits with 1 if it does not',
  async run({ app, report }) {
    const { findings, transactions, invoices, payments } = await app.database.read(checkLedger);
    report({ findings, transactions, invoices, payments }, (print) => {
      for (const finding of findings) print(`! ${finding}`);
      const verdict = findings.length === 0 ? 'The ledger balances' : `The ledger does not balance, ${findings.length} findings`;
      print(`${verdict}: ${transactions} ledger transactions, ${invoices} invoices, ${payments} payments.`);
    });
    return findings.length === 0;
  },
});
