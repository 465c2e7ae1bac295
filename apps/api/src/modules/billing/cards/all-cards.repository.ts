import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import { hasUnfinishedJob } from '../../../platform/queue/queue.repository.ts';
import type { CardRow } from './cards.repository.ts';

/** Cards of all clients, including removed ones. */
export const allCardsRepository = (tx: Transaction) => ({
  find: (cardId: string): Promise<CardRow | undefined> =>
    tx.selectFrom('payment_card').selectAll().where('id', '=', cardId).executeTakeFirst(),
  dropToken: (cardId: string) =>
    tx.updateTable('payment_card').set({ token: null }).where('id', '=', cardId).where('removed_at', 'is not', null).execute(),
  /** Returns removed cards of these methods that still have a token but no job with this name, the newest first. */
  async notForgotten(methods: readonly number[], name: string, limit: number): Promise<string[]> {
    const rows = await tx
      .selectFrom('payment_card')
      .select('id')
      .where('removed_at', 'is not', null)
      .where('token', 'is not', null)
      .where('method_id', 'in', methods)
      .where(sql<boolean>`not ${hasUnfinishedJob(name, 'cardId', sql`payment_card.id::text`)}`)
      .orderBy('removed_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
});
