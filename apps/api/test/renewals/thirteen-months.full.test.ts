import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToHold } from '../shop.ts';
import { startLife, type Life } from './life.ts';

let life: Life;
beforeAll(async () => {
  life = await startLife();
});
afterAll(() => life.api.close());

test('thirteen months pass with the ledger checked every day', { timeout: 600_000 }, async () => {
  const saver = await life.client({ auto_pay_from_balance: true });
  const [own = 0] = await saver.servers();
  const forgetful = await life.client();
  const [lost = 0] = await forgetful.servers();
  const quitter = await life.client({ auto_pay_from_balance: true, split_invoice: true });
  const [kept = 0, dropped = 0] = await quitter.servers(2);
  const first = new Date(`${(await saver.service(own)).due_date}T00:00:00Z`);

  for (let month = 0; month < 13; month += 1) {
    if (month === 4) {
      const { token } = await quitter.signIn();
      const body = { reason: 'The project is finished.', dry_run: false };
      await life.api.call('requestCancellation', { token, query: { id: dropped }, body });
    }
    await life.live(30);
    expect((await saver.service(own)).status).toBe('active');
  }
  await life.live(5);
  await expectBooksToHold(life.api.app.database);

  // 395 days after the order: paid until the end of the month after next, after thirteen renewals each.
  const paidUntil = (await saver.service(own)).due_date ?? '';
  expect(paidUntil > life.today()).toBe(true);
  expect(Number(paidUntil.slice(8))).toBeLessThanOrEqual(first.getUTCDate());
  const paid = await saver.invoices('paid');
  expect(paid).toHaveLength(1 + 13);
  expect(new Set(paid.map(({ amount }) => amount))).toEqual(new Set([3.9]));
  expect((await saver.service(own)).status).toBe('active');
  // €100 at the start, less the order and thirteen renewals.
  expect(await (await saver.signIn()).balance()).toBeCloseTo(100 - 14 * 3.9, 2);

  expect((await forgetful.service(lost)).status).toBe('delete');
  expect((await forgetful.invoices()).map(({ status }) => status)).toEqual(['cancelled', 'paid']);

  expect((await quitter.service(kept)).status).toBe('active');
  expect((await quitter.service(dropped)).status).toBe('delete');
});
