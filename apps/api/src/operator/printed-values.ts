import { eurosFromCents } from '@portico/pricing/money';

/** Returns an amount for a terminal, such as "12.50 EUR". */
export const euros = (cents: number): string => `${eurosFromCents(cents).toFixed(2)} EUR`;

/** Returns a time in UTC to the minute, or a dash. */
export const minute = (at: Date | null): string => at?.toISOString().slice(0, 16).replace('T', ' ') ?? '-';

/** Returns a row of columns, each padded to its width. */
export const columns = (...cells: readonly (readonly [text: string | number, width: number])[]): string =>
  cells
    .map(([text, width]) => String(text).padEnd(width))
    .join(' ')
    .trimEnd();
