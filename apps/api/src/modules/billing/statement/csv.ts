/** A number is a number for the program that opens the file; a text is never a formula of it. */
export type Cell = string | number;

const formula = /^[=+\-@\t\r\n＝＋－＠]/u;

/** RFC 4180 with a mark of UTF-8 before it, by which spreadsheets read it as such. Numbers have two decimals. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return cell.toFixed(2);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
