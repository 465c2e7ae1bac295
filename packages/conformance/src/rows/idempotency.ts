import { randomUUID } from 'node:crypto';
import type { OperationId } from '@portico/contract/operations';
import type { Request, Check } from '../check.ts';
import { numberIn } from '../fields.ts';
import type { Row } from '../row.ts';
import { findOffer, stepOperations } from './offer.ts';
import { gatewayOf } from './payments.ts';
import { ticketBody } from './tickets.ts';

/** Sends the same twice with one key, and something else with it. Returns whether both responses are the same. */
async function sendTwice(check: Check, id: OperationId, request: Request, otherBody: object): Promise<void> {
  const key = randomUUID();
  const first = await check.ok(id, { ...request, key });
  const again = await check.ok(id, { ...request, key });
  const [one, other] = [JSON.stringify(first), JSON.stringify(again)];
  check.expect(one === other, id, `ignores the Idempotency-Key: the same request returns ${other} after ${one}`);
  await check.refused(id, 'a known Idempotency-Key with another body', { ...request, key, body: otherBody }, [422]);
}

const count = async (check: Check, id: OperationId) => numberIn(await check.ok(id, { query: { page: 1, 'per-page': 1 } }), 'total');

export const idempotencyRows: readonly Row[] = [
  {
    id: 'order-once',
    section: 'contract',
    profile: 'idempotency',
    title: 'The same Idempotency-Key and order return the same invoice, and order once',
    needs: [...stepOperations, 'placeOrder', 'listInvoices'],
    writes: 'places one order, sent twice',
    run: async (check) => {
      const { item } = await findOffer(check);
      const body = { order_items: [item], payment_method: 1 };
      const before = await count(check, 'listInvoices');
      await sendTwice(check, 'placeOrder', { body }, { ...body, order_items: [{ ...item, count: 2 }] });
      const made = (await count(check, 'listInvoices')) - before;
      check.expect(made === 1, 'placeOrder', `makes ${made} invoices for one order sent twice with one Idempotency-Key`);
    },
  },
  {
    id: 'top-up-once',
    section: 'contract',
    profile: 'idempotency',
    title: 'The same Idempotency-Key and top-up return the same payment',
    needs: ['listPaymentMethods', 'topUpBalance'],
    writes: 'starts a top-up of 10 euros, sent twice',
    run: async (check) => {
      const body = { paymentmethod: await gatewayOf(check), amount: 10 };
      await sendTwice(check, 'topUpBalance', { body }, { ...body, amount: 11 });
    },
  },
  {
    id: 'ticket-once',
    section: 'contract',
    profile: 'idempotency',
    title: 'The same Idempotency-Key and ticket return the same ticket, and open it once',
    needs: ['createTicket', 'listTickets'],
    writes: 'opens one ticket, sent twice',
    run: async (check) => {
      const body = ticketBody();
      const before = await count(check, 'listTickets');
      await sendTwice(check, 'createTicket', { body }, { ...body, subject: 'Another subject' });
      const made = (await count(check, 'listTickets')) - before;
      check.expect(made === 1, 'createTicket', `opens ${made} tickets for one sent twice with one Idempotency-Key`);
    },
  },
];
