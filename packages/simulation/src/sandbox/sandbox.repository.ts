import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { SimulationTransaction } from '../simulation-tables.ts';
import type { RefundBehaviour, SandboxCheckoutTable } from '../simulation-tables.ts';
import type { DeclineReason } from '@portico/drivers/payment-gateway';
import type { CheckoutMessage, NewCheckoutMessage } from '../sandbox-gateway/sandbox-messages.ts';
import type { CardRow } from './sandbox-cards.repository.ts';

export type CheckoutRow = Selectable<SandboxCheckoutTable>;
/** The initial state of a checkout. A charge of a saved card may be decided immediately. */
export type InitialState = Pick<CheckoutRow, 'status' | 'decline_reason' | 'card_token' | 'wants_kept' | 'refunds'>;

export const sandboxRepository = (tx: SimulationTransaction) => ({
  find: (id: string): Promise<CheckoutRow | undefined> =>
    tx.selectFrom('sandbox_checkout').selectAll().where('id', '=', id).executeTakeFirst(),
  lock: (id: string): Promise<CheckoutRow | undefined> =>
    tx.selectFrom('sandbox_checkout').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
  findByKey: (idempotencyKey: string): Promise<CheckoutRow | undefined> =>
    tx.selectFrom('sandbox_checkout').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst(),

  /** Returns the checkout of this key. `isNew` is false if it already existed. */
  async create(
    idempotencyKey: string,
    { off_session, ...message }: NewCheckoutMessage,
    beginning: InitialState,
    at: Date,
  ): Promise<CheckoutRow & { isNew: boolean }> {
    const id = randomBytes(18).toString('base64url');
    const made = await tx
      .insertInto('sandbox_checkout')
      .values({
        ...message,
        ...beginning,
        off_session,
        id,
        idempotency_key: idempotencyKey,
        created_at: at,
        expires_at: new Date(message.expires_at),
        decided_at: beginning.status === 'open' ? null : at,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    const row = await tx.selectFrom('sandbox_checkout').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirstOrThrow();
    return { ...row, isNew: made !== undefined };
  },

  /** Returns true if this call decided the checkout. */
  async decide(
    id: string,
    status: 'processing' | 'paid' | 'declined' | 'cancelled',
    at: Date,
    declineReason: DeclineReason | null = null,
  ): Promise<boolean> {
    const undecided = status === 'paid' || status === 'declined' ? (['open', 'processing'] as const) : (['open'] as const);
    const { numUpdatedRows } = await tx
      .updateTable('sandbox_checkout')
      .set({ status, decided_at: status === 'processing' ? null : at, decline_reason: declineReason })
      .where('id', '=', id)
      .where('status', 'in', undecided)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },

  /** Sets how refunds of this checkout behave. */
  noteRefunds: (id: string, refunds: RefundBehaviour) => tx.updateTable('sandbox_checkout').set({ refunds }).where('id', '=', id).execute(),
  /** Stores the entered card, which its owner must confirm; null removes it. */
  putCard: (id: string, token: string | null, wantsKept: boolean) =>
    tx
      .updateTable('sandbox_checkout')
      .set({ card_token: token, wants_kept: wantsKept })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute(),
});

/** Returns a checkout as the sandbox's API presents it. */
export function messageOf(row: CheckoutRow, card: CardRow | null): CheckoutMessage {
  const url = `${new URL(row.return_url).origin}/sandbox-gateway/checkout/${row.id}`;
  const { id, reference, amount_cents, currency, status, decline_reason } = row;
  const isKept = status === 'paid' && row.wants_kept && card?.is_kept === true;
  return {
    id,
    reference,
    amount_cents,
    currency,
    status,
    url,
    decline_reason,
    kept_card: isKept
      ? {
          token: card.token,
          brand: card.brand,
          last_four: card.last_four,
          expiry_month: card.expiry_month,
          expiry_year: card.expiry_year,
        }
      : null,
  };
}
