import type { App } from '../../app.ts';
import type { Transaction } from '../../database/database.ts';
import type { NewCheckoutMessage } from '../../drivers/payments/sandbox/sandbox-messages.ts';
import { deliverWebhook } from './deliver-webhook.job.ts';
import { sandboxRepository, type CheckoutRow } from './sandbox.repository.ts';

const idPattern = /^[A-Za-z0-9_-]{24}$/;
const openForMs = 24 * 3_600_000;

/** The sandbox's own books: its checkouts, and a webhook for each decision. */
export function sandboxCheckouts({ database, jobs, now }: App) {
  /** Decided once; a second decision changes nothing. */
  async function decide(tx: Transaction, id: string, status: 'paid' | 'declined' | 'cancelled'): Promise<void> {
    if (await sandboxRepository(tx).decide(id, status, now())) await jobs.enqueue(tx, deliverWebhook, { checkoutId: id });
  }
  return {
    /** The checkout of this key; null where the key was used for something else. */
    create: (idempotencyKey: string, message: NewCheckoutMessage): Promise<CheckoutRow | null> =>
      database.transaction(async (tx) => {
        const row = await sandboxRepository(tx).create(idempotencyKey, message, now());
        return row.amount_cents === message.amount_cents && row.reference === message.reference ? row : null;
      }),
    /** What is open too long is cancelled, which is found out when somebody asks. */
    find: async (id: string): Promise<CheckoutRow | undefined> => {
      if (!idPattern.test(id)) return undefined;
      return database.transaction(async (tx) => {
        const row = await sandboxRepository(tx).find(id);
        if (row?.status !== 'open' || now().getTime() - row.created_at.getTime() < openForMs) return row;
        await decide(tx, id, 'cancelled');
        return sandboxRepository(tx).find(id);
      });
    },
    decide: (id: string, status: 'paid' | 'declined'): Promise<void> => database.transaction((tx) => decide(tx, id, status)),
  };
}
