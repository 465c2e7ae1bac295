import type { App } from '../../app.ts';
import type { Transaction } from '../../database/database.ts';
import type { NewCheckoutMessage } from '../../drivers/payments/sandbox/sandbox-messages.ts';
import { deliverWebhook } from './deliver-webhook.job.ts';
import { sandboxRepository, type CheckoutRow } from './sandbox.repository.ts';

const idPattern = /^[A-Za-z0-9_-]{24}$/;

/** How a checkout goes on: the payer orders a transfer, which takes its time, or it is decided. */
type Step = 'processing' | 'paid' | 'declined' | 'cancelled';

/** The sandbox's own books: its checkouts, and a webhook for each decision. */
export function sandboxCheckouts({ database, jobs, now }: App) {
  /** Decided once; a second decision changes nothing, and what the bank has is not cancelled. */
  async function decide(tx: Transaction, id: string, status: Step): Promise<void> {
    if (await sandboxRepository(tx).decide(id, status, now())) await jobs.enqueue(tx, deliverWebhook, { checkoutId: id });
  }
  /** What is open beyond its end is cancelled, which is found out when somebody asks. */
  async function unlessOver(tx: Transaction, row: CheckoutRow): Promise<CheckoutRow> {
    if (row.status !== 'open' || now() < row.expires_at) return row;
    await decide(tx, row.id, 'cancelled');
    return (await sandboxRepository(tx).find(row.id)) ?? row;
  }
  return {
    /** The checkout of this key; null where the key was used for something else. */
    create: (idempotencyKey: string, message: NewCheckoutMessage): Promise<CheckoutRow | null> =>
      database.transaction(async (tx) => {
        const row = await sandboxRepository(tx).create(idempotencyKey, message, now());
        return row.amount_cents === message.amount_cents && row.reference === message.reference ? unlessOver(tx, row) : null;
      }),
    find: async (id: string): Promise<CheckoutRow | undefined> => {
      if (!idPattern.test(id)) return undefined;
      return database.transaction(async (tx) => {
        const row = await sandboxRepository(tx).find(id);
        return row && unlessOver(tx, row);
      });
    },
    decide: (id: string, status: Step): Promise<void> => database.transaction((tx) => decide(tx, id, status)),
  };
}
