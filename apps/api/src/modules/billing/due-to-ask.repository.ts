import { sql, type RawBuilder } from 'kysely';

/**
 * SQL condition: true if a row is due for a status check at its gateway. Requires columns `asked_at` and `created_at`. A row is due if it
 * was never checked, or if the last check was before `quiet` and at least a tenth of its age ago, so that old rows are checked less often.
 */
export function dueToAsk(at: Date, quiet: Date): RawBuilder<boolean> {
  return sql<boolean>`(asked_at is null or (asked_at < ${quiet} and ${at}::timestamptz - asked_at >= (${at}::timestamptz - created_at) / 10))`;
}
