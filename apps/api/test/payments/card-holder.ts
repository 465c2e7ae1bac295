import { randomUUID } from 'node:crypto';
import type { Card } from '@portico/contract';
import { success, type Call } from '../contract-client.ts';
import { shopper, type Shopper } from '../shop.ts';

export const cardMethod = 3;

/** The sandbox's test cards by behaviour. */
export const cards = {
  good: '4242 4242 4242 4242',
  otherGood: '5555 5555 5555 4444',
  confirmedFirst: '4000002500003155',
  confirmedAlways: '4000002760003184',
  declined: '4000000000000002',
  declinedLater: '4000000000000341',
  shortLater: '5105105105105100',
} as const;

type Typed = { number: string; expiry?: string; cvc?: string; keep?: boolean };

type Submitted = { status: number; location: string; html: string };

/** Submits the sandbox's card page. Returns the status and redirect, or with 200 the next page's content. */
export async function submit(url: string, fields: Record<string, string>): Promise<Submitted> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const location = response.headers.get('location') ?? '';
  const next = new URL(location, url);
  if (response.status !== 303 || next.pathname !== new URL(url).pathname)
    return { status: response.status, location, html: await response.text() };
  const page = await fetch(next);
  return { status: page.status, location, html: await page.text() };
}

export const typeCard = (url: string, { number, expiry = '12/34', cvc = '123', keep = false }: Typed) =>
  submit(url, { decision: 'card', number, expiry, cvc, ...(keep ? { keep: '1' } : {}) });

/** A client who pays by card. */
export function cardHolder(call: Call, token: string) {
  const shop: Shopper = shopper(call, token);
  const listed = async (): Promise<Card[]> => success(await call('listCards', { token })).items;
  const beginAdding = (idempotencyKey: string = randomUUID()) =>
    call('addCard', { token, idempotencyKey, body: { paymentmethod: cardMethod } });
  return {
    ...shop,
    listed,
    beginAdding,
    /** Saves a card without a payment. Its owner authenticates if required. */
    async add(number: string = cards.good, expiry = '12/34'): Promise<Card> {
      const before = new Set((await listed()).map(({ id }) => id));
      const { url, payment_id: paymentId } = success(await beginAdding());
      const typed = await typeCard(url ?? '', { number, expiry });
      if (typed.status === 200) await submit(url ?? '', { decision: 'confirm' });
      await shop.sync(paymentId ?? '');
      const added = (await listed()).find(({ id }) => !before.has(id));
      if (added === undefined) throw new Error('no card was added');
      return added;
    },
    payWith: (invoiceId: number, card: string | undefined, idempotencyKey: string = randomUUID()) =>
      call('payInvoice', {
        token,
        idempotencyKey,
        query: { id: invoiceId },
        body: { paymentmethod: cardMethod, ...(card !== undefined && { card }) },
      }),
    topUpWith: (amount: number, card: string | undefined, idempotencyKey: string = randomUUID(), paymentmethod: number = cardMethod) =>
      call('topUpBalance', { token, idempotencyKey, body: { paymentmethod, amount, ...(card !== undefined && { card }) } }),
    makeDefault: (id: string) => call('makeCardDefault', { token, query: { id } }),
    remove: (id: string) => call('removeCard', { token, query: { id } }),
  };
}

export type CardHolder = ReturnType<typeof cardHolder>;
