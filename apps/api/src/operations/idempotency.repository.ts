import type { Transaction } from '../platform/database/database.ts';

type Claiming = { operation: string; requestHash: string; at: Date };

export const idempotencyRepository = (tx: Transaction, { clientId, key }: { clientId: number; key: string }) => ({
  /** False where the key was used before. Waits for a transaction that is using it right now. */
  async claim({ operation, requestHash, at }: Claiming): Promise<boolean> {
    const row = await tx
      .insertInto('idempotency_key')
      .values({ client_id: clientId, key, operation, request_hash: requestHash, status: null, body: null, created_at: at })
      .onConflict((conflict) => conflict.columns(['client_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Undefined where it was given up meanwhile. */
  lock: () =>
    tx
      .selectFrom('idempotency_key')
      .select(['request_hash', 'status', 'body'])
      .where('client_id', '=', clientId)
      .where('key', '=', key)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  async keep(status: number, answer: object): Promise<void> {
    await tx
      .updateTable('idempotency_key')
      .set({ status, body: JSON.stringify(answer) })
      .where('client_id', '=', clientId)
      .where('key', '=', key)
      .execute();
  },

  /** Gives a key up that has no answer yet. */
  async free(): Promise<void> {
    await tx.deleteFrom('idempotency_key').where('client_id', '=', clientId).where('key', '=', key).where('status', 'is', null).execute();
  },
});
