import type { Language } from '@portico/contract';
import { sql, type RawBuilder } from 'kysely';
import type { QueryOf } from '../../operations/operation.ts';

export type ServiceSort = { by: NonNullable<QueryOf<'listServices'>['sort']> | undefined; locale: Language };

const columns = {
  hostname: sql`hostname`,
  tariff_name: null,
  status: sql`status`,
  next_due_date: sql`next_due_date`,
  renewal_cost: sql`renewal_cents`,
};

/** Languages with an index on plan names. Others are sorted without one, which is fast enough for one client's services. */
const indexed: ReadonlySet<Language> = new Set(['en', 'ru']);

function tariffNameIn(language: Language): RawBuilder<unknown> {
  // A literal, so that the planner recognizes the expression of the index.
  const name = sql`(tariff_name ->> ${sql.lit(language)})`;
  return indexed.has(language) ? name : sql`coalesce(${name}, tariff_name ->> 'en')`;
}

/** Each order has an index. Ties show the newest service first, and services without a due date come last in both directions. */
export function orderOf({ by, locale }: ServiceSort): RawBuilder<unknown> {
  if (by === undefined) return sql`id desc`;
  const isLastFirst = by.startsWith('-');
  const name = (isLastFirst ? by.slice(1) : by) as keyof typeof columns;
  const column = columns[name] ?? tariffNameIn(locale);
  if (!isLastFirst) return sql`${column}, id desc`;
  return name === 'next_due_date' ? sql`${column} desc nulls last, id desc` : sql`${column} desc, id desc`;
}
