import { actFor } from '../../src/operations/act-for.ts';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { App } from '../../src/app.ts';
import { addDays, isoDay } from '../../src/calendar.ts';
import { invoicesRepository } from '../../src/modules/billing/invoices/invoices.repository.ts';
import { lockClientBalanceCents } from '../../src/modules/billing/ledger/ledger.ts';
import { payFromBalance } from '../../src/modules/billing/payments/payments.ts';
import { endCancelledServices } from '../../src/modules/cancellation/end-cancelled-services.job.ts';
import { runRenewals } from '../../src/modules/renewals/run-renewals.job.ts';
import { openApp } from '../../src/open-app.ts';
import { readConfiguration } from '../../src/registry/settings.ts';
import { simulation } from '../simulation.ts';

/* A process that runs the days its parent sends. It may be killed at any moment, and another process gets the same day again. */
export type Day = { at: string; payers: readonly { email: string; afterDays: number }[] };
export type Lived = { at: string };

let nowMs = 0;
let errors = 0;
const log = new Writable({
  write(_line, _encoding, done) {
    errors += 1;
    done();
  },
});
const { app } = await openApp({
  configuration: readConfiguration(process.env, [], simulation),
  logger: pino({ level: 'error' }, log),
  now: () => new Date(nowMs),
});
const { signal } = new AbortController();

/** Pays for clients who check their invoices once a day. */
async function payByHand({ database, now }: App, { payers }: Day): Promise<void> {
  const today = isoDay(now());
  for (const { email, afterDays } of payers) {
    const due = await database.read((tx) =>
      tx
        .selectFrom('invoice')
        .innerJoin('client_user', 'client_user.client_id', 'invoice.client_id')
        .select(['invoice.id', 'invoice.client_id'])
        .where('client_user.email', '=', email)
        .where('invoice.status', '=', 'unpaid')
        .where('invoice.due_date', '<=', addDays(today, -afterDays))
        .orderBy('invoice.id')
        .execute(),
    );
    for (const { id, client_id: clientId } of due)
      await database.transaction(async (tx) => {
        const invoice = await invoicesRepository(tx, actFor(clientId)).lock(id);
        if (invoice?.status !== 'unpaid' || (await lockClientBalanceCents(tx, actFor(clientId))) < invoice.amount_cents) return;
        await payFromBalance(tx, app, invoice, { locale: 'en', at: now() });
      });
  }
}

process.on('message', (day: Day) => {
  void live(day).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});

async function live(day: Day): Promise<void> {
  nowMs = Date.parse(day.at);
  // If two processes decide something concurrently, one of them leaves it to the next run on the same day.
  do {
    errors = 0;
    await runRenewals(app, signal);
    await endCancelledServices.handle(app, {}, signal);
    await payByHand(app, day);
  } while (errors > 0);
  process.send?.({ at: day.at } satisfies Lived);
}
process.send?.({ at: 'ready' } satisfies Lived);
