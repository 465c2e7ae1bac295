import { sql } from 'kysely';
import type { Transaction } from '../platform/database/database.ts';

export const rateLimitsRepository = (tx: Transaction) => ({
  /** Increments the open window, or starts the next one. */
  count: async (key: string, windowMs: number, now: Date): Promise<{ hits: number; windowStartedAt: Date }> => {
    const isOver = sql<boolean>`rate_limit.window_started_at <= ${new Date(now.getTime() - windowMs)}`;
    return await tx
      .insertInto('rate_limit')
      .values({ key, window_started_at: now, hits: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql<number>`case when ${isOver} then 1 else rate_limit.hits + 1 end`,
          window_started_at: sql<Date>`case when ${isOver} then ${now} else rate_limit.window_started_at end`,
        }),
      )
      .returning(['hits', 'window_started_at as windowStartedAt'])
      .executeTakeFirstOrThrow();
  },
});
