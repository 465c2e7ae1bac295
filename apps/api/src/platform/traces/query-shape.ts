import type { QueryDone } from './traces.ts';

const first = /^\W*(\w+)/;
const quoted = /\b(?:from|into|update)\s+"(\w+)"/i;
const plain = /\b(?:from|into|update)\s+([a-z_][\w.]*)(?![\w.(])/i;

/** Returns a statement's verb and first table. It reads only words written in our code: values are parameters and never inspected. */
export function queryShape(sql: string): QueryDone['shape'] {
  const statement = (first.exec(sql)?.[1] ?? 'unknown').toUpperCase();
  return { statement, table: (quoted.exec(sql) ?? plain.exec(sql))?.[1] };
}
