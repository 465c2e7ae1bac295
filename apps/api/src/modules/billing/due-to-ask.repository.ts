import { sql, type RawBuilder } from 'kysely';

/**
 * Whether the gateway is asked (again) about a row with `asked_at` and `created_at`: nobody asked for a tenth of its age, nor since `quiet`. Old
 * ones are asked about less and less often.
 */
export function dueToAsk(at: Date, quiet: Date): RawBuilder<boolean> {
  return sql<boolean>`(asked_at is null or (asked_at < ${quiet} and ${at}::timestamptz - asked_at >= (${at}::timestamptz - created_at) / 10))`;
}
