import { parse } from 'csv-parse/sync';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { BankStatement, StatedTransfer } from './bank-statement.ts';
import { centsFromText } from './cents-from-text.ts';
import { readReference } from './read-transfer-options.ts';

/** The columns that are read. The first three are required. */
export const csvColumns = ['reference', 'amount', 'text', 'currency', 'booked_on', 'payer'] as const;
const requiredColumns = 3;

type Column = (typeof csvColumns)[number];
/** The heading of each column in the bank's file. */
export type Headings = ReadonlyMap<string, string>;

/** Reads a bank's CSV file: comma, semicolon or tab, with a row of headings. @throws OperatorError if a required column is missing */
export function readCsv(file: string, headings: Headings): BankStatement {
  const [head = [], ...rows] = parseRows(file);
  const heading = (column: Column) => headings.get(column) ?? column;
  const position = new Map(csvColumns.map((column) => [column, head.findIndex((name) => name.trim() === heading(column))]));
  const missing = csvColumns.slice(0, requiredColumns).filter((column) => position.get(column) === -1);
  if (missing.length > 0) {
    const named = missing.map((column) => `--column ${column}=HEADING`).join(', ');
    throw new OperatorError(`Say which columns to read: ${named}. The file has ${head.join(', ')}.`);
  }
  const statement: BankStatement = { transfers: [], unread: [], outgoing: 0 };
  for (const [index, row] of rows.entries()) {
    const cell = (column: Column) => row[position.get(column) ?? -1]?.trim() ?? '';
    const read = readRow(cell);
    if (typeof read === 'string') statement.unread.push({ where: `row ${index + 2}`, problem: read });
    else if (read === null) statement.outgoing += 1;
    else statement.transfers.push(read);
  }
  return statement;
}

/** Returns null for money that left the account, and what is wrong with a row that can't be read. */
function readRow(cell: (column: Column) => string): StatedTransfer | string | null {
  const amountCents = centsFromText(cell('amount'));
  if (amountCents === null) return `the amount "${cell('amount')}" is unclear`;
  if (amountCents <= 0) return null;
  if (!['', 'EUR'].includes(cell('currency'))) return `the currency is ${cell('currency')}`;
  const reference = readReference(cell('reference'));
  if (reference === null) return "it lacks the bank's reference";
  return { reference, amountCents, bookedOn: isoDayOf(cell('booked_on')), payer: cell('payer') || null, text: cell('text') };
}

function parseRows(file: string): string[][] {
  const [firstLine = ''] = file.split(/\r?\n/, 1);
  const delimiter = [';', '\t', ','].find((one) => firstLine.includes(one)) ?? ',';
  try {
    return parse(file, { bom: true, delimiter, skip_empty_lines: true, relax_column_count: true });
  } catch (error) {
    throw new OperatorError(`This is not a CSV file: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads 2026-11-25 and 25.11.2026. Others are unknown. */
function isoDayOf(text: string): string | null {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  return day === undefined ? null : `${year}-${month}-${day}`;
}
