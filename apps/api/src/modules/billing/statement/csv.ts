/** Numbers stay numbers in spreadsheets; text never becomes a formula. */
export type Cell = string | number;

const formula = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Returns CSV (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. Numbers have two decimals. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return cell.toFixed(2);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
