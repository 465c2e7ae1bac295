import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { SimulationTransaction } from '../simulation-tables.ts';
import type { SandboxRefundTable } from '../simulation-tables.ts';

export type RefundRow = Selectable<SandboxRefundTable>;

export const sandboxRefundsRepository = (tx: SimulationTransaction) => ({
  findByKey: (key: string): Promise<RefundRow | undefined> =>
    tx.selectFrom('sandbox_refund').selectAll().where('idempotency_key', '=', key).executeTakeFirst(),
  /** Returns the refunded amount of a checkout in cents, including pending refunds. */
  async sumCents(checkoutId: string): Promise<number> {
    const rows = await tx
      .selectFrom('sandbox_refund')
      .select('amount_cents')
      .where('checkout_id', '=', checkoutId)
      .where('status', '<>', 'failed')
      .execute();
    return rows.reduce((sum, { amount_cents: cents }) => sum + cents, 0);
  },
  insert: (refund: Omit<RefundRow, 'id'>): Promise<RefundRow> =>
    tx
      .insertInto('sandbox_refund')
      .values({ ...refund, id: randomBytes(18).toString('base64url') })
      .returningAll()
      .executeTakeFirstOrThrow(),
  decide: (id: string, status: 'succeeded' | 'failed'): Promise<RefundRow> =>
    tx.updateTable('sandbox_refund').set({ status }).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
});
