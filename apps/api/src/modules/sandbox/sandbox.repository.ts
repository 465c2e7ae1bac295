import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { SandboxCheckoutTable } from '../../database/tables/simulation-tables.ts';
import type { CheckoutMessage, NewCheckoutMessage } from '../../drivers/payments/sandbox/sandbox-messages.ts';

export type CheckoutRow = Selectable<SandboxCheckoutTable>;

export const sandboxRepository = (tx: Transaction) => ({
  find: (id: string): Promise<CheckoutRow | undefined> =>
    tx.selectFrom('sandbox_checkout').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The checkout of this key, which may be an earlier one's. */
  async create(idempotencyKey: string, message: NewCheckoutMessage, at: Date): Promise<CheckoutRow> {
    const id = randomBytes(18).toString('base64url');
    await tx
      .insertInto('sandbox_checkout')
      .values({ ...message, id, idempotency_key: idempotencyKey, status: 'open', created_at: at, expires_at: new Date(message.expires_at) })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    return tx.selectFrom('sandbox_checkout').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirstOrThrow();
  },

  /** Whether this call is the one that decided it. */
  async decide(id: string, status: 'processing' | 'paid' | 'declined' | 'cancelled', at: Date): Promise<boolean> {
    const undecided = status === 'paid' || status === 'declined' ? (['open', 'processing'] as const) : (['open'] as const);
    const { numUpdatedRows } = await tx
      .updateTable('sandbox_checkout')
      .set({ status, decided_at: status === 'processing' ? null : at })
      .where('id', '=', id)
      .where('status', 'in', undecided)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
});

/** What the sandbox says of a checkout. */
export function messageOf(row: CheckoutRow): CheckoutMessage {
  const url = `${new URL(row.return_url).origin}/sandbox-gateway/checkout/${row.id}`;
  return { id: row.id, reference: row.reference, amount_cents: row.amount_cents, currency: row.currency, status: row.status, url };
}
