import { OperatorError } from '../../../operator/operator-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { documentNumbersRepository } from './document-numbers.repository.ts';

const series = [
  { counter: 'invoice_counter', option: '--last-invoice' },
  { counter: 'credit_note_counter', option: '--last-credit-note' },
] as const;

/** Of each series, the option that names the last number that was given out. */
export const lastNumberOptions = series.map(({ option }) => option);

/**
 * Leaves out the numbers that were given out since the backup that is restored, where the last one is known.
 * @returns the next number of invoices and of credit notes
 * @throws OperatorError if the backup has later numbers: then this one is mistyped, and mailed numbers would be given out again
 */
export async function skipDocumentNumbers(tx: Transaction, lastOf: (option: string) => number | undefined): Promise<number[]> {
  const next: number[] = [];
  for (const { counter, option } of series) {
    const numbers = documentNumbersRepository(tx, counter);
    const [last, lastOfBackup] = [lastOf(option), (await numbers.next()) - 1];
    if (last !== undefined && last < lastOfBackup)
      throw new OperatorError(`${option} can't be ${last}: the backup has numbers up to ${lastOfBackup}. Nothing was restored.`);
    if (last !== undefined) await numbers.skipTo(last);
    next.push(await numbers.next());
  }
  return next;
}
