import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { randomUUID } from 'node:crypto';
import { dailyRows } from '@portico/test-depth';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { expectBooksToHold, sandbox } from '../shop.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';
import { cardHolder, cardMethod, cards, submit, typeCard, type CardHolder } from './card-holder.ts';

describe.each(testedDatabases)('cards on %s', (database) => {
  let api: TestApi;
  let client: CardHolder;
  beforeAll(async () => {
    api = await startTestApi({ database });
  });
  beforeEach(async () => {
    client = cardHolder(api.call, (await api.register()).token);
  });
  afterEach(() => expectBooksToHold(api.app.database));
  afterAll(() => api.close());

  test('addCard 200: saves a card without a payment and returns to the payment settings', async () => {
    const { url, payment_id: paymentId, next_action: next } = success(await client.beginAdding());
    expect(next).toBe('redirect');
    const { status, location } = await typeCard(url ?? '', { number: cards.good });
    expect([status, new URL(location).pathname, new URL(location).searchParams.get('payment')]).toEqual([
      303,
      '/settings/payment',
      paymentId,
    ]);
    expect(await client.sync(paymentId ?? '')).toMatchObject({ purpose: 'card', status: 'succeeded', amount: 0 });
    expect(await client.listed()).toMatchObject([
      { paymentmethod: cardMethod, brand: 'Visa', last_four: '4242', expiry_month: 12, expiry_year: 2034, expired: false, name: null },
    ]);
    expect(await client.balance()).toBe(0);
  });

  test('addCard: two requests share one page, and the same key gets the same response', fullOnly, async () => {
    const key = randomUUID();
    const first = success(await client.beginAdding(key));
    expect(success(await client.beginAdding(key))).toEqual(first);
    expect(success(await client.beginAdding()).url).toBe(first.url);
  });

  test('addCard 422: refuses a method that saves no cards', async () => {
    const body = { paymentmethod: sandbox };
    const reply = await api.call('addCard', { token: client.token, idempotencyKey: randomUUID(), body });
    expect(refusal(reply)).toMatchObject({ status: 422, errors: [{ path: 'paymentmethod', code: 'payment_method_unknown' }] });
  });

  test('addCard 409: refuses more cards than the limit', fullOnly, async () => {
    const { max } = success(await api.call('listCards', { token: client.token }));
    for (let count = 0; count < max; count += 1) await client.add();
    expect(refusal(await client.beginAdding())).toMatchObject({ status: 409, code: 'cards_full' });
    // A payment doesn't offer to save another card either.
    const { url } = success(await client.topUpWith(20, undefined));
    expect(await (await fetch(url ?? '')).text()).not.toContain('name="keep"');
    await client.remove((await client.listed())[0]?.id ?? '');
    expect((await client.listed()).length).toBe(max - 1);
  });

  test('listCards, makeCardDefault: the first card is the default until another is chosen', fullOnly, async () => {
    const first = await client.add();
    const second = await client.add(cards.otherGood);
    expect((await client.listed()).map(({ id, is_default: isDefault }) => [id, isDefault])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    success(await client.makeDefault(second.id));
    expect((await client.listed()).map(({ id, is_default: isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
  });

  test('renameCard: stores a trimmed name, and an empty one removes it', fullOnly, async () => {
    const { id } = await client.add();
    const rename = (name: string) => api.call('renameCard', { token: client.token, query: { id }, body: { name } });
    success(await rename('  Фирменная  '));
    expect((await client.listed())[0]?.name).toBe('Фирменная');
    success(await rename(' '));
    expect((await client.listed())[0]?.name).toBeNull();
    expect(refusal(await rename('x'.repeat(41)))).toMatchObject({ status: 422, errors: [{ path: 'name', code: 'too_long' }] });
  });

  test('removeCard: deletes the card and its token here and at the gateway, and the newest other card becomes the default', async () => {
    const first = await client.add();
    const second = await client.add(cards.otherGood);
    const [kept] = await api.app.database.read((tx) => tx.selectFrom('payment_card').selectAll().where('id', '=', first.id).execute());
    success(await client.remove(first.id));
    expect(await client.listed()).toMatchObject([{ id: second.id, is_default: true }]);
    expect(refusal(await client.remove(first.id))).toMatchObject({ status: 404 });
    const gone = await waitFor('the token to be forgotten', () =>
      api.app.database.read(async (tx) => {
        const left = await tx.selectFrom('payment_card').select('id').where('id', '=', first.id).where('token', 'is', null).execute();
        return left.length === 0 ? undefined : left;
      }),
    );
    expect(gone).toHaveLength(1);
    const atGateway = api.app.database.read((tx) =>
      tx
        .withTables<SimulationTables>()
        .selectFrom('sandbox_card')
        .select('token')
        .where('token', '=', kept?.token ?? '')
        .execute(),
    );
    expect(await atGateway).toEqual([]);
  });

  test('payInvoice with a saved card: pays at once, once per key', async () => {
    const { id: card } = await client.add();
    const invoice = await client.order();
    const key = randomUUID();
    const start = success(await client.payWith(invoice, card, key));
    expect(start).toMatchObject({ next_action: 'none', url: null });
    expect(success(await client.payWith(invoice, card, key))).toEqual(start);
    expect(await client.invoice(invoice)).toMatchObject({ status: 'paid', payments: [{ method: 'Visa •••• 4242', status: 'succeeded' }] });
    expect(refusal(await client.payWith(invoice, card))).toMatchObject({ status: 409, code: 'invoice_already_paid' });
    expect(await client.balance()).toBe(0);
  });

  const declines = [
    [cards.declinedLater, 'card_declined'],
    [cards.shortLater, 'card_insufficient_funds'],
  ] as const;
  test.each(dailyRows(declines, 1))(
    'payInvoice 409: a declined saved card returns the reason, takes nothing, and can be replaced by another (%s)',
    async (number, code) => {
      const bad = await client.add(number);
      const good = await client.add();
      const invoice = await client.order();
      expect(refusal(await client.payWith(invoice, bad.id))).toMatchObject({ status: 409, code });
      expect(await client.invoice(invoice)).toMatchObject({ status: 'unpaid', payments: [{ status: 'declined' }] });
      success(await client.payWith(invoice, good.id));
      expect((await client.invoice(invoice)).status).toBe('paid');
    },
  );

  test("a card that requires authentication pays after it, on the gateway's page", async () => {
    const { id: card } = await client.add(cards.confirmedAlways);
    const invoice = await client.order();
    const { url, payment_id: paymentId } = success(await client.payWith(invoice, card));
    expect(await client.sync(paymentId ?? '')).toMatchObject({ status: 'pending', checkout: { state: 'open' } });
    expect(await (await fetch(url ?? '')).text()).toContain('Your bank asks: is this you?');
    expect((await submit(url ?? '', { decision: 'confirm' })).status).toBe(303);
    expect((await client.sync(paymentId ?? '')).status).toBe('succeeded');
    expect((await client.invoice(invoice)).status).toBe('paid');
  });

  test('a payment that waits for authentication is replaced by another card, and its page accepts nothing more', fullOnly, async () => {
    const slow = await client.add(cards.confirmedAlways);
    const good = await client.add();
    const invoice = await client.order();
    const { url } = success(await client.payWith(invoice, slow.id));
    expect(success(await client.payWith(invoice, good.id)).next_action).toBe('none');
    await submit(url ?? '', { decision: 'confirm' });
    expect((await client.invoice(invoice)).payments.map(({ status }) => status)).toEqual(['succeeded', 'cancelled']);
    expect(await client.balance()).toBe(0);
  });

  test('after a declined card the page stays usable: another card pays, and is saved if requested', fullOnly, async () => {
    const invoice = await client.order();
    const { url, payment_id: paymentId } = success(await client.payWith(invoice, undefined));
    const first = await typeCard(url ?? '', { number: cards.declined, keep: true });
    expect([first.status, first.html]).toEqual([200, expect.stringContaining('The card was declined.')]);
    expect(await client.sync(paymentId ?? '')).toMatchObject({ status: 'pending' });
    expect((await typeCard(url ?? '', { number: cards.confirmedFirst, keep: true })).html).toContain('is this you?');
    expect((await submit(url ?? '', { decision: 'deny' })).html).toContain('The card wasn’t confirmed.');
    expect((await typeCard(url ?? '', { number: cards.otherGood, keep: true })).status).toBe(303);
    expect((await client.sync(paymentId ?? '')).status).toBe('succeeded');
    expect(await client.listed()).toMatchObject([{ brand: 'Mastercard', last_four: '4444' }]);
  });

  test("a card isn't saved unless requested", fullOnly, async () => {
    const { url, payment_id: paymentId } = success(await client.topUpWith(20, undefined));
    await typeCard(url ?? '', { number: cards.good });
    expect((await client.sync(paymentId ?? '')).status).toBe('succeeded');
    expect(await client.listed()).toEqual([]);
    expect(await client.balance()).toBe(20);
  });

  test('topUpBalance with a saved card: tops up at once, once per key, and reports a decline', async () => {
    const { id: card } = await client.add();
    const key = randomUUID();
    const start = success(await client.topUpWith(25, card, key));
    expect(start.next_action).toBe('none');
    expect(success(await client.topUpWith(25, card, key))).toEqual(start);
    expect(await client.balance()).toBe(25);
    const bad = await client.add(cards.declinedLater);
    expect(refusal(await client.topUpWith(25, bad.id))).toMatchObject({ status: 409, code: 'card_declined' });
    expect(await client.balance()).toBe(25);
  });

  test("another client's card looks like a missing one", async () => {
    const { id: theirs } = await client.add();
    const other = cardHolder(api.call, (await api.register()).token);
    const invoice = await other.order();
    for (const card of [theirs, randomUUID()]) {
      expect(refusal(await other.payWith(invoice, card))).toMatchObject({ status: 404, code: 'not_found', message: 'Card not found' });
      expect(refusal(await other.topUpWith(20, card))).toMatchObject({ status: 404, code: 'not_found', message: 'Card not found' });
      expect(refusal(await other.remove(card))).toMatchObject({ status: 404, code: 'not_found', message: 'Card not found' });
    }
    expect(await client.listed()).toHaveLength(1);
    expect(refusal(await client.payWith(await client.order(), randomUUID()))).toMatchObject({ status: 404 });
  });

  test("a card's number and security code are nowhere in the database", async () => {
    await client.add();
    const tables = await api.app.database.read((tx) => tx.introspection.getTables());
    for (const { name, schema } of tables.filter(({ isView }) => !isView)) {
      const rows = await api.app.database.read((tx) =>
        tx
          .withSchema(schema ?? 'public')
          .selectFrom(name as 'payment')
          .selectAll()
          .execute(),
      );
      expect([name, /4242\s?4242\s?4242|"cvc"/.test(JSON.stringify(rows))]).toEqual([name, false]);
    }
  });
});

describe("the sandbox's card page", () => {
  let api: TestApi;
  let url: string;
  beforeAll(async () => {
    api = await startTestApi();
    const client = cardHolder(api.call, (await api.register({ language: 'ru' })).token);
    const options = { token: client.token, idempotencyKey: randomUUID(), language: 'ru', body: { paymentmethod: cardMethod } } as const;
    url = success(await api.call('addCard', options)).url ?? '';
  });
  afterAll(() => api.close());

  test.each([
    [{ number: '4111 1111 1111 1111' }, 'Такой карты нет в списке тестовых'],
    [{ number: '' }, 'Такой карты нет в списке тестовых'],
    [{ number: cards.good, expiry: '01/20' }, 'Укажите будущий месяц'],
    [{ number: cards.good, expiry: '13/34' }, 'Укажите будущий месяц'],
    [{ number: cards.good, cvc: 'abc' }, 'Укажите три или четыре цифры'],
  ])('reports errors in %o without echoing the input', async (typed, message) => {
    const { status, html } = await typeCard(url, typed);
    expect([status, html]).toEqual([200, expect.stringContaining(message)]);
    expect(html).not.toContain('value="4');
  });

  test('redirects after each step, so that Back and reload resubmit nothing', async () => {
    const sent = await fetch(url, { method: 'POST', body: new URLSearchParams({ decision: 'card', number: '1' }), redirect: 'manual' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${new URL(url).pathname}?problem=number`]);
    for (const problem of ['', 'constructor', '<b>']) {
      const html = await (await fetch(`${url}?problem=${encodeURIComponent(problem)}`)).text();
      expect(html).not.toContain('role="alert"');
    }
  });

  test('is marked as a sandbox, runs nothing and requires a known decision', async () => {
    const response = await fetch(url);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('ПЕСОЧНИЦА — деньги не списываются');
    expect((await submit(url, { decision: 'steal' })).status).toBe(422);
    expect((await submit(url, { decision: 'leave' })).status).toBe(303);
  });
});
