import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

export type Column = { name: string; type: string };
/** A table with its backed-up columns. Generated columns are left out. */
export type TableShape = { name: string; columns: readonly Column[] };
/** Row count and checksum of a table, independent of row order. */
export type TableSum = { rows: number; sum: string };
/** A row's values as PostgreSQL text. */
export type TextRow = readonly (string | null)[];
export type PendingJob = { name: string; data: string; startAfter: string };

/** Binary values may be large, so their rows are read in small batches. */
const batchOf = ({ columns }: TableShape): number => (columns.some(({ type }) => type === 'bytea') ? 4 : 500);
const textOf = ({ name }: Column): RawBuilder<string> => sql`${sql.ref(name)}::text`;
const rowText = (columns: readonly Column[]) => sql`array[${sql.join(columns.map(textOf))}]`;

/** Uses raw SQL, because the typed schema doesn't include `pg_catalog`, `pgboss` or tables named at run time. */
export const backupRepository = (tx: Transaction) => ({
  /** Makes all later reads see one snapshot. Call it first in the transaction. */
  async freeze(): Promise<void> {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    await this.takeTime();
  },

  /** Lifts the timeouts, which are meant for interactive requests. */
  async takeTime(): Promise<void> {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  },

  /** Returns the migrations that have run, the server's first and then those of plugins as `<history>/<name>`. */
  async migrations(): Promise<string[]> {
    const own = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx);
    const histories = await sql<{ name: string }>`
      select tablename as name from pg_tables
      where schemaname = current_schema() and tablename ~ '^plugin_.+_migration$' order by tablename`.execute(tx);
    const names = own.rows.map(({ name }) => name);
    for (const history of histories.rows) {
      const { rows } = await sql<{ name: string }>`select name from ${sql.table(history.name)} order by name`.execute(tx);
      names.push(...rows.map(({ name }) => `${history.name}/${name}`));
    }
    return names;
  },

  /** Returns the tables ordered so that each comes after those it references. */
  async tables(): Promise<TableShape[]> {
    const { rows: columns } = await sql<{ table: string; name: string; type: string }>`
      select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname !~ '^(kysely|plugin_.+)_migration(_lock)?$'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype
      order by c.relname, a.attnum`.execute(tx);
    const { rows: references } = await sql<{ from: string; to: string }>`
      select distinct f.relname as from, t.relname as to
      from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and k.conrelid <> k.confrelid and f.relnamespace = current_schema()::regnamespace`.execute(tx);
    const shapes = Map.groupBy(columns, ({ table }) => table);
    return inOrder([...shapes.keys()], references).map((name) => ({ name, columns: shapes.get(name) ?? [] }));
  },

  async sumOf({ name, columns }: TableShape): Promise<TableSum> {
    const { rows } = await sql<{ rows: number; sum: string }>`
      select count(*)::integer as rows, coalesce(sum(('x' || left(md5(${rowText(columns)}::text), 15))::bit(60)::bigint), 0)::text as sum
      from ${sql.table(name)}`.execute(tx);
    return rows[0] ?? { rows: 0, sum: '0' };
  },

  /** Yields all rows in batches. */
  async *rowsOf(table: TableShape): AsyncGenerator<readonly TextRow[]> {
    const { name, columns } = table;
    await sql`declare backup no scroll cursor for select ${rowText(columns)} as row from ${sql.table(name)}`.execute(tx);
    for (;;) {
      const { rows } = await sql<{ row: TextRow }>`fetch ${sql.lit(batchOf(table))} from backup`.execute(tx);
      if (rows.length === 0) break;
      yield rows.map(({ row }) => row);
    }
    await sql`close backup`.execute(tx);
  },

  async sequences(): Promise<{ name: string; last: number }[]> {
    const { rows } = await sql<{ name: string; last: number }>`
      select sequencename as name, last_value as last from pg_sequences
      where schemaname = current_schema() and last_value is not null order by sequencename`.execute(tx);
    return rows;
  },

  async pendingJobs(): Promise<PendingJob[]> {
    const { rows } = await sql<PendingJob>`
      select name, data::text as data, start_after::text as "startAfter" from pgboss.job
      where state in ('created', 'retry', 'active') order by created_on, id`.execute(tx);
    return rows;
  },

  async isInUse(): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from client) or exists (select from ledger_account) as found`.execute(tx);
    return rows[0]?.found ?? true;
  },

  async setTriggers({ name }: TableShape, state: 'enable' | 'disable'): Promise<void> {
    await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(tx);
  },

  async clear({ name }: TableShape): Promise<void> {
    await sql`delete from ${sql.table(name)}`.execute(tx);
  },

  async add(table: TableShape, rows: readonly TextRow[]): Promise<void> {
    const { name, columns } = table;
    for (let from = 0; from < rows.length; from += batchOf(table)) {
      const batch = JSON.stringify(rows.slice(from, from + batchOf(table)));
      const values = columns.map(({ type }, index) => sql`(r.value ->> ${sql.lit(index)}::integer)::${sql.raw(type)}`);
      await sql`
        insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))}) overriding system value
        select ${sql.join(values)} from jsonb_array_elements(${batch}::jsonb) as r(value)`.execute(tx);
    }
  },

  async setSequence(name: string, last: number): Promise<void> {
    await sql`select setval(${name}::regclass, ${last})`.execute(tx);
  },

  /** Makes an identity column leave out its next `count` values. */
  async skipValues({ table, column }: { table: string; column: string }, count: number): Promise<void> {
    await sql`
      select setval(sequence, nextval(sequence) + ${count}::bigint)
      from (select pg_get_serial_sequence(${table}, ${column})::regclass as sequence) identity`.execute(tx);
  },

  /** Checks deferred constraints now instead of at commit. */
  async checkAll(): Promise<void> {
    await sql`set constraints all immediate`.execute(tx);
  },
});

function inOrder(names: readonly string[], references: readonly { from: string; to: string }[]): string[] {
  const ordered: string[] = [];
  let left = [...names];
  while (left.length > 0) {
    const free = left.filter((name) => !references.some(({ from, to }) => from === name && left.includes(to)));
    if (free.length === 0) throw new Error(`These tables refer to each other in a ring: ${left.join(', ')}`);
    ordered.push(...free);
    left = left.filter((name) => !free.includes(name));
  }
  return ordered;
}
