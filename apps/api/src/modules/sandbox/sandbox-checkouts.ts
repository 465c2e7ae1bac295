import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { SandboxCheckoutTable } from '../../database/tables/billing-tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { Jobs } from '../../queue/queue.ts';
import type { CheckoutMessage, NewCheckoutMessage } from '../../drivers/payments/sandbox/sandbox-messages.ts';

export type CheckoutRow = Selectable<SandboxCheckoutTable>;
export type SandboxParts = { database: Database; jobs: Jobs; now: () => Date };

const idPattern = /^[A-Za-z0-9_-]{24}$/;
const openForMs = 24 * 3_600_000;

/** The sandbox's own books: its checkouts, and a webhook for each decision. */
export function sandboxCheckouts({ database, jobs, now }: SandboxParts) {
  return {
    /** The checkout of this key; null where the key was used for something else. */
    create: (idempotencyKey: string, message: NewCheckoutMessage): Promise<CheckoutRow | null> =>
      database.transaction(async (tx) => {
        await tx
          .insertInto('sandbox_checkout')
          .values({
            ...message,
            id: randomBytes(18).toString('base64url'),
            idempotency_key: idempotencyKey,
            status: 'open',
            created_at: now(),
          })
          .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
          .execute();
        const row = await tx
          .selectFrom('sandbox_checkout')
          .selectAll()
          .where('idempotency_key', '=', idempotencyKey)
          .executeTakeFirstOrThrow();
        return row.amount_cents === message.amount_cents && row.reference === message.reference ? row : null;
      }),
    /** What is open too long is cancelled, which is found out when somebody asks. */
    find: async (id: string): Promise<CheckoutRow | undefined> => {
      if (!idPattern.test(id)) return undefined;
      return database.transaction(async (tx) => {
        const row = await findCheckout(tx, id);
        if (row?.status !== 'open' || now().getTime() - row.created_at.getTime() < openForMs) return row;
        await decide(tx, jobs, { id, status: 'cancelled', at: now() });
        return findCheckout(tx, id);
      });
    },
    decide: (id: string, status: 'paid' | 'declined'): Promise<void> =>
      database.transaction((tx) => decide(tx, jobs, { id, status, at: now() })),
  };
}

export function messageOf(row: CheckoutRow): CheckoutMessage {
  const url = `${new URL(row.return_url).origin}/sandbox-gateway/checkout/${row.id}`;
  return { id: row.id, reference: row.reference, amount_cents: row.amount_cents, currency: row.currency, status: row.status, url };
}

function findCheckout(tx: Transaction, id: string): Promise<CheckoutRow | undefined> {
  return tx.selectFrom('sandbox_checkout').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Decided once; a second decision changes nothing. */
async function decide(
  tx: Transaction,
  jobs: Jobs,
  { id, status, at }: { id: string; status: 'paid' | 'declined' | 'cancelled'; at: Date },
): Promise<void> {
  const result = await tx
    .updateTable('sandbox_checkout')
    .set({ status, decided_at: at })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  if (result.numUpdatedRows === 1n) await jobs.enqueue(tx, 'deliver-webhook', { checkoutId: id });
}
