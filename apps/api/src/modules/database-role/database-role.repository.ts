import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { schemas } from '../../platform/database/schemas.ts';

/** The ledger and the staff log. */
const appendOnly = ['ledger_transaction', 'ledger_entry', 'staff_log'];
/** Keys and settings of the name server, which the API doesn't use. */
const nameServerOnly = ['cryptokeys', 'tsigkeys', 'domainmetadata', 'comments', 'supermasters'].map(
  (table) => `${schemas.powerDns}.${table}`,
);

export type Role = { canLogin: boolean; isPowerful: boolean; owns: boolean };

export function databaseRoleRepository(tx: Transaction) {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  return {
    async find(name: string): Promise<Role | undefined> {
      const { rows } = await sql<Role>`
        select rolcanlogin as "canLogin",
          rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "isPowerful",
          pg_has_role(${name}, (select datdba from pg_database where datname = current_database()), 'member')
            or exists (select from pg_class where relname = 'ledger_entry' and pg_has_role(${name}, relowner, 'member')) as owns
        from pg_roles where rolname = ${name}`.execute(tx);
      return rows[0];
    },
    /** Revokes everything first, so that grants from earlier versions don't remain. */
    async grant(name: string): Promise<void> {
      const role = `"${name.replaceAll('"', '""')}"`;
      const { rows } = await sql<{ database: string }>`select quote_ident(current_database()) as database`.execute(tx);
      const database = rows[0]?.database ?? '';
      // By default, every role may create temporary tables and, before PostgreSQL 15, tables in `public`.
      await run(`revoke temporary on database ${database} from public`);
      await run(`revoke create on schema public from public`);
      await run(`revoke all on database ${database} from ${role}`);
      await run(`grant connect on database ${database} to ${role}`);
      for (const schema of Object.values(schemas)) {
        await run(`revoke all on all tables in schema ${schema} from ${role}`);
        await run(`revoke all on schema ${schema} from ${role}`);
        await run(`grant usage on schema ${schema} to ${role}`);
        await run(`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`);
        await run(`grant usage on all sequences in schema ${schema} to ${role}`);
      }
      await run(`revoke update, delete on ${appendOnly.join(', ')} from ${role}`);
      await run(`revoke update, delete on ledger_account from ${role}`);
      // Row locks require the right to update at least one column. The database always generates `id`, so this right does no harm.
      await run(`grant update (id) on ledger_account to ${role}`);
      await run(`revoke all on ${nameServerOnly.join(', ')} from ${role}`);
      await run(`revoke insert, update, delete on ${(await histories(tx)).join(', ')} from ${role}`);
    },
  };
}

/** Returns the migration histories of the server and of plugins. Only the database owner changes them. */
async function histories(tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select quote_ident(tablename) as "table" from pg_tables
    where schemaname = 'public' and tablename ~ '^(kysely|plugin_.+)_migration(_lock)?$' order by 1`.execute(tx);
  return rows.map(({ table }) => table);
}
