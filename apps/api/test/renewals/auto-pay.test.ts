import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayAfterPeriod } from '../../src/calendar.ts';
import { alter } from '../server.ts';
import { decideOnSandbox, expectBooksToHold } from '../shop.ts';
import { testedDatabases } from '../test-api.ts';
import { dueOn, startLife, type Life, type LivingClient } from './life.ts';

describe.each(testedDatabases)('auto pay on %s', (database) => {
  let life: Life;
  beforeAll(async () => {
    life = await startLife({ database });
  });
  afterEach(() => expectBooksToHold(life.api.app.database));
  afterAll(() => life.api.close());

  /** A server that is due in eight days and invoiced today. The balance is just under €100. */
  async function dueServer(client: LivingClient, priceCents = 390): Promise<{ id: number; due: string }> {
    const [id = 0] = await client.servers();
    await alter(life.api, id, { renewal_cents: priceCents });
    const due = addDays(life.today(), 8);
    await dueOn(life, id, due);
    await life.run();
    return { id, due };
  }

  test('pays from the balance three days before the due date and not earlier', async () => {
    const client = await life.client({ auto_pay_from_balance: true });
    const { id, due } = await dueServer(client);
    await life.live(4);
    expect(await client.invoices('unpaid')).toHaveLength(1);
    await life.live(1);
    expect(await client.invoices('unpaid')).toEqual([]);
    expect((await client.service(id)).due_date).toBe(dayAfterPeriod(due, 'monthly'));
    await client.mail('renewal-paid');
    expect(client.mails('auto-pay-failed')).toEqual([]);
  });

  test('waits with balance and reminders while another payment is on its way', async () => {
    const client = await life.client({ auto_pay_from_balance: true });
    await dueServer(client);
    const { id: invoice } = await client.unpaid();
    const shop = await client.signIn();
    const before = await shop.balance();
    const { url, paymentId } = await shop.checkout(invoice);
    await decideOnSandbox(url, 'transfer');
    await shop.sync(paymentId);
    await life.live(8 + 2);
    expect((await client.unpaid()).id).toBe(invoice);
    expect([...client.mails('auto-pay-failed'), ...client.mails('renewal-reminder')]).toEqual([]);
    await decideOnSandbox(url, 'pay');
    const later = await client.signIn();
    expect((await later.sync(paymentId)).status).toBe('succeeded');
    expect((await later.invoice(invoice)).status).toBe('paid');
    expect(await later.balance()).toBe(before);
  });

  test('does nothing for a client who has not enabled it', fullOnly, async () => {
    const client = await life.client();
    await dueServer(client);
    await life.live(8);
    expect(await client.invoices('unpaid')).toHaveLength(1);
    await client.mail('renewal-reminder', 2);
  });

  test('reports an insufficient balance, and pays as soon as it is sufficient, even after suspension', async () => {
    const client = await life.client({ auto_pay_from_balance: true });
    const { id } = await dueServer(client, 20_000);
    await life.live(5);
    expect((await client.mail('auto-pay-failed')).text).toContain('your balance doesn’t cover it');
    await life.live(3);
    await client.mail('auto-pay-failed', 2);
    await life.live(2);
    await client.mail('auto-pay-failed', 3);
    await life.live(2);
    expect((await client.service(id)).status).toBe('suspended');
    await client.fund(150);
    await life.run();
    expect((await client.service(id)).status).toBe('active');
    expect(client.mails('renewal-reminder')).toEqual([]);
    const dues = client.mails('auto-pay-failed').map(({ text }) => /invoice (?:is|was) due/.exec(text)?.[0]);
    expect(dues).toEqual(['invoice is due', 'invoice is due', 'invoice was due']);
  });

  test('reports a missing card, and takes nothing from the balance', fullOnly, async () => {
    const client = await life.client({ auto_pay_from_card: true });
    await dueServer(client);
    await life.live(5);
    expect((await client.mail('auto-pay-failed')).text).toContain('no saved card to charge');
    expect(await client.invoices('unpaid')).toHaveLength(1);
  });

  test('takes nothing if disabled before the day', async () => {
    const client = await life.client({ auto_pay_from_balance: true });
    await dueServer(client);
    await client.settings({ auto_pay_from_balance: false });
    await life.live(6);
    expect(await client.invoices('unpaid')).toHaveLength(1);
  });

  test('pays as many of two invoices as the balance covers, and never goes below zero', fullOnly, async () => {
    const client = await life.client({ auto_pay_from_balance: true, split_invoice: true });
    const ids = await client.servers(2);
    for (const id of ids) {
      await alter(life.api, id, { renewal_cents: 6_000 });
      await dueOn(life, id, addDays(life.today(), 8));
    }
    await life.live(5);
    expect(await client.invoices('unpaid')).toHaveLength(1);
  });
});
