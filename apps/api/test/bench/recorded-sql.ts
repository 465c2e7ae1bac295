import { readFileSync } from 'node:fs';
import { onPostgres, type PostgresServer } from '../postgres-server.ts';

/** A statement from PostgreSQL's log, with its parameters as literals. */
export type Statement = { sql: string; literals: readonly string[] };

const recordStart = /^@@(\d+)@/m;

/** Logs every statement of all connections until it is switched off. */
async function setLogging(url: string, isOn: boolean): Promise<void> {
  await onPostgres(url, `alter system set log_statement = '${isOn ? 'all' : 'none'}'`);
  await onPostgres(url, `alter system set log_line_prefix = '@@%p@'`);
  await onPostgres(url, 'select pg_reload_conf()');
  await onPostgres(url, 'select pg_sleep(0.3)');
}

/** Records a request's statements: those in transactions that contain a match of `own`. Statements of concurrent work are ignored. */
export async function recordRequest(postgres: PostgresServer, own: RegExp, request: () => Promise<void>): Promise<Statement[]> {
  const url = postgres.url('postgres');
  await setLogging(url, true);
  const before = readFileSync(postgres.logFile, 'utf8').length;
  await request();
  await setLogging(url, false);
  return ofTheRequest(own, parse(readFileSync(postgres.logFile, 'utf8').slice(before)));
}

type Logged = Statement & { pid: string };

function parse(log: string): Logged[] {
  const parts = log.split(recordStart).slice(1);
  const logged: Logged[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [pid = '', text = ''] = parts.slice(at, at + 2);
    // A continuation line starts with a tab.
    const words = text.trimEnd().replaceAll('\n\t', '\n');
    const statement = /^LOG: {2}(?:statement|execute <unnamed>): ([^]*)$/.exec(words);
    const last = logged.findLast((one) => one.pid === pid);
    if (statement?.[1] !== undefined) logged.push({ pid, sql: statement[1], literals: [] });
    else if (words.startsWith('DETAIL:') && last !== undefined) last.literals = words.match(/(?<=\$\d+ = )(?:NULL|'(?:[^']|'')*')/g) ?? [];
  }
  return logged;
}

function ofTheRequest(own: RegExp, logged: readonly Logged[]): Statement[] {
  const blocks: Logged[][] = [];
  const open = new Map<string, Logged[]>();
  for (const one of logged) {
    const block = open.get(one.pid) ?? [];
    if (block.length === 0) blocks.push(block);
    block.push(one);
    const goesOn = block[0]?.sql === 'begin' && one.sql !== 'commit';
    if (goesOn) open.set(one.pid, block);
    else open.delete(one.pid);
  }
  return blocks.filter((block) => block.some(({ sql }) => own.test(sql))).flat();
}

/** Inserts the literals into the statement. */
export function spell({ sql, literals }: Statement): string {
  return sql.replaceAll(/\$(\d+)/g, (_whole, number: string) => literals[Number(number) - 1] ?? 'NULL');
}

/** Returns the literals as driver parameters. */
export function valuesOf({ literals }: Statement): (string | null)[] {
  return literals.map((literal) => (literal === 'NULL' ? null : literal.slice(1, -1).replaceAll("''", "'")));
}
