import type { QueryDone } from './traces.ts';

const first = /^\W*(\w+)/;
const quoted = /\b(?:from|into|update)\s+"(\w+)"/i;
const plain = /\b(?:from|into|update)\s+([a-z_][\w.]*)(?![\w.(])/i;

/** What a statement does, and to which table first. Only words of a statement that the code wrote: values are parameters, and never looked at. */
export function queryShape(sql: string): QueryDone['shape'] {
  const statement = (first.exec(sql)?.[1] ?? 'unknown').toUpperCase();
  return { statement, table: (quoted.exec(sql) ?? plain.exec(sql))?.[1] };
}
