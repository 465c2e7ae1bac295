import { checkLedger } from './check-ledger.ts';
import type { CommandParts } from '../../../registry/commands.ts';

export async function proveLedger({ database, print }: CommandParts): Promise<boolean> {
  const { findings, transactions, invoices, payments } = await database.read(checkLedger);
  for (const finding of findings) print(`! ${finding}`);
  const verdict = findings.length === 0 ? 'The books hold' : `The books do not hold, ${findings.length} findings`;
  print(`${verdict}: ${transactions} ledger transactions, ${invoices} invoices, ${payments} payments.`);
  return findings.length === 0;
}
