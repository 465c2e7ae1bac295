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

/** Whose names have an index. Those of another language are put in order without one, which is soon enough for a client's services. */
const indexed: ReadonlySet<Language> = new Set(['en', 'ru']);

function tariffNameIn(language: Language): RawBuilder<unknown> {
  // A literal, so that the planner knows the index's own expression again.
  const name = sql`(tariff_name ->> ${sql.lit(language)})`;
  return indexed.has(language) ? name : sql`coalesce(${name}, tariff_name ->> 'en')`;
}

/** Each order has its index; ties go to the newest, and a service without a due date comes last in either direction. */
export function orderOf({ by, locale }: ServiceSort): RawBuilder<unknown> {
  if (by === undefined) return sql`id desc`;
  const isLastFirst = by.startsWith('-');
  const name = (isLastFirst ? by.slice(1) : by) as keyof typeof columns;
  const column = columns[name] ?? tariffNameIn(locale);
  if (!isLastFirst) return sql`${column}, id desc`;
  return name === 'next_due_date' ? sql`${column} desc nulls last, id desc` : sql`${column} desc, id desc`;
}
