import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { GatewayUnavailable, type PaymentGateway } from '@portico/drivers/payment-gateway';
import { limitedGateway } from './limited-gateway.ts';

const never = new Promise<never>(() => {});
const hung: PaymentGateway = {
  methodId: 10,
  id: 'bank',
  name: 'Bank',
  sandbox: false,
  cards: { findCheckout: () => never, forgetCard: () => never },
  createCheckout: () => never,
  getCheckout: () => never,
  cancelCheckout: () => never,
  refund: () => never,
  readWebhook: () => ({ ok: false, reason: 'unsigned' }),
};
const request = {} as never;

test('every call that a gateway leaves unanswered has an unknown outcome after the limit', async () => {
  const gateway = limitedGateway(hung, 20);
  const calls = [
    () => gateway.createCheckout(request),
    () => gateway.getCheckout('one'),
    () => gateway.cancelCheckout('one'),
    () => gateway.refund(request),
    () => gateway.cards?.findCheckout('one', new Date(0)),
    () => gateway.cards?.forgetCard('card'),
  ];
  for (const call of calls) await expect(call()).rejects.toThrow(GatewayUnavailable);
});

test('what a gateway answers in time, and what it is, stay as they are', async () => {
  class Slow {
    readonly #answer = null;
    async getCheckout() {
      await delay(5);
      return this.#answer;
    }
  }
  const slow = new Slow();
  const gateway = limitedGateway({ ...hung, cards: null, getCheckout: () => slow.getCheckout() }, 60_000);
  expect(await gateway.getCheckout('one')).toBeNull();
  expect(gateway).toMatchObject({ methodId: 10, id: 'bank', name: 'Bank', sandbox: false, cards: null });
  expect(gateway.readWebhook(Buffer.alloc(0), {}, new Date(0))).toEqual({ ok: false, reason: 'unsigned' });
  await expect(
    limitedGateway({ ...hung, refund: async () => Promise.reject(new Error('a mistake')) }, 60_000).refund(request),
  ).rejects.toThrow('a mistake');
});
