import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { addDays } from '../../src/calendar.ts';
import { reconcilePayments } from '../../src/modules/billing/payments/reconcile-payments.job.ts';
import type { PaymentSettings } from '@portico/contract';
import { alter } from '../server.ts';
import { cardHolder, cards } from '../payments/card-holder.ts';
import { dueOn, signal, type Life, type LivingClient } from './life.ts';

export const fromCard: Partial<PaymentSettings> = { auto_pay_from_card: true };

/** Signs in now, because sessions expire as time passes. */
export async function holder(life: Life, client: LivingClient) {
  return cardHolder(life.api.call, (await client.signIn()).token);
}

/** Creates a client with a saved card and a server that is due in eight days and invoiced today for this amount. */
export async function cardClient(life: Life, settings = fromCard, number: string = cards.good, priceCents = 20_000) {
  const client = await life.client(settings);
  const [id = 0] = await client.servers();
  await alter(life.api, id, { renewal_cents: priceCents });
  const due = addDays(life.today(), 8);
  await dueOn(life, id, due);
  const card = await (await holder(life, client)).add(number);
  await life.run();
  const invoice = await client.unpaid();
  return { client, id, due, card, invoice };
}

/** Runs the job that a server runs every ten seconds. */
export const reconcile = (life: Life) => reconcilePayments.handle(life.api.app, {}, signal);

/** Returns how many charges of an invoice the gateway received, and how many succeeded. */
export async function charges({ api }: Pick<Life, 'api'>, invoiceId: number): Promise<{ requested: number; taken: number }> {
  const rows = await api.app.database.read((tx) =>
    tx
      .withTables<SimulationTables>()
      .selectFrom('sandbox_checkout as checkout')
      .innerJoin('payment', (join) => join.on((on) => on('checkout.reference', '=', on.cast<string>('payment.id', 'text'))))
      .select('checkout.status')
      .where('payment.invoice_id', '=', invoiceId)
      .execute(),
  );
  return { requested: rows.length, taken: rows.filter(({ status }) => status === 'paid').length };
}
