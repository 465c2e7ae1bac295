import { randomUUID } from 'node:crypto';
import type { PaymentStart, SignupRequest } from '@portico/contract';
import { success, type Call } from '../contract-client.ts';
import { readMails } from '../mailbox.ts';
import { waitFor } from '../wait-for.ts';
import { Unavailable, type KilledApi } from './killed-api.ts';

const balanceMethod = 1;
const sandboxMethod = 2;
const password = 'Correct-Horse-7';
/** Each kill during a send counts as an attempt, and the eighth attempt comes minutes after the seventh. */
const mailPatienceMs = 1_200_000;

type PlacedOrder = { invoiceId: number; count: number; acknowledgedAs: 'placed' | 'paid' };

/** What the API has acknowledged to this customer and must therefore never lose. */
export type Memory = { orders: PlacedOrder[]; attemptedOrders: number; toppedUpCents: number; spentFromBalanceCents: number };

export type Customer = { token: string; email: string; memory: Memory; shopOnce: (signal: AbortSignal) => Promise<void> };

/** Signs up a customer who repeats each step with its key until it is answered, and remembers every response. */
export async function signUpCustomer(api: KilledApi, mailFolder: string): Promise<Customer> {
  const email = `${randomUUID().slice(0, 13)}@example.com`;
  const body: SignupRequest = {
    first_name: 'Mira',
    last_name: 'Novak',
    country: 'DE',
    language: 'en',
    email,
    password,
    password_repeat: password,
    accept_rules: 1,
    accept_public_offer: 1,
    email_marketing: 0,
    email_news: 0,
  };
  await api.untilAnswered(async ({ call }) => success(await call('signUp', { body })));
  const token = await signIn(api, mailFolder, email);
  const memory: Memory = { orders: [], attemptedOrders: 0, toppedUpCents: 0, spentFromBalanceCents: 0 };
  return { token, email, memory, shopOnce: (signal) => shopOnce(api, { token, memory, signal }) };
}

/**
 * Only the newest code works, because repeating a sign-up voids the previous one. A request whose response was lost may have used it; then
 * signing in works.
 */
async function signIn(api: KilledApi, mailFolder: string, email: string): Promise<string> {
  const tried = new Set<string>();
  return await waitFor(
    `the sign-in of ${email}`,
    async () => {
      const codes = readMails(mailFolder).flatMap((mail) => (mail.to === email ? (/^(\d{6})$/m.exec(mail.text)?.[1] ?? []) : []));
      const code = codes.findLast((one) => !tried.has(one));
      if (code === undefined) return undefined;
      tried.add(code);
      const verified = await api.untilAnswered(({ call }) => call('verifyEmail', { body: { email, token: code } }));
      if (verified.ok) return verified.body.accessToken;
      const login = await api.untilAnswered(({ call }) => call('login', { body: { email, password, rememberMe: 0 } }));
      return login.ok ? (login.body.accessToken ?? undefined) : undefined;
    },
    mailPatienceMs,
  );
}

type Shopping = { token: string; memory: Memory; signal: AbortSignal };

/** Orders one or two servers and pays through the gateway, or from a balance that it tops up first. */
async function shopOnce(api: KilledApi, { token, memory, signal }: Shopping): Promise<void> {
  const count = 1 + (memory.attemptedOrders % 2);
  const byGateway = memory.attemptedOrders % 3 !== 2;
  const amountCents = 690 * count;
  memory.attemptedOrders += 1;
  const orderKey = randomUUID();
  const item = { tariff: 'vps-nvme-2-de', configoptions: {}, count, billing_cycle: 'monthly' as const, promocode: null };
  const invoiceId = await api.untilAnswered(async ({ call }) => {
    const reply = await call('placeOrder', { token, idempotencyKey: orderKey, body: { order_items: [item], payment_method: 1 } });
    return success(reply).invoice_id;
  });
  const order: PlacedOrder = { invoiceId, count, acknowledgedAs: 'placed' };
  memory.orders.push(order);
  if (signal.aborted) return;
  if (byGateway) {
    await payAtGateway(api, token, async (call, idempotencyKey) =>
      success(await call('payInvoice', { token, idempotencyKey, query: { id: invoiceId }, body: { paymentmethod: sandboxMethod } })),
    );
  } else {
    await payAtGateway(api, token, async (call, idempotencyKey) =>
      success(await call('topUpBalance', { token, idempotencyKey, body: { paymentmethod: sandboxMethod, amount: 20 } })),
    );
    memory.toppedUpCents += 2_000;
    const payKey = randomUUID();
    await api.untilAnswered(async ({ call }) => {
      success(
        await call('payInvoice', { token, idempotencyKey: payKey, query: { id: invoiceId }, body: { paymentmethod: balanceMethod } }),
      );
    });
    memory.spentFromBalanceCents += amountCents;
  }
  order.acknowledgedAs = 'paid';
}

type Begin = (call: Call, idempotencyKey: string) => Promise<PaymentStart>;

async function payAtGateway(api: KilledApi, token: string, begin: Begin): Promise<void> {
  const key = randomUUID();
  const { url, payment_id: paymentId } = await api.untilAnswered(({ call }) => begin(call, key));
  await api.untilAnswered(async () => {
    const response = await fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ decision: 'pay' }), redirect: 'manual' });
    if (response.status === 503) throw new Unavailable('the gateway');
    if (response.status !== 303) throw new Error(`the gateway's page answered ${response.status}`);
  });
  const payment = await api.untilAnswered(async ({ call }) =>
    success(await call('syncPayment', { token, query: { id: paymentId ?? '' } })),
  );
  if (payment.status !== 'succeeded') throw new Error(`payment ${paymentId} is ${payment.status} after it was made`);
}
