import { randomUUID } from 'node:crypto';
import type { Reply } from '../contract-client.ts';
import { cardMethod, cards, submit, typeCard } from '../payments/card-holder.ts';
import { balance, orderItem, sandbox } from '../shop.ts';
import { beHostile } from './hostile.ts';
import { pick, type OperationKind, type PlannedOperation } from './plan.ts';
import type { ScheduleClient } from './schedule-client.ts';
import type { Stage } from './stage.ts';

/** Returns the outcome: response statuses, or the operator's output. */
type Perform = (stage: Stage, client: ScheduleClient, operation: PlannedOperation) => Promise<readonly (string | number)[]>;

/** Returns one process, or both for a concurrent request. */
function sidesOf({ side, draw }: PlannedOperation): readonly (0 | 1)[] {
  return draw('twice') < 0.3 ? [0, 1] : [side];
}

/** Sends a request with one key to one or both processes while the clock is stopped. */
const byOneKey = <Sent>(
  { standStill }: Stage['desk'],
  operation: PlannedOperation,
  send: (side: 0 | 1) => Promise<Sent>,
): Promise<Sent[]> => standStill(() => Promise.all(sidesOf(operation).map(send)));

/** Picks a payment method, with a saved card if there is one. */
async function payBy(client: ScheduleClient, { side, draw }: PlannedOperation, methods: readonly number[]) {
  const paymentmethod = pick(methods, draw('method')) ?? balance;
  if (paymentmethod !== cardMethod) return { paymentmethod };
  const kept = await client.ask(side, ({ call, token }) => call('listCards', { token }));
  const card = kept.ok && draw('kept') < 0.6 ? pick(kept.body.items, draw('which card'))?.id : undefined;
  return { paymentmethod, ...(card !== undefined && { card }) };
}

/** The payer acts on the gateway's page if a reply leads there. */
async function decide(
  replies: readonly Reply<'payInvoice' | 'topUpBalance'>[],
  method: number,
  { draw }: PlannedOperation,
): Promise<number[]> {
  const pages = replies.flatMap((reply) => (reply.ok ? (reply.body.url ?? []) : []));
  const answers: number[] = [];
  for (const url of pages) {
    if (method === sandbox) {
      const decision = pick(['pay', 'pay', 'pay', 'decline', 'leave', 'transfer'], draw('decision')) ?? 'pay';
      answers.push((await submit(url, { decision })).status);
      continue;
    }
    const typed = await typeCard(url, { number: pick(Object.values(cards), draw('card')) ?? cards.good, keep: draw('keep') < 0.4 });
    answers.push(
      typed.status === 200 ? (await submit(url, { decision: draw('decision') < 0.7 ? 'confirm' : 'deny' })).status : typed.status,
    );
  }
  return answers;
}

const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status);

const performers: Record<OperationKind, Perform> = {
  async order({ desk }, client, operation) {
    const { draw } = operation;
    const tariff = draw('plan') < 0.5 ? 'vps-nvme-1-de' : 'vps-nvme-2-de';
    const item = orderItem({ tariff, count: draw('count') < 0.9 ? 1 : 3, promocode: draw('promo') < 0.4 ? desk.code(draw('code')) : null });
    const idempotencyKey = randomUUID();
    const body = { order_items: [item], payment_method: 1 as const };
    const replies = await byOneKey(desk, operation, (side) =>
      client.ask(side, ({ call, token }) => call('placeOrder', { token, idempotencyKey, body })),
    );
    const placed = new Set(replies.flatMap((reply) => (reply.ok ? [reply.body.invoice_id] : [])));
    return placed.size > 1 ? [`two orders by one key: ${[...placed].join(', ')}`] : statuses(replies);
  },
  async pay(_stage, client, operation) {
    const { side, draw } = operation;
    const unpaid = await client.ask(side, ({ call, token }) =>
      call('listInvoices', { token, query: { status: 'unpaid', 'per-page': 20 } }),
    );
    const invoice = unpaid.ok ? pick(unpaid.body.items, draw('invoice')) : undefined;
    if (invoice === undefined) return unpaid.ok ? ['nothing to pay'] : [unpaid.status];
    const body = await payBy(client, operation, [balance, balance, sandbox, cardMethod]);
    const replies = await Promise.all(
      sidesOf(operation).map((at) =>
        client.ask(at, ({ call, token }) => call('payInvoice', { token, idempotencyKey: randomUUID(), query: { id: invoice.id }, body })),
      ),
    );
    return [...statuses(replies), ...(await decide(replies, body.paymentmethod, operation))];
  },
  async topUp({ desk }, client, operation) {
    const body = { ...(await payBy(client, operation, [sandbox, cardMethod])), amount: 10 + Math.floor(operation.draw('amount') * 60) };
    const idempotencyKey = randomUUID();
    const replies = await byOneKey(desk, operation, (side) =>
      client.ask(side, ({ call, token }) => call('topUpBalance', { token, idempotencyKey, body })),
    );
    const started = new Set(replies.flatMap((reply) => (reply.ok ? [reply.body.payment_id] : [])));
    if (started.size > 1) return [`two top-ups by one key: ${[...started].join(', ')}`];
    return [...statuses(replies), ...(await decide(replies, body.paymentmethod, operation))];
  },
  refund: async ({ desk }, _client, operation) => [await desk.refund(operation, 'gateway')],
  credit: async ({ desk }, _client, operation) => [await desk.refund(operation, 'balance')],
  async cancel(_stage, client, { side, draw }) {
    const services = await client.ask(side, ({ call, token }) =>
      call('listServices', { token, query: { status: ['active'], 'per-page': 100 } }),
    );
    const service = services.ok ? pick(services.body.items, draw('service')) : undefined;
    if (service === undefined) return services.ok ? ['nothing to cancel'] : [services.status];
    const query = { id: service.id };
    if (draw('withdraw') < 0.3)
      return [(await client.ask(side, ({ call, token }) => call('withdrawCancellation', { token, query }))).status];
    const body = { reason: 'schedule', dry_run: false };
    return [(await client.ask(side, ({ call, token }) => call('requestCancellation', { token, query, body }))).status];
  },
  async autoPay(_stage, client, { side, draw }) {
    const body = {
      auto_pay_from_balance: draw('balance') < 0.7,
      auto_pay_from_card: draw('card') < 0.5,
      split_invoice: draw('split') < 0.5,
    };
    return [(await client.ask(side, ({ call, token }) => call('updatePaymentSettings', { token, body }))).status];
  },
  renewal: async ({ desk }, _client, operation) => [await desk.renewal(operation)],
  promo: async ({ desk }, _client, operation) => [await desk.promo(operation)],
  staff: async ({ desk }, _client, operation) => [await desk.staff(operation)],
  hostile: (stage, client, operation) => beHostile(stage, client, operation),
};

export function perform(stage: Stage, operation: PlannedOperation): Promise<readonly (string | number)[]> {
  const client = stage.clients[operation.client];
  if (client === undefined) throw new Error(`There is no client ${operation.client}`);
  return performers[operation.kind](stage, client, operation);
}
