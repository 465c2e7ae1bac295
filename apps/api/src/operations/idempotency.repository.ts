import type { Transaction } from '../platform/database/database.ts';

type KeyClaim = { operation: string; requestHash: string; at: Date };

export const idempotencyRepository = (tx: Transaction, { clientId, key }: { clientId: number; key: string }) => ({
  /** Returns false if the key was used before. Waits for a transaction that is using it. */
  async claim({ operation, requestHash, at }: KeyClaim): Promise<boolean> {
    const row = await tx
      .insertInto('idempotency_key')
      .values({ client_id: clientId, key, operation, request_hash: requestHash, status: null, body: null, created_at: at })
      .onConflict((conflict) => conflict.columns(['client_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Returns undefined if the key was released in the meantime. */
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

  /** Releases a key that has no response yet. */
  async free(): Promise<void> {
    await tx.deleteFrom('idempotency_key').where('client_id', '=', clientId).where('key', '=', key).where('status', 'is', null).execute();
  },
});
