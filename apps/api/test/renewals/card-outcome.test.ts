import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { addDays } from '../../src/calendar.ts';
import { GatewayUnavailable } from '@portico/drivers/payment-gateway';
import { forgetCard } from '../../src/modules/billing/cards/forget-card.job.ts';
import { success } from '../contract-client.ts';
import { cardMethod, cards } from '../payments/card-holder.ts';
import { balance, expectBooksToHold } from '../shop.ts';
import { alter } from '../server.ts';
import { minuteMs } from '../test-clock.ts';
import { cardClient, charges, fromCard, holder, reconcile } from './card-life.ts';
import { dueOn, signal, startLife, type Life } from './life.ts';

describe('an automatic card charge whose outcome is unknown', () => {
  let life: Life;
  beforeAll(async () => {
    life = await startLife({ env: { SANDBOX_LOSE_WEBHOOKS: '1' } });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await expectBooksToHold(life.api.app.database);
  });
  afterAll(() => life.api.close());

  function cardGateway() {
    const gateway = life.api.app.gateways.get(cardMethod);
    if (gateway?.cards == null) throw new Error('no card method');
    return Object.assign(gateway, { cards: gateway.cards });
  }

  test('ends an attempt that never reached the gateway once its card is removed, so that the balance can pay', fullOnly, async () => {
    const { client, card, invoice } = await cardClient(life, fromCard, cards.good, 390);
    vi.spyOn(cardGateway(), 'createCheckout').mockRejectedValue(new GatewayUnavailable('not reached'));
    await life.live(8);
    vi.restoreAllMocks();
    const shop = await holder(life, client);
    success(await shop.remove(card.id));
    await forgetCard.handle(life.api.app, { cardId: card.id }, signal);
    life.clock.turn(minuteMs);
    await reconcile(life);
    expect((await shop.invoice(invoice.id)).payments).toMatchObject([{ status: 'cancelled' }]);
    success(await shop.pay(invoice.id, balance));
    expect(await charges(life, invoice.id)).toEqual({ requested: 0, taken: 0 });
  });

  test('keeps its server running past the grace period, because the card may have been charged', async () => {
    const { client, id, invoice } = await cardClient(life);
    const gateway = cardGateway();
    const create = gateway.createCheckout.bind(gateway);
    vi.spyOn(gateway, 'createCheckout').mockImplementation(async (request) => {
      await create(request);
      throw new GatewayUnavailable('cut off');
    });
    vi.spyOn(gateway.cards, 'findCheckout').mockResolvedValueOnce(null).mockRejectedValue(new GatewayUnavailable('away'));
    await life.live(8 + 4);
    expect((await client.service(id)).status).toBe('active');
    vi.restoreAllMocks();
    life.clock.turn(minuteMs);
    await reconcile(life);
    expect((await (await holder(life, client)).invoice(invoice.id)).status).toBe('paid');
    expect(await charges(life, invoice.id)).toEqual({ requested: 1, taken: 1 });
    await life.run();
    expect(client.mails('service-suspended')).toEqual([]);
  });

  test('is found again after the restore of a backup from before it, and charged once', async () => {
    const { client, invoice } = await cardClient(life);
    const gateway = cardGateway();
    const charge = gateway.createCheckout.bind(gateway);
    const create = vi.spyOn(gateway, 'createCheckout').mockImplementationOnce(async (request) => {
      await charge(request);
      throw new GatewayUnavailable('cut off');
    });
    await life.live(8);
    const { database } = life.api.app;
    await database.transaction((tx) => tx.deleteFrom('payment').where('invoice_id', '=', invoice.id).execute());
    // Gateways look up recent charges only.
    vi.spyOn(gateway.cards, 'findCheckout').mockResolvedValue(null);
    await life.run();
    expect((await (await holder(life, client)).invoice(invoice.id)).status).toBe('paid');
    expect(new Set(create.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).size).toBe(1);
  });

  test('waits for a gateway that is away only for a while, and then for the next run', fullOnly, async () => {
    const clients = [await cardClient(life), await cardClient(life), await cardClient(life)];
    const create = vi.spyOn(cardGateway(), 'createCheckout').mockImplementation(async () => {
      life.clock.turn(minuteMs);
      throw new GatewayUnavailable('timed out');
    });
    await life.live(8);
    expect(create).toHaveBeenCalledTimes(1);
    const payments = async ({ client, invoice }: (typeof clients)[number]) =>
      (await (await holder(life, client)).invoice(invoice.id)).payments;
    expect((await Promise.all(clients.map(payments))).flat()).toHaveLength(1);
    create.mockRestore();
    life.clock.turn(minuteMs);
    await reconcile(life);
    await life.run();
    for (const { invoice } of clients) expect(await charges(life, invoice.id)).toEqual({ requested: 1, taken: 1 });
  });

  test("isn't repeated for the rest of an invoice after the customer gave up one of its servers", async () => {
    const client = await life.client();
    const servers = await client.servers(2);
    const shop = await holder(life, client);
    await shop.add();
    for (const id of servers) {
      await alter(life.api, id, { renewal_cents: 20_000 });
      await dueOn(life, id, addDays(life.today(), 8));
    }
    await client.settings(fromCard);
    await life.run();
    const joint = await client.unpaid();
    const gateway = cardGateway();
    const create = gateway.createCheckout.bind(gateway);
    vi.spyOn(gateway, 'createCheckout').mockImplementationOnce(async (request) => {
      await create(request);
      throw new GatewayUnavailable('cut off');
    });
    const away = vi.spyOn(gateway.cards, 'findCheckout').mockResolvedValueOnce(null).mockRejectedValue(new GatewayUnavailable('away'));
    await life.live(8);
    const [gone = 0, stays = 0] = servers;
    const body = { reason: 'The project is finished.', dry_run: false };
    success(await life.api.call('requestCancellation', { token: (await client.signIn()).token, query: { id: gone }, body }));
    const rest = await client.unpaid();
    await life.live(4);
    expect(await charges(life, rest.id)).toEqual({ requested: 0, taken: 0 });
    expect((await client.service(stays)).status).toBe('active');
    away.mockRestore();
    life.clock.turn(minuteMs);
    await reconcile(life);
    await life.run();
    expect((await (await holder(life, client)).invoice(rest.id)).status).toBe('paid');
    expect(await charges(life, joint.id)).toEqual({ requested: 1, taken: 1 });
    expect(await charges(life, rest.id)).toEqual({ requested: 0, taken: 0 });
  });
});
