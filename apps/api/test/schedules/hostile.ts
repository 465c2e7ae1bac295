import { randomUUID } from 'node:crypto';
import { signatureHeader, signWebhook } from '@portico/simulation/sandbox-gateway/sandbox-signature';
import { balance } from '../shop.ts';
import type { Stage } from './stage.ts';
import { pick, type PlannedOperation } from './plan.ts';
import type { ScheduleClient } from './schedule-client.ts';

/** What an attacker tries. Each request is answered, and none may move a cent. The gateway is hostile too. */
export async function beHostile(stage: Stage, client: ScheduleClient, operation: PlannedOperation): Promise<readonly (string | number)[]> {
  const { side, draw } = operation;
  const way = pick(['forged', 'altered', 'unknown', "another's invoice", 'bad amount'], draw('way'));
  if (way === "another's invoice") {
    const invoiceId = await stage.desk.foreignInvoice(draw('invoice'));
    const owner = pick(stage.clients, draw('other')) ?? client;
    const [own, others] = await Promise.all(
      [client, owner].map((one) => one.ask(side, ({ call, token }) => call('getInvoice', { token, query: { id: invoiceId } }))),
    );
    if (client !== owner && own?.ok === true && others?.ok === true) return [`invoice ${invoiceId} is shown to two clients`];
    if (own?.ok === true) return ['its own'];
    const body = { paymentmethod: balance };
    const paid = await client.ask(side, ({ call, token }) =>
      call('payInvoice', { token, idempotencyKey: randomUUID(), query: { id: invoiceId }, body }),
    );
    return [paid.status];
  }
  if (way === 'bad amount') {
    const amount = pick([-10, 0, 0.001, 1e12], draw('amount')) ?? 0;
    const reply = await client.ask(side, ({ call, token }) =>
      call('topUpBalance', { token, idempotencyKey: randomUUID(), body: { paymentmethod: 2, amount } }),
    );
    return [reply.status];
  }
  const target = way === 'unknown' ? null : await stage.desk.openCheckout(draw('checkout'));
  const checkout = {
    id: target?.id ?? `checkout_${operation.index}`,
    reference: target?.reference ?? randomUUID(),
    amount_cents: (target?.amount_cents ?? 1_000) + (way === 'altered' ? 1_000 : 0),
    currency: 'EUR',
    status: 'paid',
    url: `${stage.urls[0]}/`,
  };
  const raw = Buffer.from(JSON.stringify({ event_id: `evt_hostile_${operation.index}`, checkout }));
  const headers = { [signatureHeader]: signWebhook(way === 'forged' ? 'not the secret' : stage.secret, raw, stage.now()) };
  return [(await fetch(`${stage.urls[side]}/webhooks/sandbox`, { method: 'POST', headers, body: raw })).status];
}
