import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { kebabName, shaped } from './plan.ts';
import type { Plan } from './plan.ts';

const folder = 'apps/api/src/platform/database/migrations';

/** Plans a dated migration that comes after all others. `today` is an ISO day. */
export function planMigration(plan: Plan, name: string, today: string): string[] {
  shaped(name, kebabName, 'add-invoice-notes');
  const absolute = path.join(plan.root, folder);
  const known = existsSync(absolute) ? readdirSync(absolute).toSorted() : [];
  // Migrations run by name, so a clock that is behind must not put this one before those already run.
  const lastDay = known.at(-1)?.slice(0, 10) ?? '';
  const day = lastDay > today ? lastDay : today;
  const numbers = known.filter((file) => file.startsWith(`${day}-`)).map((file) => Number(file.slice(11, 13)));
  const number = String(Math.max(0, ...numbers) + 1).padStart(2, '0');
  plan.create(
    `${folder}/${day}-${number}-${name}.ts`,
    `import { type Kysely, sql } from 'kysely';

const statements: readonly string[] = [];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
`,
  );
  return ['One statement an entry, as PGlite wants it; import nothing of ours: once it is released, it never changes.'];
}
