import type { SimulationTables } from '@portico/simulation/simulation-tables';
import type { App } from '../../src/app.ts';
import { refundInvoice } from '../../src/modules/billing/credits/refund-invoice.ts';
import { reconcilePayments } from '../../src/modules/billing/payments/reconcile-payments.job.ts';
import { reconcileRefunds } from '../../src/modules/billing/refunds/reconcile-refunds.job.ts';
import { runRenewals } from '../../src/modules/renewals/run-renewals.job.ts';
import { addCode, endCode } from '../order/promo-desk.ts';
import { pick, type PlannedOperation } from './plan.ts';
import { decideAsStaff } from './staff-desk.ts';

const { signal } = new AbortController();

/** How the desk moves time, and keeps it from moving while a request is sent twice. */
export type DeskClock = { turn: (ms: number) => Promise<void>; standStill: <Result>(send: () => Promise<Result>) => Promise<Result> };

/** The operator's actions next to the server's processes, on the same database. */
export function openDesk(app: App, { turn, standStill }: DeskClock) {
  const codes: string[] = [];
  const invoiceCount = () =>
    app.database.read(
      async (tx) => (await tx.selectFrom('invoice_counter').select('last_number').executeTakeFirstOrThrow()).last_number - 10_000,
    );
  /** A gateway can only refund what was paid through it. */
  const lastPaid = (to: 'balance' | 'gateway') =>
    app.database.read(async (tx) => {
      const paid = tx.selectFrom('invoice').select('id').where('status', '=', 'paid').orderBy('id', 'desc').limit(30);
      const byGateway = tx.selectFrom('payment').select('invoice_id').where('status', '=', 'succeeded').where('method_id', '>', 1);
      const rows = await (to === 'balance' ? paid : paid.where('id', 'in', byGateway)).execute();
      return rows.map(({ id }) => id);
    });
  const invoiceAt = async (share: number) => 10_001 + Math.floor(share * (await invoiceCount()));
  return {
    foreignInvoice: invoiceAt,
    /** Used for requests sent twice with one key. */
    standStill,
    /** Returns one of the most recent undecided checkouts. */
    async openCheckout(share: number) {
      const open = app.database.read((tx) =>
        tx
          .withTables<SimulationTables>()
          .selectFrom('sandbox_checkout')
          .select(['id', 'reference', 'amount_cents'])
          .where('status', '=', 'open')
          .where('takes', '=', 'decision')
          .orderBy('created_at', 'desc')
          .limit(20)
          .execute(),
      );
      return pick(await open, share) ?? null;
    },
    code: (share: number) => pick(codes, share) ?? null,
    async refund({ draw }: PlannedOperation, to: 'balance' | 'gateway'): Promise<string> {
      const invoiceId = (draw('paid') < 0.8 ? pick(await lastPaid(to), draw('invoice')) : undefined) ?? (await invoiceAt(draw('invoice')));
      const amountCents = draw('part') < 0.3 ? null : 1 + Math.floor(draw('amount') * 500);
      const refund = { invoiceId, amountCents, reason: 'schedule', to };
      const outcome = await app.database.transaction((tx) => refundInvoice(app, tx, refund));
      return outcome.ok ? 'done' : outcome.why;
    },
    async promo({ draw }: PlannedOperation): Promise<string> {
      const old = draw('end') < 0.3 ? pick(codes, draw('code')) : undefined;
      if (old !== undefined) {
        codes.splice(codes.indexOf(old), 1);
        await endCode(app, old);
        return 'ended';
      }
      const uses = `--uses=${1 + Math.floor(draw('uses') * 4)}`;
      codes.push(await addCode(app, pick(['10%', '50%', '100%', '2.50'], draw('off')) ?? '10%', uses));
      return 'added';
    },
    staff: (operation: PlannedOperation): Promise<string> => decideAsStaff(app, operation),
    /** Advances the time by up to five days, and processes what became due, here and in both processes. */
    async renewal({ draw }: PlannedOperation): Promise<string> {
      await turn(Math.floor(draw('days') * 5 * 86_400_000));
      await runRenewals(app, signal);
      return 'done';
    },
    /**
     * Asks the gateway about everything open after an hour, including what would be polled only after weeks, because the clock advances by
     * months.
     */
    async reconcile(): Promise<void> {
      await turn(3_600_000);
      const at = app.now();
      for (const [table, job] of [['payment', reconcilePayments] as const, ['payment_refund', reconcileRefunds] as const]) {
        await app.database.transaction((tx) => tx.updateTable(table).set({ asked_at: null }).where('status', '=', 'pending').execute());
        const unasked = () =>
          app.database.read(async (tx) => {
            const open = tx.selectFrom(table).select('id').where('status', '=', 'pending').where('asked_at', 'is', null);
            return (
              (
                await open
                  .where('created_at', '<', new Date(at.getTime() - 60_000))
                  .limit(1)
                  .execute()
              ).length > 0
            );
          });
        // One run only asks about a batch.
        while (await unasked()) await job.handle(app, {}, signal);
      }
    },
  };
}

export type Desk = ReturnType<typeof openDesk>;
