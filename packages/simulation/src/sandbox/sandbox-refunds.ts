import type { DriverContext } from '@portico/drivers/driver-context';
import type { SimulationTransaction } from '../simulation-tables.ts';
import type { NewRefundMessage, RefundMessage } from '../sandbox-gateway/sandbox-messages.ts';
import { sandboxRefundsRepository } from './sandbox-refunds.repository.ts';
import { sandboxRepository } from './sandbox.repository.ts';

/**
 * The sandbox's refunds. Repeating a key returns the refund's current state; a pending refund is decided then. A rejected refund fails and
 * has no id. Returns null if the key was used for another refund.
 */
export function sandboxRefunds({ database, now }: DriverContext) {
  return {
    refund: (key: string, { checkout: checkoutId, amount_cents: amountCents }: NewRefundMessage): Promise<RefundMessage | null> =>
      database.transaction(async (tx: SimulationTransaction) => {
        const refunds = sandboxRefundsRepository(tx);
        const checkout = await sandboxRepository(tx).lock(checkoutId);
        const made = await refunds.findByKey(key);
        if (made !== undefined) {
          if (made.checkout_id !== checkoutId || made.amount_cents !== amountCents) return null;
          if (made.status !== 'pending') return messageOf(made);
          return messageOf(await refunds.decide(made.id, checkout?.refunds === 'never' ? 'failed' : 'succeeded'));
        }
        if (checkout?.status !== 'paid' || (await refunds.sumCents(checkoutId)) + amountCents > checkout.amount_cents)
          return messageOf({ id: null, amount_cents: amountCents, status: 'failed' });
        const status = checkout.refunds === 'at_once' ? 'succeeded' : 'pending';
        const row = { idempotency_key: key, checkout_id: checkoutId, amount_cents: amountCents, created_at: now() };
        return messageOf(await refunds.insert({ ...row, status }));
      }),
  };
}

const messageOf = ({ id, amount_cents, status }: Omit<RefundMessage, 'currency'>): RefundMessage => ({
  id,
  amount_cents,
  currency: 'EUR',
  status,
});
