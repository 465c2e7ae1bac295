import { sql, type Insertable, type Selectable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { PromoCodeTable } from '../../platform/database/tables/promo-tables.ts';

export type PromoCodeRow = Selectable<PromoCodeTable>;
/** A code with the number of uses by this client. */
export type KnownCode = PromoCodeRow & { usesOfClient: number };

export const promoRepository = (tx: Transaction) => ({
  /** Returns the codes with these texts, ordered by id. */
  find: (codes: readonly string[], clientId: number): Promise<KnownCode[]> => {
    if (codes.length === 0) return Promise.resolve([]);
    return tx
      .selectFrom('promo_code')
      .selectAll()
      .select((code) =>
        code.fn
          .coalesce(
            code
              .selectFrom('promo_code_client')
              .select('uses')
              .whereRef('promo_code_id', '=', 'promo_code.id')
              .where('client_id', '=', clientId)
              .$castTo<{ uses: number }>(),
            sql<number>`0`,
          )
          .as('usesOfClient'),
      )
      .where('code', 'in', codes)
      .orderBy('id')
      .execute();
  },
  /** Locks the codes in a fixed order, so that concurrent orders count their uses one after another. */
  lock: async (codes: readonly string[]): Promise<void> => {
    if (codes.length === 0) return;
    await tx.selectFrom('promo_code').select('id').where('code', 'in', codes).orderBy('id').forNoKeyUpdate().execute();
  },
  lockOfInvoice: async (invoiceId: number): Promise<void> => {
    const used = tx.selectFrom('promo_code_use').select('promo_code_id').where('invoice_id', '=', invoiceId);
    await tx.selectFrom('promo_code').select('id').where('id', 'in', used).orderBy('id').forNoKeyUpdate().execute();
  },
  /** Returns false if the code has ended or has no uses left. */
  countUse: async (id: number): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('promo_code')
      .set((code) => ({ uses: code('uses', '+', 1) }))
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .where((code) => code.or([code('max_uses', 'is', null), code('uses', '<', code.ref('max_uses'))]))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  /** Returns false if the client has no uses left. */
  countUseOfClient: async ({ id, max_uses_per_client: most }: PromoCodeRow, clientId: number): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('promo_code_client')
      .values({ promo_code_id: id, client_id: clientId, uses: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['promo_code_id', 'client_id'])
          .doUpdateSet({ uses: sql<number>`promo_code_client.uses + 1` })
          .where(sql<boolean>`${most}::integer is null or promo_code_client.uses < ${most}::integer`),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  },
  insertUse: async (use: { codeId: number; invoiceId: number; clientId: number; discountCents: number; at: Date }): Promise<void> => {
    const { codeId, invoiceId, clientId, discountCents, at } = use;
    await tx
      .insertInto('promo_code_use')
      .values({ promo_code_id: codeId, invoice_id: invoiceId, client_id: clientId, discount_cents: discountCents, used_at: at })
      .execute();
  },
  /** The ids of the codes that the invoice had used, in one order. */
  deleteUses: async (invoiceId: number): Promise<number[]> => {
    const rows = await tx.deleteFrom('promo_code_use').where('invoice_id', '=', invoiceId).returning('promo_code_id').execute();
    return rows.map(({ promo_code_id: id }) => id).toSorted((one, other) => one - other);
  },
  returnUse: async (id: number, clientId: number): Promise<void> => {
    await tx
      .updateTable('promo_code')
      .set((code) => ({ uses: code('uses', '-', 1) }))
      .where('id', '=', id)
      .execute();
    const ofClient = { promo_code_id: id, client_id: clientId };
    // A count of none is no row.
    await tx
      .deleteFrom('promo_code_client')
      .where((row) => row.and(ofClient))
      .where('uses', '=', 1)
      .execute();
    await tx
      .updateTable('promo_code_client')
      .set((row) => ({ uses: row('uses', '-', 1) }))
      .where((row) => row.and(ofClient))
      .execute();
  },
  /** Returns false if the code already exists. */
  insert: async (code: Insertable<PromoCodeTable>): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('promo_code')
      .values(code)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  },
  /** Returns true if this call ended the code. */
  end: async (code: string, at: Date): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('promo_code')
      .set({ ended_at: at })
      .where('code', '=', code)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  list: (): Promise<PromoCodeRow[]> => tx.selectFrom('promo_code').selectAll().orderBy('id').execute(),
});
