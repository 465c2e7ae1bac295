import type { Selectable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ClientScope } from '../../../operations/client-scope.ts';
import type { PaymentCardTable } from '../../../platform/database/tables/billing-tables.ts';

export type CardRow = Selectable<PaymentCardTable>;
export type NewCard = Pick<CardRow, 'id' | 'method_id' | 'token' | 'brand' | 'last_four' | 'expiry_month' | 'expiry_year' | 'created_at'>;

/** A client's cards, without removed ones. */
export const cardsRepository = (tx: Transaction, { clientId }: ClientScope) => {
  const living = () => tx.selectFrom('payment_card').selectAll().where('client_id', '=', clientId).where('removed_at', 'is', null);
  const change = () => tx.updateTable('payment_card').where('client_id', '=', clientId).where('removed_at', 'is', null);
  return {
    /** Locks the client so that adding a card, counting cards and setting the default run one at a time. */
    lock: () => tx.selectFrom('client').select('id').where('id', '=', clientId).forNoKeyUpdate().executeTakeFirstOrThrow(),
    list: (): Promise<CardRow[]> => living().orderBy('is_default', 'desc').orderBy('created_at', 'desc').orderBy('id').execute(),
    find: (cardId: string): Promise<CardRow | undefined> => living().where('id', '=', cardId).executeTakeFirst(),
    findDefault: (): Promise<CardRow | undefined> => living().where('is_default', '=', true).executeTakeFirst(),
    /** Counts stored cards and pending payments that will store one. */
    async count(): Promise<number> {
      const { cards } = await tx
        .selectFrom('payment_card')
        .select((select) => select.fn.countAll<number>().as('cards'))
        .where('client_id', '=', clientId)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      const { coming } = await tx
        .selectFrom('payment')
        .select((select) => select.fn.countAll<number>().as('coming'))
        .where('client_id', '=', clientId)
        .where('status', '=', 'pending')
        .where('keeps_card', '=', true)
        .executeTakeFirstOrThrow();
      return cards + coming;
    },
    /** Returns false if the card is already stored, because a gateway may report it twice. */
    async add(card: NewCard): Promise<boolean> {
      const row = await tx
        .insertInto('payment_card')
        .values({ ...card, client_id: clientId, name: null, is_default: false, removed_at: null })
        .onConflict((conflict) => conflict.columns(['method_id', 'token']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    async rename(cardId: string, name: string | null): Promise<boolean> {
      const { numUpdatedRows } = await change().set({ name }).where('id', '=', cardId).executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    async makeDefault(cardId: string): Promise<boolean> {
      if ((await this.find(cardId)) === undefined) return false;
      await change().set({ is_default: false }).where('is_default', '=', true).execute();
      const { numUpdatedRows } = await change().set({ is_default: true }).where('id', '=', cardId).executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    async remove(cardId: string, at: Date): Promise<boolean> {
      const { numUpdatedRows } = await change()
        .set({ is_default: false, removed_at: at })
        .where('id', '=', cardId)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
};
