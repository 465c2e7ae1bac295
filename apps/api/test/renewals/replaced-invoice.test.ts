import { dailyRows } from '@portico/test-depth';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GatewayUnavailable } from '@portico/drivers/payment-gateway';
import { addDays } from '../../src/calendar.ts';
import { renewalInvoicesRepository } from '../../src/modules/renewals/renewal-invoices.repository.ts';
import { creditClient } from '../../src/modules/staff/credit-client.ts';
import { success } from '../contract-client.ts';
import { lateMail } from '../late-mail.ts';
import { decideOnSandbox, expectBooksToHold } from '../shop.ts';
import { alter } from '../server.ts';
import { cardMethod } from '../payments/card-holder.ts';
import { minuteMs } from '../test-clock.ts';
import { charges, fromCard, holder, reconcile } from './card-life.ts';
import { dueOn, startLife, type Life, type LivingClient } from './life.ts';

describe('the invoice that replaces one of two servers', () => {
  let life: Life;
  let client: LivingClient;
  let gone: number;
  let stays: number;
  let joint: number;
  beforeAll(async () => {
    life = await startLife({ env: { RENEWAL_GRACE_DAYS: '2' } });
  });
  /** A client with a saved card and two servers on one renewal, due in eight days. */
  beforeEach(async () => {
    client = await life.client();
    [gone = 0, stays = 0] = await client.servers(2);
    await (await holder(life, client)).add();
    for (const id of [gone, stays]) {
      await alter(life.api, id, { renewal_cents: 20_000 });
      await dueOn(life, id, addDays(life.today(), 8));
    }
    await client.settings(fromCard);
    await life.run();
    ({ id: joint } = await client.unpaid());
  });
  afterEach(() => expectBooksToHold(life.api.app.database));
  afterAll(() => life.api.close());

  /** Cancels one of the servers. Returns the number of the other one's new invoice. */
  async function cancelOne(): Promise<number> {
    const body = { reason: 'The project is finished.', dry_run: false };
    success(await life.api.call('requestCancellation', { token: (await client.signIn()).token, query: { id: gone }, body }));
    return (await client.unpaid()).id;
  }

  const correct = (invoiceId: number, amountCents: number) =>
    life.api.app.database.transaction(async (tx) => {
      const { client_id: clientId } = await renewalInvoicesRepository(tx).find(invoiceId);
      await creditClient(life.api.app, tx, { clientId, amountCents }, { name: 'anna', reason: 'Spent elsewhere' });
    });

  const settings = [
    ['no auto pay', {}],
    ['auto pay from the card', fromCard],
  ] as const;
  test.each(dailyRows(settings, 1))(
    'is left alone while the first one’s bank transfer is on its way, and is paid with it (%s)',
    async (_how, chosen) => {
      await client.settings(chosen);
      const { url, paymentId } = await (await client.signIn()).checkout(joint);
      await decideOnSandbox(url, 'transfer');
      expect((await (await client.signIn()).sync(paymentId)).checkout?.state).toBe('processing');
      const rest = await cancelOne();
      expect((await client.mail('renewal-invoice', 2)).text).toContain('If you’ve already paid that one, don’t pay again');
      // One that is issued after a withdrawal names no other.
      const withdrawn = await lateMail(life.api, client.registered, 'renewal-invoice', { invoiceId: rest, replaces: 0 });
      expect(withdrawn?.text).toContain('If you’ve already paid an earlier invoice for the same period, don’t pay again');
      await life.live(8 + 4);
      expect(await charges(life, rest)).toEqual({ requested: 0, taken: 0 });
      expect((await client.service(stays)).status).toBe('active');
      await decideOnSandbox(url, 'pay');
      expect((await (await client.signIn()).sync(paymentId)).status).toBe('succeeded');
      // Once the balance no longer covers it, nothing pays it but the client.
      const late = async () => (await lateMail(life.api, client.registered, 'renewal-invoice', { invoiceId: rest, replaces: 0 }))?.text;
      expect(await late()).toContain('don’t pay again');
      const spentCents = Math.round((await (await client.signIn()).balance()) * 100) - 199_99;
      await correct(rest, -spentCents);
      expect(await late()).not.toContain('don’t pay again');
      await correct(rest, spentCents);
      await life.run();
      expect((await (await client.signIn()).invoice(rest)).status).toBe('paid');
      expect(await charges(life, rest)).toEqual({ requested: 0, taken: 0 });
      expect((await client.service(stays)).status).toBe('active');
      expect(client.mails('service-suspended')).toEqual([]);
    },
  );

  test('sends late mails about a replaced invoice only while they hold', fullOnly, async () => {
    await client.settings({});
    await life.live(8 + 3);
    const lateSuspension = () => lateMail(life.api, client.registered, 'service-suspended', { invoiceId: joint });
    const rest = await cancelOne();
    const { text } = await client.mail('renewal-invoice', 2);
    expect(text).toMatch(/was due on .*\. Pay it now to switch everything back on\./);
    expect(text).toContain(`It replaces invoice ${joint}, which is cancelled.`);
    expect(text).not.toMatch(/you don’t need to do anything|already paid/);
    const suspension = (await lateSuspension())?.text;
    expect(suspension).toContain(`Invoice ${rest} of €200.00 was due on`);
    expect(suspension).toMatch(/We switched off [^ ]+\. Your data is kept/);
    await client.fund(200);
    await client.pay(rest);
    expect(await lateSuspension()).toBeNull();
    const lateInvoice = (replaces: number) => lateMail(life.api, client.registered, 'renewal-invoice', { invoiceId: rest, replaces });
    expect((await lateInvoice(joint))?.text).toContain(`We cancelled invoice ${joint} of €400.00.`);
    expect(await lateInvoice(0)).toBeNull();
  });

  test('is charged once it is known that the gateway never got the charge of the first one', async () => {
    const gateway = life.api.app.gateways.get(cardMethod);
    if (gateway === undefined) throw new Error('no card method');
    const create = vi.spyOn(gateway, 'createCheckout').mockRejectedValue(new GatewayUnavailable('not reached'));
    await life.live(8);
    const rest = await cancelOne();
    create.mockRestore();
    life.clock.turn(minuteMs / 2);
    await reconcile(life);
    await life.run();
    // A call that began before the first one was cancelled may still arrive.
    expect(await charges(life, rest)).toEqual({ requested: 0, taken: 0 });
    life.clock.turn(minuteMs);
    await reconcile(life);
    await life.run();
    expect(await charges(life, joint)).toEqual({ requested: 0, taken: 0 });
    expect(await charges(life, rest)).toEqual({ requested: 1, taken: 1 });
    expect((await (await client.signIn()).invoice(rest)).status).toBe('paid');
  });
});
