import type { Transaction } from '../../../platform/database/database.ts';
import type { CardRow } from './cards.repository.ts';

/** Cards of all clients, including removed ones. */
export const allCardsRepository = (tx: Transaction) => ({
  find: (cardId: string): Promise<CardRow | undefined> =>
    tx.selectFrom('payment_card').selectAll().where('id', '=', cardId).executeTakeFirst(),
  dropToken: (cardId: string) =>
    tx.updateTable('payment_card').set({ token: null }).where('id', '=', cardId).where('removed_at', 'is not', null).execute(),
});
