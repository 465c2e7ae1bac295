import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defineCommand, OperatorError } from '../../../operator/define-command.ts';
import { columns, euros } from '../../../operator/printed-values.ts';
import type { BankStatement } from './bank-statement.ts';
import { importTransfers, type ImportedTransfer } from './import-transfers.ts';
import { readCamt } from './read-camt.ts';
import { csvColumns, readCsv } from './read-csv.ts';

export const importTransfersCommand = defineCommand('invoice import', {
  parameters: ['FILE'],
  options: ['--write'],
  lists: ['--column'],
  isRecorded: true,
  about: 'Match the transfers of a CAMT.053 or CSV bank statement with invoices; --write books them',
  async run({ app, report, staff, options, lists }, file) {
    const { transfers, unread, outgoing } = await readStatement(file, lists.get('--column') ?? []);
    const isWritten = options.has('--write');
    const items = await importTransfers(app, transfers, { staff: isWritten ? staff : null });
    report({ isWritten, items, unread, outgoing }, (print) => {
      for (const item of items) print(lineOf(item));
      for (const { where, problem } of unread) print(`! ${where}: ${problem}`);
      if (outgoing > 0) print(`${outgoing} entries are not incoming payments.`);
      if (!isWritten) print('Nothing was booked. Add --write to book what pays an invoice.');
    });
    return unread.length === 0 && items.every(({ result }) => result !== 'unclear');
  },
});

function lineOf({ result, reference, amountCents, payer, invoiceId, creditedCents, problem }: ImportedTransfer): string {
  const surplus = creditedCents > 0 ? `, ${euros(creditedCents)} to the balance` : '';
  const what = problem ?? `invoice ${invoiceId}${surplus}`;
  const mark = result === 'unclear' ? '! unclear' : result.replace('_', ' ');
  return columns([mark, 15], [reference, 24], [euros(amountCents).padStart(13), 14], [payer ?? '-', 20], [what, 0]);
}

/** @throws OperatorError if the file can't be read */
async function readStatement(file: string, columnsGiven: readonly string[]): Promise<BankStatement> {
  const content = await readFile(path.resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8').catch((error: unknown) => {
    throw new OperatorError(`Can't read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (/^\u{FEFF}?\s*</u.test(content)) return readCamt(content.replace(/^\u{FEFF}/u, ''));
  return readCsv(content, new Map(columnsGiven.map(readColumn)));
}

function readColumn(given: string): [string, string] {
  const [column = '', ...heading] = given.split('=');
  if (!csvColumns.some((one) => one === column) || heading.length === 0)
    throw new OperatorError(`--column must be NAME=HEADING, where NAME is one of ${csvColumns.join(', ')}.`);
  return [column, heading.join('=')];
}
