import type { Report } from '../check-api.ts';
import type { RowResult } from '../row.ts';

const signs = { holds: '✓ holds    ', differs: '✗ differs  ', 'not tried': '– not tried' } as const;

/** Returns a row of the table: its outcome, its line of the specification, and below it what differs or why it wasn't tried. */
export function rowLines({ outcome, section, id, title, findings, reason }: RowResult): string {
  const where = section === 'contract' ? 'contract' : `§ ${section}`;
  const lines = findings.map(({ operation, message }) => `${' '.repeat(13)}${operation} ${message}`);
  if (reason !== null) lines.push(`${' '.repeat(13)}${reason}`);
  return [`${signs[outcome]}  ${where.padEnd(8)}  ${id}: ${title}`, ...lines].join('\n');
}

/** Returns the last lines: how many rows hold, differ and weren't tried, and what no row calls. */
export function summaryLines({ url, profiles, rows, untried }: Report): string {
  const count = (outcome: RowResult['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const lines = [
    `${url}: ${count('holds')} rows hold, ${count('differs')} differ, ${count('not tried')} not tried (${profiles.join(', ')})`,
  ];
  if (untried.length > 0) lines.push(`Not called: ${untried.join(', ')}`);
  return lines.join('\n');
}

/** Returns what is about to change at the provider. */
export function announcementLines(url: string, writes: readonly string[]): string {
  return [`This run changes data at ${url}. It`, ...writes.map((write) => `- ${write}`), ''].join('\n');
}
